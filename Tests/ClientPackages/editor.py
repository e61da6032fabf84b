"""Edits an app as an editor does that has started `forastero lsp` (AX-98): speaks the Language Server Protocol over pipes.

usage: editor.py <command> <folder of a package> <its target>
"""

import glob
import json
import os
import re
import signal
import sys

from language_client import Editor

command, root, target = sys.argv[1:]
sources = f"{root}/Sources/{target}"

EVERYTHING = """\
import UIKit

@objc protocol PickingDelegate: AnyObject {
    @objc optional func picking(_ picking: PickingController, didPick index: Int)
}

class PickingController: UIViewController, UITableViewDelegate {
    @IBOutlet var table: UITableView!
    @IBInspectable var inset: CGFloat = 8
    weak var delegate: PickingDelegate?
    @objc dynamic var picked = 0
    private var observation: NSKeyValueObservation?

    @IBAction func pick(_ sender: UIButton) {
        delegate?.picking?(self, didPick: picked)
        perform(#selector(pickLater), with: nil, afterDelay: 1)
        NotificationCenter.default.addObserver(self, selector: #selector(PickingController.pickLater), name: nil, object: nil)
        observation = observe(\\.picked) { _, _ in }
        setValue(3, forKey: #keyPath(picked))
        table.delegate?.scrollViewDidEndDragging?(table, willDecelerate: false)
    }

    @objc func pickLater() {}

    @objc func show(_ button: UIButton, of size: Int) {
        let all = [#selector(show), #selector(show(_:of:)), #selector(PickingController.show(_:of:))]
        if all.isEmpty { show(button, of: size) }
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { picked = indexPath.row }
}

class SpecialController: PickingController {}

extension SpecialController {
    override func viewDidLoad() {
        super.viewDidLoad()
        if #available(iOS 99, *) { notThere() }
        #if os(iOS)
            pick(UIButton())
        #else
            nowhere()
        #endif
    }

    override var prefersStatusBarHidden: Bool { true }
}
"""
USE = """\
import UIKit

@MainActor func use(_ controller: PickingController) {
    let name = "käse 😀"; controller.pickLater(); print(name)
}
"""


