"""A keeper of secrets that behaves as it is told, and keeps them in a file.

usage: secrets.py MODE FILE — the mode is one of
  done      does all that it is asked
  locked    is locked until the person is asked, who agrees
  twice     the same, and answers the question twice, the second time as if it had been turned down
  dismiss   is locked, and the person wants nothing of it
  ignore    is locked, and the person never answers
  refuse    lets nobody have anything
  silent    never answers who looks for secrets
  die       leaves in the middle of adding the second secret, the first of which it has kept
  odd       answers with other types than are documented
  noplace   has no place for secrets
"""

import base64
import json
import os
import sys

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib

MODE, FILE = sys.argv[1:]
PATH = "/org/freedesktop/secrets"
COLLECTION = PATH + "/collection/login"
SECRET = "org.freedesktop.Secret."
DESCRIPTION = """
<node>
 <interface name="org.freedesktop.Secret.Service">
  <method name="OpenSession"><arg type="s" direction="in"/><arg type="v" direction="in"/><arg type="v" direction="out"/><arg type="o" direction="out"/></method>
  <method name="SearchItems"><arg type="a{ss}" direction="in"/><arg type="ao" direction="out"/><arg type="ao" direction="out"/></method>
  <method name="Unlock"><arg type="ao" direction="in"/><arg type="ao" direction="out"/><arg type="o" direction="out"/></method>
  <method name="GetSecrets"><arg type="ao" direction="in"/><arg type="o" direction="in"/><arg type="SECRETS" direction="out"/></method>
  <method name="ReadAlias"><arg type="s" direction="in"/><arg type="o" direction="out"/></method>
 </interface>
 <interface name="org.freedesktop.Secret.Collection">
  <method name="CreateItem"><arg type="a{sv}" direction="in"/><arg type="(oayays)" direction="in"/><arg type="b" direction="in"/><arg type="o" direction="out"/><arg type="o" direction="out"/></method>
 </interface>
 <interface name="org.freedesktop.Secret.Item">
  <method name="Delete"><arg type="o" direction="out"/></method>
  <method name="SetSecret"><arg type="(oayays)" direction="in"/></method>
  <property name="Label" type="s" access="readwrite"/>
  <property name="Attributes" type="a{ss}" access="readwrite"/>
 </interface>
 <interface name="org.freedesktop.Secret.Session"><method name="Close"/></interface>
 <interface name="org.freedesktop.Secret.Prompt">
  <method name="Prompt"><arg type="s" direction="in"/></method>
  <method name="Dismiss"/>
 </interface>
</node>
""".replace("SECRETS", "s" if MODE == "odd" else "a{o(oayays)}")
INTERFACES = {interface.name: interface for interface in Gio.DBusNodeInfo.new_for_xml(DESCRIPTION).interfaces}

loop = GLib.MainLoop()
is_locked = MODE in ("locked", "twice", "dismiss", "ignore")
items = json.load(open(FILE)) if os.path.exists(FILE) else {}
counter = 0


def say(*words):
    print(*words, flush=True)


def save():
    json.dump(items, open(FILE, "w"))


def register(path, name):
    connection.register_object(path, INTERFACES[SECRET + name], call, read, write)


def new_path(kind):
    global counter
    counter += 1
    return f"{PATH}/{kind}/{os.getpid()}_{counter}"


def prompt():
    path = new_path("prompt")
    register(path, "Prompt")
    return path


def complete(path, dismissed):
    connection.emit_signal(None, path, SECRET + "Prompt", "Completed", GLib.Variant("(bv)", (dismissed, GLib.Variant("s", ""))))
    return False


def ask(path):
    global is_locked
    if MODE in ("locked", "twice"):
        is_locked = False
        complete(path, False)
    if MODE in ("twice", "dismiss"):
        complete(path, True)
    return False


def call(_, sender, path, interface, method, parameters, invocation):
    global is_locked
    values = parameters.unpack()
    if method not in ("OpenSession", "ReadAlias", "Close"):
        say(method)
    if MODE == "refuse" and method in ("SearchItems", "CreateItem"):
        return invocation.return_dbus_error("org.freedesktop.DBus.Error.AccessDenied", "not for you")
    if MODE == "silent" and method == "SearchItems":
        return
    answer = None
    if method == "OpenSession":
        session = new_path("session")
        register(session, "Session")
        answer = GLib.Variant("(vo)", (GLib.Variant("s", ""), session))
    elif method == "ReadAlias":
        answer = GLib.Variant("(o)", ("/" if MODE == "noplace" else COLLECTION,))
    elif method == "SearchItems":
        found = [item for item, about in items.items() if values[0].items() <= about["attributes"].items()]
        answer = GLib.Variant("(aoao)", ([], found) if is_locked else (found, []))
    elif method == "Unlock":
        answer = GLib.Variant("(aoo)", ([], prompt()) if is_locked else (values[0], "/"))
    elif method == "Prompt":
        GLib.timeout_add(0, ask, path)
    elif method == "GetSecrets" and MODE == "odd":
        answer = GLib.Variant("(s)", ("none",))
    elif method == "GetSecrets":
        secrets = {item: (values[1], b"", base64.b64decode(items[item]["secret"]), "x") for item in values[0]}
        answer = GLib.Variant("(a{o(oayays)})", (secrets,))
    elif method == "CreateItem":
        if is_locked:
            return invocation.return_dbus_error(SECRET + "Error.IsLocked", "it is locked")
        if MODE == "die" and items:
            return loop.quit()
        item = new_path("collection/login")
        items[item] = {
            "label": values[0][SECRET + "Item.Label"], "attributes": values[0][SECRET + "Item.Attributes"],
            "secret": base64.b64encode(bytes(values[1][2])).decode()}
        save()
        register(item, "Item")
        answer = GLib.Variant("(oo)", (item, "/"))
    elif method == "SetSecret":
        items[path]["secret"] = base64.b64encode(bytes(values[0][2])).decode()
        save()
    elif method == "Delete":
        del items[path]
        save()
        answer = GLib.Variant("(o)", ("/",))
    invocation.return_value(answer)


def read(_, sender, path, interface, name):
    return GLib.Variant("s" if name == "Label" else "a{ss}", items[path][name.lower()])


def write(_, sender, path, interface, name, value):
    items[path][name.lower()] = value.unpack()
    save()
    return True


connection = Gio.bus_get_sync(Gio.BusType.SESSION)
register(PATH, "Service")
register(COLLECTION, "Collection")
for item in items:
    register(item, "Item")
Gio.bus_own_name_on_connection(connection, "org.freedesktop.secrets", 0, lambda *_: say("ready"), None)
loop.run()
