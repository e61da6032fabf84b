"""TabOrder by a screen reader: tabs are chosen and locked; Q is put in place of B, and stays there when the program was killed."""

import sys

from gi.repository import Atspi
from reader import Reader

SELECTED, PRESSED = Atspi.StateType.SELECTED, Atspi.StateType.PRESSED


def tabs(reader):
    bar = reader.seek("page tab list")
    return [bar.get_child_at_index(place).get_name() for place in range(bar.get_child_count())] if bar else []


with Reader(sys.argv[1:]) as reader:
    reader.use("page tab", "C")
    reader.until("tab C", lambda: reader.seek("label", "An object of class C") and reader.is_(SELECTED, "page tab", "C"))
    reader.use("toggle button", "Lock")
    reader.until("the lock", lambda: reader.is_(PRESSED, "toggle button", "Lock"))
    reader.select("page tab list", 0)
    reader.until("the refusal", lambda: reader.seek("label", "shouldSelect C\ndidSelect C\nshouldSelect A"))
    assert reader.is_(SELECTED, "page tab", "C")
    reader.use("toggle button", "Lock")
    reader.until("the lock to open", lambda: not reader.is_(PRESSED, "toggle button", "Lock"))
    reader.select("page tab list", 0)
    reader.find("label", "An object of class A")
    assert Atspi.Selection.get_selected_child(reader.seek("page tab list"), 0).get_name() == "A"

    assert tabs(reader) == ["A", "B", "C", "D", "More"]
    reader.use("page tab", "More")
    rows = reader.find("list")
    assert reader.find("list item", "E").get_parent() == rows
    reader.use("push button", "Edit")
    # What is on the bar already says so.
    reader.until("the grid", lambda: [each for each in reader.all() if each.get_name() == "B, On the bar, 2 of 5"])
    icon = reader.until("Q", lambda: [each for each in reader.all() if each.get_name() == "Q" and "Put in place of B" in reader.actions(each)])
    reader.act(icon[0], "Put in place of B")
    reader.until("Q on the bar", lambda: [each for each in reader.all() if each.get_name() == "Q, On the bar, 2 of 5"])
    reader.use("push button", "Done")
    reader.until("the new order", lambda: tabs(reader) == ["A", "Q", "C", "D", "More"])
    reader.end()

    reader.start()
    reader.until("the stored order", lambda: tabs(reader) == ["A", "Q", "C", "D", "More"])
    reader.use("page tab", "Q")
    reader.find("label", "An object of class Q")
