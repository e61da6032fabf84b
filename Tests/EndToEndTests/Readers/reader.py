"""What a user of a screen reader does: asks for the objects of a program on the accessibility bus, and uses them."""

import subprocess
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib

PATIENCE = 60
# In milliseconds. Changes that nobody is told of are looked for again.
PAUSE = 200


def switch_on(name, is_on=True):
    """Sets a property of org.a11y.Status, as a screen reader does that starts or ends."""
    Gio.bus_get_sync(Gio.BusType.SESSION).call_sync(
        "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set",
        GLib.Variant("(ssv)", ("org.a11y.Status", name, GLib.Variant("b", is_on))), None, 0, -1)


class Reader:
    """Runs a program, and knows nothing of its views."""

    def __init__(self, arguments, events=("object:children-changed", "object:state-changed", "object:property-change")):
        self.name = arguments[0].split("/")[-1]
        self.heard = []
        switch_on("IsEnabled")
        self.listener = Atspi.EventListener.new(self.hear)
        for kind in events:
            self.listener.register(kind)
        self.arguments = arguments
        self.start()

    def start(self):
        self.program = subprocess.Popen(self.arguments)
        self.until("the application", lambda: self.application() and self.window())

    def hear(self, event):
        self.heard.append(event)

    def end(self):
        self.program.kill()
        self.program.wait()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.end()

    def until(self, what, answer):
        """What `answer` gives, as soon as it gives something. It is asked after each event of the bus."""
        late = []
        patience = GLib.timeout_add_seconds(PATIENCE, lambda: late.append(True))
        again = GLib.timeout_add(PAUSE, lambda: True)
        try:
            while not late:
                try:
                    found = answer()
                except GLib.Error:
                    found = None
                if found:
                    return found
                if self.program.poll() is not None:
                    sys.exit(f"the program ended before {what}")
                GLib.MainContext.default().iteration(True)
        finally:
            GLib.source_remove(again)
            if not late:
                GLib.source_remove(patience)
        sys.exit(f"waited in vain for {what}; there is\n{self.dump()}")

    def application(self):
        desktop = Atspi.get_desktop(0)
        children = [desktop.get_child_at_index(place) for place in range(desktop.get_child_count())]
        return next((child for child in children if child and child.get_name() == self.name), None)

    def window(self):
        return self.application().get_child_at_index(0)

    def all(self, root=None):
        """All objects of the window, in reading order."""
        root = root or self.window()
        for place in range(root.get_child_count()):
            child = root.get_child_at_index(place)
            if child:
                yield child
                yield from self.all(child)

    def seek(self, role, name=None, root=None):
        return next((each for each in self.all(root) if each.get_role_name() == role and name in (None, each.get_name())), None)

    def find(self, role, name=None, root=None):
        return self.until(f"{role} {name}", lambda: self.seek(role, name, root))

    def gone(self, role, name):
        return self.until(f"the end of {role} {name}", lambda: self.window() and self.seek(role, name) is None)

    def use(self, role, name, action="activate"):
        """While one screen gives way to another nothing can be used."""
        self.until(f"{action} of {role} {name}", lambda: self.try_(self.seek(role, name), action))

    def act(self, target, action):
        assert self.try_(target, action), action

    def try_(self, target, action):
        names = self.actions(target) if target else []
        return action in names and Atspi.Action.do_action(target, names.index(action))

    def actions(self, target):
        return [Atspi.Action.get_action_name(target, place) for place in range(Atspi.Action.get_n_actions(target))]

    def is_(self, state, role, name):
        target = self.seek(role, name)
        return target is not None and target.get_state_set().contains(state)

    def select(self, role, place):
        """Chooses a child of a list by its place."""
        self.until(f"choice {place} in {role}", lambda: Atspi.Selection.select_child(self.seek(role), place))

    def text(self, target):
        return Atspi.Text.get_text(target, 0, -1)

    def dump(self):
        try:
            return "\n".join(f"{each.get_role_name()} {each.get_name()!r}" for each in self.all())
        except GLib.Error as error:
            return str(error)
