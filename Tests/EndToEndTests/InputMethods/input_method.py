"""An input method beside a program in a window: composes a long text, commits it, and dies in the middle of another one.

usage: input_method.py FOLDER PROGRAM [ARGUMENT…] — the program writes a line `text …` whenever the text in its field changes; the field is
where the test clicks. The method is IBus as SDL knows it, on the session bus.
"""

import os
import subprocess
import sys
import threading

from gi.repository import Gio, GLib

PATIENCE = 60
NAME, PATH, CONTEXT = "org.freedesktop.IBus", "/org/freedesktop/IBus", "/org/freedesktop/IBus/InputContext_1"
DESCRIPTION = f"""<node>
<interface name='{NAME}'><method name='CreateInputContext'><arg type='s' direction='in'/><arg type='o' direction='out'/></method></interface>
<interface name='{NAME}.InputContext'>
<method name='ProcessKeyEvent'><arg type='u' direction='in'/><arg type='u' direction='in'/><arg type='u' direction='in'/><arg type='b' direction='out'/></method>
<method name='SetCapabilities'><arg type='u' direction='in'/></method>
<method name='SetCursorLocation'><arg type='i' direction='in'/><arg type='i' direction='in'/><arg type='i' direction='in'/><arg type='i' direction='in'/></method>
<method name='FocusIn'/><method name='FocusOut'/><method name='Reset'/>
</interface></node>"""


class InputMethod:
    """Takes letters, and composes what it is told to."""

    def __init__(self, folder):
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        self.asked, self.takes = [], True
        interfaces = Gio.DBusNodeInfo.new_for_xml(DESCRIPTION).interfaces
        for path, interface in zip((PATH, CONTEXT), interfaces):
            self.bus.register_object(path, interface, self.answer, None, None)
        self.owner = Gio.bus_own_name_on_connection(self.bus, NAME, Gio.BusNameOwnerFlags.NONE, None, None)
        # By this file programs find the method.
        with open("/etc/machine-id" if os.path.exists("/etc/machine-id") else "/var/lib/dbus/machine-id") as file:
            machine = file.read().strip()
        os.makedirs(folder + "/ibus/bus")
        with open(f"{folder}/ibus/bus/{machine}-unix-{os.environ['DISPLAY'].lstrip(':').split('.')[0]}", "w") as file:
            file.write(f"IBUS_ADDRESS={os.environ['DBUS_SESSION_BUS_ADDRESS']}\nIBUS_DAEMON_PID={os.getpid()}\n")

    def answer(self, connection, sender, path, interface, method, parameters, invocation):
        with news:
            self.asked.append((method, parameters.unpack()))
            news.notify_all()
        if method == "CreateInputContext":
            self.program = sender
            return invocation.return_value(GLib.Variant("(o)", (CONTEXT,)))
        if method == "ProcessKeyEvent":
            return invocation.return_value(GLib.Variant("(b)", (self.takes,)))
        invocation.return_value(None)

    @staticmethod
    def text(text):
        return GLib.Variant("(sa{sv}sv)", ("IBusText", {}, text, GLib.Variant("(sa{sv}av)", ("IBusAttrList", {}, []))))

    def signal(self, name, *values):
        self.bus.emit_signal(None, CONTEXT, NAME + ".InputContext", name, GLib.Variant.new_tuple(*values))

    def compose(self, text):
        self.signal("UpdatePreeditText", GLib.Variant("v", self.text(text)), GLib.Variant("u", len(text)), GLib.Variant("b", bool(text)))

    def commit(self, text):
        self.compose("")
        self.signal("CommitText", GLib.Variant("v", self.text(text)))

    def die(self):
        self.takes = False
        Gio.bus_unown_name(self.owner)


news = threading.Condition()
lines = []
method = InputMethod(sys.argv[1])
threading.Thread(target=GLib.MainLoop().run, daemon=True).start()
environment = dict(os.environ, XDG_CONFIG_HOME=sys.argv[1])
program = subprocess.Popen(sys.argv[2:], stdout=subprocess.PIPE, env=environment, text=True)


def read():
    for line in program.stdout:
        with news:
            lines.append(line.rstrip("\n"))
            news.notify_all()


threading.Thread(target=read, daemon=True).start()


def wait(what, until):
    with news:
        if not news.wait_for(until, PATIENCE):
            sys.exit(f"waited in vain for {what}; there is {lines[-3:]}, and the method was asked {method.asked[-5:]}")


def asked(name, first=None):
    return any(each[0] == name and first in (None, *each[1][:1]) for each in method.asked)


def press(*words):
    subprocess.run(["xdotool", *words], check=True, stdout=subprocess.DEVNULL)


def shows(text):
    wait(f"a text of {len(text)} characters", lambda: [line for line in lines if line.startswith("text ")][-1:] == ["text " + text])


try:
    search = ["xdotool", "search", "--sync", "--onlyvisible", "--pid", str(program.pid)]
    window = subprocess.run(search, check=True, capture_output=True, text=True).stdout.split()[0]
    wait("the program", lambda: lines)
    press("windowfocus", window)
    wait("the focus", lambda: asked("FocusIn"))
    press("mousemove", "--window", window, "195", "631", "click", "1")
    press("key", "k")
    wait("a key", lambda: asked("ProcessKeyEvent", ord("k")))
    # Longer than SDL's buffer of 32 bytes.
    sentence = "長い文章を変換しています" * 20
    method.compose(sentence)
    shows(sentence)
    method.compose(sentence + "🦊")
    shows(sentence + "🦊")
    method.commit(sentence)
    shows(sentence)
    # What is composed beside it when the method dies stays as it is.
    method.compose("未完")
    shows(sentence + "未完")
    method.die()
    press("key", "x")
    shows(sentence + "未完x")
finally:
    program.kill()
    program.wait()
