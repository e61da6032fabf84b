"""Views by a screen reader: each operation is used, and the log says what it has called."""

import sys

from gi.repository import Atspi
from reader import Reader

with Reader(sys.argv[1:]) as reader:

    def log():
        found = [each for each in reader.all() if Atspi.Accessible.get_accessible_id(each) == "log"]
        if not found:
            return ""
        return reader.text(found[0]) if "Text" in found[0].get_interfaces() else found[0].get_name()

    def ends(line):
        reader.until(line, lambda: log().rstrip().endswith(line))

    reader.use("push button", "Add")
    ends("order A B C D")
    reader.use("push button", "Remove")
    ends("order A B C")
    reader.use("push button", "Exchange")
    ends("order C B A")
    reader.use("push button", "To back")
    reader.use("push button", "Name")
    reader.until("the name", lambda: "= 10000" in log())
    reader.use("push button", "Name")
    reader.until("the refusal", lambda: log().rstrip().endswith("= 0"))
    reader.use("push button", "Unname")
    ends("= true")
    reader.use("push button", "Unname")
    ends("= false")
