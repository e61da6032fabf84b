"""How long somebody who types waits for errors and for completions, and whose time that is.

usage: python3 answers.py FORASTERO FILE [LINES] — FORASTERO is the command of the Swift SDK, FILE a Swift file that imports UIKit, of a package or of
an Xcode project. With LINES as many screens stand below what the file says as make it so long

The file is changed in the editor only, in the function that is nearest to its middle. Each round presses one key: the last letter of a name that
nobody has declared, until the error with that name is there; the dot behind `self`, with the question what may follow; the first letter
behind that dot; and the first letter of a statement. A burst is a word, its keys 80 ms apart: its time is that from the last one.

Between `forastero lsp` and the language server of the toolchain stands this same program, which says when each message passes. So the
time that passes on the other side is told apart: "alone" is what the language server would need without us.
"""

import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse

ROUNDS, REST, BETWEEN_KEYS, PATIENCE = 20, 0.8, 0.08, 300
NAME = re.compile(rb"absent_[a-z]+")


# A screen as apps have them, with most of what is translated.
SCREEN = """
protocol Screen{0}Delegate: AnyObject {{
    func screen{0}(_ screen: Screen{0}, didChoose row: Int)
}}

final class Screen{0}: UIViewController, UITableViewDelegate {{
    @IBOutlet weak var heading{0}: UILabel!
    weak var delegate: Screen{0}Delegate?
    private let table = UITableView(frame: .zero, style: .insetGrouped)
    private var rows: [String] = (1...40).map {{ "Row \\($0)" }}
    @objc dynamic var count = 0

    override func viewDidLoad() {{
        super.viewDidLoad()
        title = NSLocalizedString("Screen {0}", comment: "the title")
        view.backgroundColor = .systemBackground
        table.translatesAutoresizingMaskIntoConstraints = false
        table.dataSource = self
        table.delegate = self
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        view.addSubview(table)
        NSLayoutConstraint.activate([
            table.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
            table.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
            table.topAnchor.constraint(equalTo: view.topAnchor), table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(add(_:)))
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
    }}

    @objc func add(_ sender: UIBarButtonItem) {{
        rows.append("Row \\(rows.count + 1)")
        count += 1
        UIView.animate(withDuration: 0.3) {{ [weak self] in
            guard let self = self else {{ return }}
            self.table.insertRows(at: [IndexPath(row: self.rows.count - 1, section: 0)], with: .automatic)
        }}
    }}

    @IBAction func leave(_ sender: Any) {{ dismiss(animated: true, completion: nil) }}

    @objc private func keyboardWillShow(_ notification: Notification) {{
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else {{ return }}
        table.contentInset.bottom = max(frame.height - view.safeAreaInsets.bottom, 0)
    }}

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {{
        delegate?.screen{0}(self, didChoose: indexPath.row)
        tableView.deselectRow(at: indexPath, animated: true)
    }}
}}

extension Screen{0}: UITableViewDataSource {{
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {{
        rows.count
    }}

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {{
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row]
        cell.accessoryType = indexPath.row % 2 == 0 ? .checkmark : .none
        return cell
    }}
}}
"""


def messages(stream):
    """The contents of the messages that arrive."""
    while True:
        length = 0
        while True:
            line = stream.readline()
            if not line:
                return
            if not line.strip():
                break
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        yield stream.read(length)


def framed(content):
    return b"Content-Length: %d\r\n\r\n%b" % (len(content), content)


# Between the two servers


def relay(program, log):
    """Passes messages on both ways, and notes when each did."""
    child = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    notes = open(log, "w", buffering=1)

    def carry(source, target, direction):
        for content in messages(source):
            now = time.monotonic()
            target.write(framed(content))
            target.flush()
            head = json.loads(content)
            note = [now, direction, head.get("method"), head.get("id"), [name.decode() for name in NAME.findall(content)]]
            notes.write(json.dumps(note) + "\n")
        target.close()

    threading.Thread(target=carry, args=(sys.stdin.buffer, child.stdin, "in"), daemon=True).start()
    carry(child.stdout, sys.stdout.buffer, "out")
    child.kill()


# The editor


