"""A portal that answers as it is told, and writes down what it is asked, one line each.

usage: portal.py MODE [URI…] — the mode is one of
  done      answers after the reply, with the URIs
  early     answers before the reply
  twice     answers twice, the second time with nothing
  cancel    the user wants nothing
  odd       answers with other types than are documented
  old       chooses a path of its own, as before version 0.9
  leave     never answers, and leaves the bus
  none      refuses
  paper     answers with a sheet of paper, given as its page setup in GVariant's text format
  silent    never answers; says when a request is closed
"""

import os
import sys

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib

MODE, URIS = sys.argv[1], sys.argv[2:]
PATH = "/org/freedesktop/portal/desktop"
DESCRIPTION = """
<node>
 <interface name="org.freedesktop.portal.FileChooser">
  <method name="OpenFile"><arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/><arg type="o" direction="out"/></method>
  <property name="version" type="u" access="read"/>
 </interface>
 <interface name="org.freedesktop.portal.OpenURI">
  <method name="OpenURI"><arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/><arg type="o" direction="out"/></method>
  <method name="OpenFile"><arg type="s" direction="in"/><arg type="h" direction="in"/><arg type="a{sv}" direction="in"/><arg type="o" direction="out"/></method>
  <property name="version" type="u" access="read"/>
 </interface>
 <interface name="org.freedesktop.portal.Print">
  <method name="PreparePrint"><arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/><arg type="a{sv}" direction="in"/><arg type="a{sv}" direction="in"/><arg type="o" direction="out"/></method>
  <method name="Print"><arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="h" direction="in"/><arg type="a{sv}" direction="in"/><arg type="o" direction="out"/></method>
  <property name="version" type="u" access="read"/>
 </interface>
 <interface name="org.freedesktop.portal.Notification">
  <method name="AddNotification"><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/></method>
  <method name="RemoveNotification"><arg type="s" direction="in"/></method>
  <property name="version" type="u" access="read"/>
 </interface>
</node>
"""

REQUEST = Gio.DBusNodeInfo.new_for_xml(
    '<node><interface name="org.freedesktop.portal.Request"><method name="Close"/></interface></node>').interfaces[0]

loop = GLib.MainLoop()


def say(*words):
    print(*words, flush=True)


def respond(connection, path, code, results):
    connection.emit_signal(None, path, "org.freedesktop.portal.Request", "Response", GLib.Variant("(ua{sv})", (code, results)))


def answer(connection, path):
    uris = {"uris": GLib.Variant("as", URIS)}
    if MODE in ("done", "early", "old"):
        respond(connection, path, 0, uris)
    elif MODE == "twice":
        respond(connection, path, 0, uris)
        respond(connection, path, 1, {})
    elif MODE == "cancel":
        respond(connection, path, 1, {})
    elif MODE == "paper":
        sheet = GLib.Variant.parse(GLib.VariantType("a{sv}"), URIS[0], None, None)
        respond(connection, path, 0, {"settings": GLib.Variant("a{sv}", {}), "page-setup": sheet, "token": GLib.Variant("u", 7)})
    elif MODE == "odd":
        connection.emit_signal(
            None, path, "org.freedesktop.portal.Request", "Response",
            GLib.Variant("(ua{sv})", (0, {"uris": GLib.Variant("s", "file:///odd"), "x": GLib.Variant("d", 1)})))
    elif MODE == "leave":
        loop.quit()
    return False


def call(connection, sender, path, interface, method, parameters, invocation):
    values = parameters.unpack()
    if interface.endswith("Notification"):
        say(method, *[sorted(value.items()) if isinstance(value, dict) else value for value in values])
        invocation.return_value(None)
        if method == "AddNotification" and MODE == "done":
            signal = GLib.Variant("(ssav)", (values[0], "default", []))
            connection.emit_signal(None, PATH, "org.freedesktop.portal.Notification", "ActionInvoked", signal)
        return
    if MODE == "none":
        return invocation.return_dbus_error("org.freedesktop.portal.Error.NotAllowed", "not now")
    options = values[-1]
    token = options.pop("handle_token")
    what = values[1:-1] if interface.endswith("Print") else values[1:2]
    if method == "Print" or (method == "OpenFile" and interface.endswith("OpenURI")):
        length = 5 if method == "Print" else 100
        what = what[:-1] + (os.read(invocation.get_message().get_unix_fd_list().get(what[-1]), length).decode(),)
    say(method, values[0] or "-", *(sorted(value.items()) if isinstance(value, dict) else value for value in what), sorted(options.items()))
    own = f"{PATH}/request/{sender[1:].replace('.', '_')}/{token}"
    handle = PATH + "/request/own/1" if MODE == "old" else own
    if MODE == "early":
        answer(connection, handle)
    if MODE == "silent":
        connection.register_object(handle, REQUEST, lambda *_: say("closed"), None, None)
    invocation.return_value(GLib.Variant("(o)", (handle,)))
    if MODE != "early":
        # What has chosen a path of its own is heard only after the reply.
        GLib.timeout_add(300 if MODE == "old" else 0, answer, connection, handle)


def read(connection, sender, path, interface, name):
    return GLib.Variant("u", 1)


connection = Gio.bus_get_sync(Gio.BusType.SESSION)
for interface in Gio.DBusNodeInfo.new_for_xml(DESCRIPTION).interfaces:
    connection.register_object(PATH, interface, call, read, None)
Gio.bus_own_name_on_connection(connection, "org.freedesktop.portal.Desktop", 0, lambda *_: say("ready"), None)
loop.run()
