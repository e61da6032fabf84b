"""A program whose accessibility bus is killed: it goes on, and joins the one that comes next."""

import os
import signal
import subprocess
import sys

from gi.repository import Gio, GLib
from reader import PATIENCE, switch_on

ROOT = "/org/a11y/atspi/accessible/root"
session = Gio.bus_get_sync(Gio.BusType.SESSION)


def listen(bus):
    """From now on each signal of a bus, of names that come and go among them, wakes who waits."""
    bus.signal_subscribe(None, None, None, None, None, Gio.DBusSignalFlags.NONE, lambda *_: None)


def until(what, answer):
    """What `answer` gives, as soon as it gives something. It is asked after each event."""
    late = []
    patience = GLib.timeout_add_seconds(PATIENCE, lambda: late.append(True))
    while not late:
        try:
            found = answer()
        except GLib.Error:
            found = None
        if found:
            GLib.source_remove(patience)
            return found
        GLib.MainContext.default().iteration(True)
    sys.exit(f"waited in vain for {what}")


def has_owner(name):
    return call(session, "org.freedesktop.DBus", "/", "org.freedesktop.DBus", "NameHasOwner", GLib.Variant("(s)", (name,)))[0]


def call(bus, name, path, interface, method, arguments=None):
    return bus.call_sync(name, path, interface, method, arguments, None, 0, -1, None).unpack()


def connect():
    address = call(session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress")[0]
    flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
    bus = Gio.DBusConnection.new_for_address_sync(address, flags, None, None)
    bus.set_exit_on_close(False)
    bus.connect("closed", lambda *_: None)
    listen(bus)
    return bus


def application(bus):
    """The name of the program on a bus, which answers there."""
    children = call(bus, "org.a11y.atspi.Registry", ROOT, "org.a11y.atspi.Accessible", "GetChildren")[0]
    return children and call(bus, children[0][0], ROOT, "org.a11y.atspi.Accessible", "GetChildren")[0]


def family(process):
    """A process and all that it has started."""
    parents = {}
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{name}/stat") as file:
                parents.setdefault(int(file.read().rsplit(")", 1)[1].split()[1]), []).append(int(name))
        except OSError:
            pass
    return [process, *(each for child in parents.get(process, []) for each in family(child))]


listen(session)
program = subprocess.Popen(sys.argv[1:], stdout=subprocess.PIPE)
try:
    assert program.stdout.readline() == b"appeared\n"
    switch_on("IsEnabled")
    bus = connect()
    until("the program", lambda: application(bus))
    launcher = call(
        session, "org.freedesktop.DBus", "/", "org.freedesktop.DBus", "GetConnectionUnixProcessID", GLib.Variant("(s)", ("org.a11y.Bus",)))[0]
    for process in family(launcher):
        os.kill(process, signal.SIGKILL)
    until("the end of the bus", bus.is_closed)
    until("the end of its launcher", lambda: not has_owner("org.a11y.Bus"))
    switch_on("IsEnabled")
    bus = connect()
    until("the program on the next bus", lambda: application(bus))
    assert program.poll() is None
finally:
    program.kill()
    program.wait()
