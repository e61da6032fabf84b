"""A portal of settings, as a desktop has one, beside a program that writes down what it follows: style, contrast, movement, size of texts.
The first argument says how the portal behaves: it is `ready` before the program, comes `late`, is `silent`, or tells everything `twice`."""

import os
import subprocess
import sys

from gi.repository import Gio, GLib

SETTINGS, PATH = "org.freedesktop.portal.Settings", "/org/freedesktop/portal/desktop"
APPEARANCE, INTERFACE, ACCESSIBILITY = "org.freedesktop.appearance", "org.gnome.desktop.interface", "org.gnome.desktop.a11y.interface"
DESCRIPTION = f"""<node><interface name='{SETTINGS}'>
<method name='ReadAll'><arg type='as' direction='in'/><arg type='a{{sa{{sv}}}}' direction='out'/></method>
<signal name='SettingChanged'><arg type='s'/><arg type='s'/><arg type='v'/></signal></interface></node>"""

behaviour, arguments = sys.argv[1], sys.argv[2:]
questions = []
values = {APPEARANCE: {"color-scheme": GLib.Variant("u", 1)}, "org.kde": {"odd": GLib.Variant("(ii)", (1, 2))}}
bus = Gio.bus_get_sync(Gio.BusType.SESSION)


def answer(connection, sender, path, interface, method, parameters, invocation):
    questions.append(method)
    if behaviour != "silent":
        invocation.return_value(GLib.Variant("(a{sa{sv}})", (values,)))


def open_portal():
    bus.register_object(PATH, Gio.DBusNodeInfo.new_for_xml(DESCRIPTION).interfaces[0], answer, None, None)
    Gio.bus_own_name_on_connection(bus, "org.freedesktop.portal.Desktop", Gio.BusNameOwnerFlags.NONE, None, None)


def change(group, key, value):
    for _ in range(2 if behaviour == "twice" else 1):
        bus.emit_signal(None, PATH, SETTINGS, "SettingChanged", GLib.Variant("(ssv)", (group, key, value)))


lines = []
if behaviour != "late":
    open_portal()
program = subprocess.Popen(arguments, stdout=subprocess.PIPE)
unfinished = b""


def read(source, _):
    # All that is there: two lines may come at once, and then nothing more.
    global unfinished
    text = os.read(source.fileno(), 65536)
    *whole, unfinished = (unfinished + text).split(b"\n")
    lines.extend(line.decode().strip() for line in whole)
    return bool(text)


GLib.io_add_watch(program.stdout, GLib.IO_IN | GLib.IO_HUP, read)


def wait(for_what, until):
    late = []
    patience = GLib.timeout_add_seconds(60, lambda: late.append(True))
    while not until():
        if late or program.poll() is not None:
            program.kill()
            sys.exit(f"waited in vain for {for_what}; there is {lines}")
        GLib.MainContext.default().iteration(True)
    GLib.source_remove(patience)


def expect(line):
    wait(line, lambda: line in lines)
    lines[: lines.index(line) + 1] = []


if behaviour in ("late", "silent"):
    expect("light normal moves L")
if behaviour == "late":
    open_portal()
if behaviour == "silent":
    # From its question on the program hears of changes.
    wait("a question", lambda: questions)
if behaviour != "silent":
    expect("dark normal moves L")
    change(APPEARANCE, "color-scheme", GLib.Variant("u", 2))
    expect("light normal moves L")
change(APPEARANCE, "color-scheme", GLib.Variant("s", "dark"))
change(APPEARANCE, "color-scheme", GLib.Variant("v", GLib.Variant("u", 1)))
expect("dark normal moves L")
change(ACCESSIBILITY, "high-contrast", GLib.Variant("b", True))
expect("dark high moves L")
change(INTERFACE, "enable-animations", GLib.Variant("b", False))
expect("dark high rests L")
change(INTERFACE, "text-scaling-factor", GLib.Variant("d", 1.25))
expect("dark high rests XXL")
assert not lines, lines
program.kill()
