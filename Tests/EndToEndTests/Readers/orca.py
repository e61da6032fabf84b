"""Orca beside a program in a window: what it says as keys lead through the program.

usage: orca.py FOLDER PROGRAM [ARGUMENT…] -- SAYING [KEYS:SAYING…] — each is a part of what is said behind the keys; the first one behind the
start. The desktop does not say that a reader runs, as where Orca was started by its command.
"""

import os
import select
import subprocess
import sys
import time

PATIENCE = 60
# Orca runs this at its start: what would be spoken is written, so nothing needs to make a sound.
LISTENING = """
from orca import speech

speech._speak = lambda text, *_: print("says", text, flush=True)
print("ready", flush=True)
"""

split = sys.argv.index("--")
folder, program, steps = sys.argv[1], sys.argv[2:split], sys.argv[split + 1 :]
environment = dict(
    os.environ, HOME=folder, XDG_CONFIG_HOME=folder + "/config", XDG_DATA_HOME=folder + "/data", XDG_CACHE_HOME=folder + "/cache",
    XDG_RUNTIME_DIR=folder, GSETTINGS_BACKEND="memory", GDK_BACKEND="x11", SPEECHD_CMD="/bin/false", NO_AT_BRIDGE="1", LANG="C.UTF-8")
os.makedirs(folder + "/preferences")
with open(folder + "/preferences/orca-customizations.py", "w") as file:
    file.write(LISTENING)
heard = [b""]


def listen(reader, text):
    """Waits for Orca to write a text."""
    until = time.monotonic() + PATIENCE
    while text not in heard[0].decode(errors="replace"):
        if select.select([reader.stdout], [], [], max(until - time.monotonic(), 0))[0]:
            piece = os.read(reader.stdout.fileno(), 65536)
            heard[0] += piece
            if piece:
                continue
        sys.exit(f"Orca does not say {text!r}, but\n{heard[0].decode(errors='replace')}")
    _, _, rest = heard[0].partition(text.encode())
    heard[0] = rest


def press(*words):
    subprocess.run(["xdotool", *words], env=environment, check=True, stdout=subprocess.DEVNULL)


reader = subprocess.Popen(["/usr/bin/orca", "--user-prefs", folder + "/preferences"], env=environment, stdout=subprocess.PIPE)
app = None
try:
    listen(reader, "says Screen reader on.")
    app = subprocess.Popen(program, env=environment)
    search = ["xdotool", "search", "--sync", "--onlyvisible", "--pid", str(app.pid)]
    window = subprocess.run(search, env=environment, check=True, capture_output=True, text=True).stdout.split()[0]
    press("windowfocus", window)
    listen(reader, steps[0])
    for step in steps[1:]:
        keys, saying = step.split(":", 1)
        press("key", *keys.split())
        listen(reader, saying)
finally:
    for process in filter(None, (app, reader)):
        process.kill()
        process.wait()
