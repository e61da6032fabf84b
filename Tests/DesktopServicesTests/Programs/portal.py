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
"""

import os
import re
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

loop = GLib.MainLoop()


def say(*words):
    print(*words, flush=True)


def respond(connection, path, code, results):
    connection.emit_signal(None, path, "org.freedesktop.portal.Request", "Response", GLib.Variant("(ua{sv})", (code, results)))


def chosen_for_printing():
    """A sheet of A5 on its side, of which the first page and the third are wanted."""
    lengths = {"Width": 148, "Height": 210, "MarginTop": 5, "MarginBottom": 6, "MarginLeft": 7, "MarginRight": 8}
    setup = {name: GLib.Variant("d", length) for name, length in lengths.items()}
    setup["Orientation"] = GLib.Variant("s", "landscape")
    settings = {"print-pages": GLib.Variant("s", "ranges"), "page-ranges": GLib.Variant("s", "0,2-9")}
    return {"settings": GLib.Variant("a{sv}", settings), "page-setup": GLib.Variant("a{sv}", setup), "token": GLib.Variant("u", 7)}


def answer(connection, path, method):
    uris = chosen_for_printing() if method == "PreparePrint" else {} if method == "Print" else {"uris": GLib.Variant("as", URIS)}
    if MODE in ("done", "early", "old"):
        respond(connection, path, 0, uris)
    elif MODE == "twice":
        respond(connection, path, 0, uris)
        respond(connection, path, 1, {})
    elif MODE == "cancel":
        respond(connection, path, 1, {})
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
    what = values[1]
    if method == "OpenFile" and interface.endswith("OpenURI"):
        what = os.read(invocation.get_message().get_unix_fd_list().get(what), 100).decode()
    if method == "PreparePrint":
        what = f"{what} {sorted(values[2].items())} {sorted(values[3].items())}"
    if method == "Print":
        with os.fdopen(invocation.get_message().get_unix_fd_list().get(values[2]), "rb") as file:
            document = file.read()
        pages = len(re.findall(rb"/Type */Page\b", document))
        what = f"{what} {document[:5].decode()} {pages} {re.findall(rb'/MediaBox *.([^]]*).', document)[0].decode().strip() if pages else len(document)}"
    say(method, values[0] or "-", what, sorted(options.items()))
    own = f"{PATH}/request/{sender[1:].replace('.', '_')}/{token}"
    handle = PATH + "/request/own/1" if MODE == "old" else own
    if MODE == "early":
        answer(connection, handle, method)
    invocation.return_value(GLib.Variant("(o)", (handle,)))
    if MODE != "early":
        # What has chosen a path of its own is heard only after the reply.
        GLib.timeout_add(300 if MODE == "old" else 0, answer, connection, handle, method)


def read(connection, sender, path, interface, name):
    return GLib.Variant("u", 1)


connection = Gio.bus_get_sync(Gio.BusType.SESSION)
for interface in Gio.DBusNodeInfo.new_for_xml(DESCRIPTION).interfaces:
    connection.register_object(PATH, interface, call, read, None)
Gio.bus_own_name_on_connection(connection, "org.freedesktop.portal.Desktop", 0, lambda *_: say("ready"), None)
loop.run()
