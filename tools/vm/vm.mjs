// SPDX-FileCopyrightText: 2026 The Drawbridge team
// SPDX-License-Identifier: MIT
//
// Runs one job on MicroPython: node vm.mjs <path of micropython.mjs>, with the job as JSON on stdin:
// {heap, pystack, files: {path: base64}, steps: [source]}. What Python prints goes to stdout. An
// exception ends the job with exit status 1 and its traceback on stderr.

import fs from "node:fs";

// Nearly every byte code of this build passes through WebAssembly.Table.get, which is slow. The table
// never changes once it is filled, so remembering its entries makes Python more than three times faster.
const slowGet = WebAssembly.Table.prototype.get;
const entries = [];
WebAssembly.Table.prototype.get = function (index) {
  return (entries[index] ??= slowGet.call(this, index));
};

const job = JSON.parse(fs.readFileSync(0, "utf8"));
const { loadMicroPython } = await import(process.argv[2]);

const printed = [];
const flush = () => fs.writeFileSync(1, Buffer.from(printed.splice(0)));
const python = await loadMicroPython({
  heapsize: job.heap,
  pystack: job.pystack,
  linebuffer: false,
  stdout: (bytes) => printed.push(...bytes),
});

for (const [path, content] of Object.entries(job.files)) {
  const parts = path.split("/").slice(0, -1);
  for (let depth = 1; depth <= parts.length; depth++) {
    const folder = parts.slice(0, depth).join("/");
    if (!python.FS.analyzePath(folder).exists) python.FS.mkdir(folder);
  }
  python.FS.writeFile(path, Buffer.from(content, "base64"));
}

try {
  for (const step of job.steps) python.runPython(step);
} catch (error) {
  flush();
  fs.writeFileSync(2, error.name === "PythonError" ? error.message : String(error.stack));
  process.exit(1);
}
flush();
