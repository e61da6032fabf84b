"""Uses TabOrder as a screen reader does, and knows nothing of its views. Wants the program and its arguments; ends with 0 if all went well."""

import subprocess
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib

PATIENCE = 30


def until(what, answer):
    """What `answer` gives, as soon as it gives something. It is asked again after each event of the bus, and at no other time."""
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


def application():
    desktop = Atspi.get_desktop(0)
    children = [desktop.get_child_at_index(place) for place in range(desktop.get_child_count())]
    return next((child for child in children if child and child.get_name() == "TabOrder"), None)


def find(role, name):
    window = application().get_child_at_index(0)
    for place in range(window.get_child_count()):
        child = window.get_child_at_index(place)
        if (child.get_role_name(), child.get_name()) == (role, name):
            return child
    return None


def use(role, name):
    assert Atspi.Action.do_action(until(name, lambda: find(role, name)), 0)


def has(role, name, state):
    return find(role, name).get_state_set().contains(state)


bus = Gio.bus_get_sync(Gio.BusType.SESSION)
bus.call_sync(
    "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set",
    GLib.Variant("(ssv)", ("org.a11y.Status", "IsEnabled", GLib.Variant("b", True))), None, 0, -1)
listener = Atspi.EventListener.new(lambda event: None)
for kind in ("object:children-changed", "object:state-changed", "object:property-change"):
    listener.register(kind)
program = subprocess.Popen(sys.argv[1:])
try:
    until("the application", application)
    use("page tab", "C")
    until("tab C", lambda: find("label", "An object of class C") and has("page tab", "C", Atspi.StateType.SELECTED))
    use("toggle button", "Lock")
    until("the lock", lambda: has("toggle button", "Lock", Atspi.StateType.PRESSED))
    use("page tab", "A")
    until("the refusal", lambda: find("label", "shouldSelect C\ndidSelect C\nshouldSelect A"))
    assert has("page tab", "C", Atspi.StateType.SELECTED)
    use("toggle button", "Lock")
    until("the lock to open", lambda: not has("toggle button", "Lock", Atspi.StateType.PRESSED))
    use("page tab", "A")
    until("tab A", lambda: find("label", "An object of class A"))
    assert program.poll() is None
finally:
    program.kill()
