# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""`with raises(SomeError) as caught:` for tests that also run where pytest does not."""


class raises:  # noqa: N801  reads like pytest's own
    """Fail unless the block raises the expected error, which is then in .error."""

    def __init__(self, expected):
        self.expected = expected
        self.error = None

    def __enter__(self):
        return self

    def __exit__(self, kind, error, trace):
        assert kind is not None, "%s was not raised" % self.expected.__name__
        self.error = error
        return issubclass(kind, self.expected)