def place(text, word, within):
    """The position of a word behind the first place where another text is, in UTF-16."""
    before = text[: text.index(word, text.index(within))]
    line = before[before.rfind("\n") + 1 :]
    return {"line": before.count("\n"), "character": len(line.encode("utf-16-le")) // 2}


def check(what, is_so, found):
    if not is_so:
        sys.exit(f"editor: {what}; there is {found}")


def edits_of(answer):
    return {(uri.rsplit("/", 1)[1], e["range"]["start"]["line"], e["range"]["start"]["character"], e["newText"]) for uri, edits in answer["changes"].items() for e in edits}


for name, text in [("Everything.swift", EVERYTHING), ("Use.swift", USE)]:
    with open(f"{sources}/{name}", "w") as file:
        file.write(text)
editor = Editor(command, root)
editor.begin(root, {"window": {"workDoneProgress": True}})

# No false error; a real one at its place, also in front of what is translated, and in half-typed source.
uri = editor.open(f"{sources}/Everything.swift", EVERYTHING)
editor.wait(lambda: editor.indexed, "the index")
editor.wait(lambda: uri in editor.diagnostics and not editor.errors(uri), "a list without errors")
wrong = EVERYTHING.replace("didPick: picked)", "didPick: picket)").replace("@objc func pickLater() {}", "@objc func pickLater() { nonsense() }")
editor.replace(uri, 2, wrong)
found = [e[:2] for e in editor.errors(uri)]
expected = [tuple(place(wrong, word, word).values()) for word in ["picket", "nonsense"]]
check("errors are at their places", sorted(found) == sorted(expected), (editor.errors(uri), expected))
editor.replace(uri, 3, EVERYTHING.replace("delegate?.picking?(self, didPick: picked)", "delegate?."))
check("half-typed source has errors of its own only", all("objc" not in e[2].lower() for e in editor.errors(uri)), editor.errors(uri))
completion = editor.ask("textDocument/completion", {"textDocument": {"uri": uri}, "position": {"line": place(EVERYTHING, "delegate?.", "delegate?.")["line"], "character": 18}})
labels = [item["label"] for item in completion["items"]]
check("an optional requirement is offered", any(label.startswith("picking(") for label in labels), labels[:20])
check("no generated name is offered", not any(label.startswith("_") for label in labels), labels)
editor.replace(uri, 4, EVERYTHING)
check("the errors are gone", not editor.errors(uri), editor.errors(uri))

# Where things are, and what they are.
at = {"textDocument": {"uri": uri}, "position": place(EVERYTHING, "pickLater", "#selector(PickingController")}
definition = editor.ask("textDocument/definition", at)
check("a selector leads to its method", definition[0]["range"]["start"] == place(EVERYTHING, "pickLater", "@objc func pickLater"), definition)
check("a selector says its method", "func pickLater()" in json.dumps(editor.ask("textDocument/hover", at)), "nothing")
at_requirement = {"textDocument": {"uri": uri}, "position": place(EVERYTHING, "picking", "delegate?.picking")}
definition = editor.ask("textDocument/definition", at_requirement)
check("a call leads to its optional requirement", definition[0]["range"]["start"] == place(EVERYTHING, "picking", "optional func"), definition)
at_requirement["position"] = place(EVERYTHING, "scrollViewDidEndDragging", "table.delegate?.scroll")
hover = json.dumps(editor.ask("textDocument/hover", at_requirement))
check("a call says its optional requirement", "optional func scrollViewDidEndDragging(_: UIScrollView, willDecelerate: Bool)" in hover, hover)
symbols = json.dumps(editor.ask("textDocument/documentSymbol", {"textDocument": {"uri": uri}}))
check("an outline has what the author wrote", "pickLater()" in symbols and "__" not in symbols, symbols)

# Renaming, in an open file and one that is not, behind characters that are wider in UTF-16.
changes = edits_of(editor.ask("textDocument/rename", {**at, "newName": "chooseLater"}))
expected = {("Everything.swift", *place(EVERYTHING, "pickLater", within).values(), "chooseLater") for within in ["#selector(pick", "#selector(PickingC", "@objc func pickL"]}
expected.add(("Use.swift", *place(USE, "pickLater", "controller.pick").values(), "chooseLater"))
check("renaming reaches all places", changes == expected, (changes, expected))

# Labels are renamed as well, where a selector names them; and what a key path names.
def renamed(within, word, name):
    answer = editor.ask("textDocument/rename", {"textDocument": {"uri": uri}, "position": place(EVERYTHING, word, within), "newName": name})
    lines = EVERYTHING.split("\n")
    for edit in sorted(answer["changes"][uri], key=lambda edit: -edit["range"]["start"]["character"]):
        line, start, end = edit["range"]["start"]["line"], edit["range"]["start"]["character"], edit["range"]["end"]["character"]
        lines[line] = lines[line][:start] + edit["newText"] + lines[line][end:]
    return "\n".join(lines)


text = renamed("@objc func show", "show", "present(_:sized:)")
expected = EVERYTHING.replace("func show(_ button: UIButton, of", "func present(_ button: UIButton, sized").replace("show(button, of:", "present(button, sized:")
expected = expected.replace("#selector(show)", "#selector(present)").replace("show(_:of:)", "present(_:sized:)")
check("labels are renamed", text == expected, text)
text = renamed("@objc dynamic var picked", "picked", "chosen")
check("key paths are renamed", text == re.sub(r"\bpicked\b", "chosen", EVERYTHING), text)

# A question that nobody knows is passed on, and answered with an error; bad ones too.
check("an unknown question is answered", "code" in editor.ask("textDocument/nonsense", {}), "no error")
editor.ask("textDocument/hover", {"textDocument": {"uri": "file:///nowhere.swift"}, "position": {"line": 99999, "character": -3}})
editor.replace(uri, 5, "}{ @objc #selector( \\( \"" + "(" * 2000)
editor.ask("textDocument/documentSymbol", {"textDocument": {"uri": uri}})

# The toolchain's server dies: another one takes over, and knows what is open.
children = [child for thread in glob.glob(f"/proc/{editor.process.pid}/task/*/children") for child in open(thread).read().split()]
os.kill(int(children[0]), signal.SIGKILL)
editor.replace(uri, 6, wrong)
editor.wait(lambda: len(editor.diagnostics.get(uri, [])) >= 2, "diagnostics of the new server")
found = [e[:2] for e in editor.errors(uri)]
check("the new server knows the text", set(found) >= {tuple(place(wrong, "nonsense", "nonsense").values())}, editor.errors(uri))
check("it ends", editor.end() == 0, editor.process.returncode)
for name in ["Everything.swift", "Use.swift"]:
    os.remove(f"{sources}/{name}")
print("editor: all is as it shall be")
