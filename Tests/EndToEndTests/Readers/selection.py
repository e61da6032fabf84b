"""Selection by a screen reader: a row is chosen by using it and by its place, also far down in a million rows."""

import sys

from gi.repository import Atspi
from reader import Reader

rows = int(sys.argv[sys.argv.index("-rows") + 1]) if "-rows" in sys.argv else None
with Reader(sys.argv[1:]) as reader:
    reader.find("label", "Nothing yet")
    reader.use("push button", "Choose")
    if rows is None:
        reader.use("list item", "Porcelana")
        reader.find("label", "Porcelana")
        reader.use("push button", "Choose")
        reader.select("list", 0)
        reader.until("another choice", lambda: not reader.seek("label", "Porcelana") and reader.seek("push button", "Choose"))
    else:
        table = reader.find("list")
        attributes = Atspi.Accessible.get_attributes(reader.find("list item", "Text 1"))
        assert attributes["posinset"] == "1" and attributes["setsize"] == str(rows), attributes
        for _ in range(3):
            count = table.get_child_count()
            assert 0 < count < 100, count
            last = table.get_child_at_index(count - 1).get_name()
            reader.act(table, "scroll down")
            reader.until("more rows", lambda: table.get_child_at_index(table.get_child_count() - 1).get_name() != last)
        row = table.get_child_at_index(table.get_child_count() // 2)
        name = row.get_name()
        assert name.startswith("Text ") and int(name[5:]) > 30, name
        reader.use("list item", name)
        reader.find("label", name)