class Editor:
    def __init__(self, command, folder, path, length, scratch):
        self.path, self.uri = path, "file://" + urllib.parse.quote(path)
        with open(path, encoding="utf-8") as file:
            text = file.read()
        screens = 0
        while text.count("\n") < length:
            text, screens = text + SCREEN.format(screens), screens + 1
        self.lines = text.split("\n")
        self.version, self.count, self.arrived, self.condition = 0, 0, [], threading.Condition()
        self.log = scratch + "/relay.log"
        between = scratch + "/between"
        with open(between, "w") as file:
            file.write(f'#!/bin/sh\nexec {sys.executable} {os.path.abspath(__file__)} --relay {language_server()} {self.log}\n')
        os.chmod(between, 0o755)
        environment = dict(os.environ, FORASTERO_SOURCEKIT_LSP=between)
        self.process = subprocess.Popen(
            [command, "lsp"], cwd=folder, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        threading.Thread(target=self.listen, daemon=True).start()
        completion = {"completionItem": {"snippetSupport": True, "resolveSupport": {"properties": ["documentation"]}}}
        capabilities = {"textDocument": {"completion": completion, "publishDiagnostics": {}}}
        root = "file://" + urllib.parse.quote(folder)
        folders = [{"uri": root, "name": "app"}]
        self.ask("initialize", {"processId": os.getpid(), "rootUri": root, "workspaceFolders": folders, "capabilities": capabilities})
        self.notify("initialized", {})

    def listen(self):
        for content in messages(self.process.stdout):
            now, message = time.monotonic(), json.loads(content)
            if "method" in message and "id" in message:
                self.send({"id": message["id"], "result": None})
                continue
            with self.condition:
                self.arrived.append((now, message))
                self.condition.notify_all()

    def send(self, message):
        self.process.stdin.write(framed(json.dumps(dict(message, jsonrpc="2.0")).encode()))
        self.process.stdin.flush()

    def notify(self, method, params):
        self.send({"method": method, "params": params})

    def until(self, is_it):
        """The first message that is meant and has not been taken yet, with the time of its arrival."""
        end = time.monotonic() + PATIENCE
        with self.condition:
            while True:
                for place, (when, message) in enumerate(self.arrived):
                    if is_it(message):
                        del self.arrived[: place + 1]
                        return when, message
                if not self.condition.wait(end - time.monotonic()):
                    sys.exit("waited in vain for the language server")

    def ask(self, method, params):
        self.count += 1
        number = self.count
        self.send({"id": number, "method": method, "params": params})
        when, message = self.until(lambda message: message.get("id") == number and "method" not in message)
        if "error" in message:
            print(method, message["error"]["message"], file=sys.stderr)
        return when, number, message.get("result")

    def open(self):
        document = {"uri": self.uri, "languageId": "swift", "version": 0, "text": "\n".join(self.lines)}
        self.notify("textDocument/didOpen", {"textDocument": document})

    def write(self, line, start, end, text):
        """One edit within a line."""
        self.version += 1
        content = self.lines[line]
        self.lines[line] = content[:start] + text + content[end:]
        change = {"range": {"start": {"line": line, "character": start}, "end": {"line": line, "character": end}}, "text": text}
        now = time.monotonic()
        self.notify(
            "textDocument/didChange", {"textDocument": {"uri": self.uri, "version": self.version}, "contentChanges": [change]})
        return now

    def new_line(self, after):
        self.version += 1
        self.lines.insert(after + 1, "")
        place = {"line": after + 1, "character": 0}
        self.notify(
            "textDocument/didChange",
            {"textDocument": {"uri": self.uri, "version": self.version}, "contentChanges": [{"range": {"start": place, "end": place}, "text": "\n"}]})

    def errors_naming(self, name):
        def is_it(message):
            return message.get("method") == "textDocument/publishDiagnostics" and f"'{name}'" in json.dumps(message["params"]["diagnostics"])

        return self.until(is_it)[0]

    def complete(self, line, column):
        params = {"textDocument": {"uri": self.uri}, "position": {"line": line, "character": column}}
        when, number, result = self.ask("textDocument/completion", params)
        items = result["items"] if isinstance(result, dict) else result or []
        return when, number, len(items)

    def passed(self, direction, is_it):
        """When a message went to the language server of the toolchain, or came from it."""
        time.sleep(0.05)
        with open(self.log) as file:
            notes = [json.loads(line) for line in file if line.endswith("\n")]
        return next((note[0] for note in reversed(notes) if note[1] == direction and is_it(note)), None)


def language_server():
    swift = os.environ.get("FORASTERO_SWIFT") or os.path.dirname(os.path.realpath(shutil.which("swiftc") or "/opt/swift/usr/bin/swiftc"))
    return swift + "/sourcekit-lsp"


# Figures


def processor_time(pid):
    """How long a process has been at work for itself, in milliseconds."""
    with open(f"/proc/{pid}/stat") as file:
        return sum(map(int, file.read().rsplit(")", 1)[1].split()[11:13])) * 1000 / os.sysconf("SC_CLK_TCK")


def child(pid, name):
    """A process below another one, by the name of its program."""
    for entry in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{entry}/stat") as file:
                program, rest = file.read().split("(", 1)[1].rsplit(")", 1)
        except (FileNotFoundError, ProcessLookupError):
            continue
        if int(rest.split()[1]) == pid:
            found = int(entry) if program == name else child(int(entry), name)
            if found:
                return found
    return None


class Figure:
    def __init__(self, name, budget):
        self.name, self.budget, self.rounds = name, budget, []

    def add(self, start, into, out, end):
        """When it was asked, when that passed the middle, when the answer passed it and when that arrived."""
        self.rounds.append([(end - start) * 1000, (into - start) * 1000, (out - into) * 1000, (end - out) * 1000])

    def text(self, ours, theirs):
        whole, before, alone, after = ([round[part] for round in self.rounds] for part in range(4))
        return (
            f"{self.name}: {statistics.median(whole):.0f} ms, at most {max(whole):.0f} (budget {self.budget});"
            f" alone {statistics.median(alone):.0f}; ours {statistics.median(before):.1f} before and {statistics.median(after):.1f} after."
            f" Processor: ours {ours / len(self.rounds):.0f} ms a round, alone {theirs / len(self.rounds):.0f}")


class Measurement:
    def __init__(self, editor):
        self.editor = editor
        self.ours = editor.process.pid
        self.theirs = child(self.ours, "sourcekit-lsp")
        functions = [number for number, line in enumerate(editor.lines) if re.search(r"\bfunc \w.*\{\s*$", line)]
        middle = len(editor.lines) // 2
        before = min(functions, key=lambda number: abs(number - middle))
        editor.new_line(before)
        self.line = before + 1

    def run(self, name, budget, round):
        figure = Figure(name, budget)
        work = processor_time(self.ours), processor_time(self.theirs)
        for number in range(ROUNDS):
            figure.add(*round(number))
            time.sleep(REST)
        print(figure.text(processor_time(self.ours) - work[0], processor_time(self.theirs) - work[1]), flush=True)

    def set(self, text):
        return self.editor.write(self.line, 0, len(self.editor.lines[self.line]), text)

    def key(self, text):
        column = len(self.editor.lines[self.line])
        return self.editor.write(self.line, column, column, text)

    def errors(self, name, start):
        end = self.editor.errors_naming(name)
        into = self.editor.passed("in", lambda note: note[2] == "textDocument/didChange")
        out = self.editor.passed("out", lambda note: note[2] == "textDocument/publishDiagnostics" and name in note[4])
        return start, into, out, end

    def error(self, number):
        self.set("_ = absent_" + "abcdefghij"[number // 26])
        time.sleep(REST)
        letter = chr(ord("a") + number % 26)
        start = self.key(letter)
        return self.errors("absent_" + "abcdefghij"[number // 26] + letter, start)

    def burst(self, number):
        self.set("_ = ")
        name = "absent_" + chr(ord("a") + number % 26) + "inaburstof"
        time.sleep(REST)
        for letter in name:
            start = self.key(letter)
            time.sleep(BETWEEN_KEYS)
        return self.errors(name, start)

    def completion(self, text, key):
        self.set(text)
        time.sleep(REST)
        start = self.key(key)
        end, number, count = self.editor.complete(self.line, len(text) + len(key))
        assert count > 0, "nothing is offered"
        into = self.editor.passed("in", lambda note: note[3] == number)
        out = self.editor.passed("out", lambda note: note[3] == number)
        return start, into, out, end

    def letter(self, number):
        """The letter behind a dot whose completions have been asked for."""
        self.set("self")
        self.key(".")
        self.editor.complete(self.line, 5)
        start = self.key("v")
        end, asked, count = self.editor.complete(self.line, 6)
        into = self.editor.passed("in", lambda note: note[3] == asked)
        out = self.editor.passed("out", lambda note: note[3] == asked)
        return start, into, out, end

    def all(self):
        self.run("error after a key", 300, self.error)
        self.run("error after a burst", 300, self.burst)
        self.run("completion after a dot", 200, lambda _: self.completion("self", "."))
        self.run("completion after the next letter", 200, self.letter)
        self.run("completion at the start of a statement", 200, lambda _: self.completion("", "s"))


def enclosing(path):
    folder = os.path.dirname(path)
    while folder != "/":
        if any(name == "Package.swift" or name.endswith((".xcodeproj", ".xcworkspace")) for name in os.listdir(folder)):
            return folder
        folder = os.path.dirname(folder)
    sys.exit("the file belongs to no package and to no project")


def main(command, path, length="0"):
    path = os.path.abspath(path)
    folder = enclosing(path)
    scratch = tempfile.mkdtemp()
    editor = Editor(os.path.abspath(command), folder, path, int(length), scratch)
    try:
        editor.open()
        start = time.monotonic()
        editor.ask("workspace/synchronize", {"index": True})
        print(f"{path}: {len(editor.lines)} lines; prepared and indexed in {time.monotonic() - start:.0f} s; load {os.getloadavg()[0]:.1f}", flush=True)
        Measurement(editor).all()
    finally:
        editor.process.kill()
        editor.process.wait()
        shutil.rmtree(scratch)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--relay"]:
        relay(*sys.argv[2:4])
    elif len(sys.argv) in (3, 4):
        main(*sys.argv[1:])
    else:
        sys.exit(__doc__.split("\n\n")[1])
