"""A program as a screen reader comes and goes: when it is on the bus, what it says of itself there, and what it announces."""

import subprocess
import sys

from gi.repository import Atspi, Gio, GLib
from reader import Reader, switch_on


class Witness(Reader):
    """Is there before the desktop says that anybody reads."""

    def __init__(self, arguments):
        self.name = arguments[0].split("/")[-1]
        self.heard = []
        switch_on("IsEnabled", False)
        self.program = subprocess.Popen(arguments, stdout=subprocess.PIPE)

    def listen(self):
        self.listener = Atspi.EventListener.new(self.hear)
        for kind in ("object:announcement", "object:state-changed", "object:children-changed"):
            self.listener.register(kind)

    def hear(self, event):
        # What an event is about may be gone when somebody looks at it later.
        self.heard.append((event.type, event.detail1, event.any_data, event.source.get_name()))

    def hears(self, kind, *values):
        def found():
            return [each for each in self.heard if each[0].startswith(kind) and each[1 : 1 + len(values)] == values]

        return self.until(f"{kind} {values}", found)[-1]


with Witness(sys.argv[1:]) as reader:
    assert reader.program.stdout.readline() == b"appeared\n"
    bus = Gio.DBusConnection.new_for_address_sync(
        Gio.bus_get_sync(Gio.BusType.SESSION)
        .call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, -1, None)
        .unpack()[0],
        Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION, None, None)

    def ask(path, interface, method, arguments=None, name="org.a11y.atspi.Registry"):
        return bus.call_sync(name, path, interface, method, arguments, None, 0, -1, None).unpack()

    root, properties = "/org/a11y/atspi/accessible/root", "org.freedesktop.DBus.Properties"
    assert ask(root, "org.a11y.atspi.Accessible", "GetChildren") == ([],)
    switch_on("IsEnabled")
    reader.listen()
    application = reader.until("the application", lambda: reader.application() and reader.window() and reader.application())
    # Technologies are switched on, and none of them reads.
    reader.find("label", "No reader runs")

    assert application.get_toolkit_name() == "UIKit", application.get_toolkit_name()
    assert application.get_toolkit_version() == "1", application.get_toolkit_version()
    assert Atspi.Accessible.get_atspi_version(application) == "2.1"
    name = application.app.bus_name

    # The number is the one that the registry has given.
    ask(root, properties, "Set", GLib.Variant("(ssv)", ("org.a11y.atspi.Application", "Id", GLib.Variant("i", 4711))), name)
    assert ask(root, properties, "Get", GLib.Variant("(ss)", ("org.a11y.atspi.Application", "Id")), name) == (4711,)
    # One place on the bus answers for all objects.
    assert list(reader.all())
    description = ask("/org/a11y/atspi/accessible", "org.freedesktop.DBus.Introspectable", "Introspect", None, name)[0]
    assert "<node name" not in description, description
    with open(f"/proc/{reader.program.pid}/maps") as maps:
        loaded = maps.read()
    assert "libgio-2.0" in loaded and "libatk" not in loaded and "libatspi" not in loaded

    switch_on("ScreenReaderEnabled")
    reader.find("label", "A reader runs")
    reader.use("push button", "Save")
    reader.hears("object:announcement", 2, "Saved", reader.name)
    reader.use("push button", "Wait")
    reader.hears("object:announcement", 1, "Patience", reader.name)
    reader.use("push button", "Next")
    heard = reader.until(
        "the next page", lambda: [each for each in reader.heard if each[0] == "object:state-changed:focused" and each[3] == "Page two"])
    assert heard[0][1] == 1, heard
    assert [each for each in reader.heard if each[0] == "object:children-changed:add"]
    switch_on("ScreenReaderEnabled", False)
    reader.find("label", "No reader runs")
