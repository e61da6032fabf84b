"""Opens each file of apps that build, and expects `forastero lsp` to find no error in it (AX-98).

usage: no_errors.py [--alone] <command> <folder of a package or an Xcode project> [<folder whose files are opened>…]

With --alone no module of the package imports another one, so that none needs to be compiled before.

Silence could also mean that nobody has looked. So each file ends, in the editor only, with a line that is wrong: that one error is expected.
"""

import os
import sys

from language_client import Editor, is_error

WRONG = "\nprivate func lineOfTheTest() { nowhereToBeFound() }\n"
EXPECTED = "find 'nowhereToBeFound' in scope"
# In seconds, for a list that has errors to become right.
PATIENCE = 10


def sources(folder):
    for place, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        for name in sorted(names):
            if name.endswith(".swift") and name != "Package.swift":
                yield os.path.join(place, name)


def errors(editor, uri):
    found = [each for each in editor.diagnostics.get(uri, []) if is_error(each)]
    return [f"{each['range']['start']['line'] + 1}: {each['message'].splitlines()[0]}" for each in found]


def check(editor, path):
    """An error that teaches the translator something is gone in the next list, which is waited for."""
    with open(path, encoding="utf-8") as file:
        uri = editor.open(path, file.read() + WRONG)
    editor.wait(lambda: any(error.endswith(EXPECTED) for error in errors(editor, uri)), f"the wrong line of {path}")
    with editor.arrived:
        is_right = editor.arrived.wait_for(lambda: len(errors(editor, uri)) == 1, PATIENCE)
    if not is_right:
        for error in errors(editor, uri):
            print(f"{path}:{error}", flush=True)
    editor.tell("textDocument/didClose", {"textDocument": {"uri": uri}})
    return is_right


def main(arguments):
    is_alone = arguments[0] == "--alone"
    command, root, *folders = arguments[1:] if is_alone else arguments
    editor = Editor(command, root)
    editor.begin(root, {}, {"backgroundIndexing": not is_alone})
    editor.ask("workspace/synchronize", {"index": not is_alone})
    files = [path for folder in folders or [root] for path in sources(folder)]
    failed = [path for path in files if not check(editor, path)]
    editor.end()
    print(f"editor: {len(files)} files, {len(failed)} with errors that the source does not have")
    return 1 if failed or not files else 0


sys.exit(main(sys.argv[1:]))
