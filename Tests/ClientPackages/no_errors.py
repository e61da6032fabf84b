"""Opens each file of apps that build, and expects `forastero lsp` to find no error in it (AX-98).

usage: no_errors.py <command> <folder of a package or an Xcode project> [<folder whose files are opened>…]

Silence could also mean that nobody has looked. So each file ends, in the editor only, with a line that is wrong: that one error is expected.
"""

import os
import sys

from language_client import Editor, is_error

WRONG = "\nprivate func lineOfTheTest() { nowhereToBeFound() }\n"
EXPECTED = "find 'nowhereToBeFound' in scope"


def sources(folder):
    for place, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        for name in sorted(names):
            if name.endswith(".swift") and name != "Package.swift":
                yield os.path.join(place, name)


def errors(editor, uri):
    """What the editor would show at last: an error that teaches the translator something is gone in the next list."""
    answer = editor.ask("textDocument/diagnostic", {"textDocument": {"uri": uri}})
    found = [each for each in answer.get("items", []) if is_error(each)]
    return [f"{each['range']['start']['line'] + 1}: {each['message'].splitlines()[0]}" for each in found]


def check(editor, path):
    with open(path, encoding="utf-8") as file:
        uri = editor.open(path, file.read() + WRONG)
    for _ in range(3):
        found = errors(editor, uri)
        wrong = [error for error in found if not error.endswith(EXPECTED)]
        if len(found) - len(wrong) == 1 and not wrong:
            break
    else:
        for error in wrong:
            print(f"{path}:{error}", flush=True)
        if len(found) == len(wrong):
            print(f"{path}: the wrong line is not found", flush=True)
    editor.tell("textDocument/didClose", {"textDocument": {"uri": uri}})
    return not wrong and len(found) == 1


def main(command, root, folders):
    editor = Editor(command, root)
    editor.begin(root, {})
    editor.ask("workspace/synchronize", {"index": True})
    files = [path for folder in folders for path in sources(folder)]
    failed = [path for path in files if not check(editor, path)]
    editor.end()
    print(f"editor: {len(files)} files, {len(failed)} with errors that the source does not have")
    return 1 if failed or not files else 0


sys.exit(main(sys.argv[1], sys.argv[2], sys.argv[3:] or [sys.argv[2]]))
