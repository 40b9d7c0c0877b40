"""The command `bullpen pipe` as a child process: where it is found, and what is exchanged with it."""

import json
import os
import shlex
import shutil
import signal
import struct
import subprocess
import tempfile
import weakref

MAGIC = b"BPN1"
PROTOCOL = 1
REPLY_HEAD = 16
# Linux: how large a pipe is. One reply should fit, or writer and reader wait for each other again and again.
F_SETPIPE_SZ = 1031
PIPE_SIZE = 1 << 20
LAST_WORDS = 2000


class BullpenError(RuntimeError):
    """The child cannot go on. The text is what it said last."""


def find_command(command=None):
    """The words that start `bullpen`: given, in the variable BULLPEN, in the checkout around this package, on PATH, or by npx."""
    given = command if command is not None else os.environ.get("BULLPEN")
    if given:
        return shlex.split(given) if isinstance(given, str) else list(given)
    checkout = os.path.join(os.path.dirname(__file__), "..", "..", "scripts", "bullpen.mjs")
    if os.path.exists(checkout):
        return ["node", os.path.abspath(checkout)]
    if shutil.which("bullpen"):
        return ["bullpen"]
    return ["npx", "--no-install", "bullpen"]


class Child:
    """A running `bullpen pipe`. One request at a time, each with one reply."""

    def __init__(self, words, command=None):
        self._command = find_command(command) + ["pipe", *words]
        # A file, not a pipe: it never fills up, and it is still there when the child is gone.
        self._errors = tempfile.TemporaryFile()
        try:
            self._process = subprocess.Popen(
                self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors, bufsize=0
            )
        except OSError as error:
            self._errors.close()
            raise BullpenError(
                f"{self._command[0]} cannot be started ({error.strerror}): pass command=… or set BULLPEN"
            ) from error
        self._closed_by = None
        self._in = self._process.stdin
        self._out = self._process.stdout
        self._finalizer = weakref.finalize(self, _end, self._process, self._errors)
        _widen(self._out.fileno())
        self.hello = self._hello()

    def _hello(self):
        head = self._read(8)
        magic, length = head[:4], struct.unpack("<I", head[4:])[0]
        if magic != MAGIC:
            self.close()
            raise BullpenError(f"{' '.join(self._command)} does not speak the protocol of bullpen pipe")
        hello = json.loads(self._read(length))
        if hello["protocol"] != PROTOCOL:
            self.close()
            raise BullpenError(f"the command speaks protocol {hello['protocol']}, this package {PROTOCOL}")
        return hello

    def _read(self, length):
        buffer = bytearray(length)
        self._fill(memoryview(buffer), 0, length)
        return bytes(buffer)

    def send(self, kind, body):
        """Writes a request."""
        if self._closed_by is not None:
            raise BullpenError(self._closed_by)
        # The command may have started the engine through others: if one of them is killed, the engine alone would go on.
        if self._process.poll() is not None:
            raise self._last_words()
        message = struct.pack("<II", kind, len(body)) + body
        try:
            view = memoryview(message)
            while len(view) > 0:
                view = view[self._in.write(view) :]
        except BrokenPipeError:
            raise self._last_words() from None

    def receive(self, buffer):
        """Reads a reply into the buffer, and says how many legal actions it lists."""
        if self._closed_by is not None:
            raise BullpenError(self._closed_by)
        view = memoryview(buffer)
        have = self._fill(view, 0, REPLY_HEAD)
        _, length, listed, _ = struct.unpack_from("<IIII", buffer)
        self._fill(view, have, REPLY_HEAD + length)
        return listed

    def receive_text(self):
        """Reads a reply that is a text."""
        if self._closed_by is not None:
            raise BullpenError(self._closed_by)
        _, length, _, _ = struct.unpack("<IIII", self._read(REPLY_HEAD))
        return self._read(length).decode("utf-8")

    def _fill(self, view, have, wanted):
        """Reads until there are as many bytes; a reply may come in one go, so there may be more."""
        while have < wanted:
            got = self._out.readinto(view[have:])
            if not got:
                raise self._last_words()
            have += got
        return have

    def _last_words(self):
        self._in.close()
        try:
            code = self._process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            code = self._process.wait()
        self._errors.seek(0)
        said = self._errors.read()[-LAST_WORDS:].decode("utf-8", "replace").strip()
        how = f"was killed by {signal.Signals(-code).name}" if code < 0 else f"ended with {code}"
        words = said if code == 2 and said else f"bullpen {how}; its last words: {said or 'none'}"
        self.close(f"this environment was closed by an error: {words}")
        return BullpenError(words)

    @property
    def pid(self):
        """The process that plays. The command may have started it through others."""
        return self.hello["pid"]

    def close(self, why="this environment was closed"):
        if self._closed_by is None:
            self._closed_by = why
        self._finalizer()


def _widen(fd):
    try:
        import fcntl

        fcntl.fcntl(fd, F_SETPIPE_SZ, PIPE_SIZE)
    except (ImportError, OSError):
        pass  # Slower, not wrong.


def _end(process, errors):
    """The child ends when its input does."""
    process.stdin.close()
    process.stdout.close()
    try:
        process.wait(timeout=10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    errors.close()
