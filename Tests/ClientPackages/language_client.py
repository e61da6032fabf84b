"""An editor that has started `forastero lsp`, as far as tests need one: it speaks the Language Server Protocol over pipes."""

import json
import os
import subprocess
import sys
import threading
import urllib.parse


def address(path):
    return "file://" + urllib.parse.quote(path)


def is_error(diagnostic):
    return diagnostic["severity"] == 1


class Editor:
    """The other side of the server's pipes."""

    def __init__(self, command, root, options=()):
        self.process = subprocess.Popen([command, "lsp", *options], cwd=root, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.arrived = threading.Condition()
        self.answers, self.diagnostics, self.indexed, self.number = {}, {}, False, 0
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        while True:
            length = 0
            while line := self.process.stdout.readline().strip():
                if line.lower().startswith(b"content-length:"):
                    length = int(line.split(b":")[1])
            if not length:
                return
            message = json.loads(self.process.stdout.read(length))
            with self.arrived:
                self.take(message)
                self.arrived.notify_all()

    def take(self, message):
        params = message.get("params") or {}
        if "method" not in message:
            self.answers[message["id"]] = message
        elif "id" in message:
            self.send({"id": message["id"], "result": None})
        elif message["method"] == "textDocument/publishDiagnostics":
            self.diagnostics[params["uri"]] = params["diagnostics"]
        elif message["method"] == "$/progress" and str(params["token"]).startswith("indexing") and params["value"]["kind"] == "end":
            self.indexed = True

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def tell(self, method, params):
        self.send({"method": method, "params": params})

    def ask(self, method, params):
        self.number += 1
        number = self.number
        self.send({"id": number, "method": method, "params": params})
        self.wait(lambda: number in self.answers, method)
        answer = self.answers.pop(number)
        return answer.get("result", answer.get("error"))

    def wait(self, is_so, what):
        with self.arrived:
            if not self.arrived.wait_for(is_so, 240):
                sys.exit(f"editor: waited in vain for: {what}; there is {self.diagnostics}")

    def begin(self, root, capabilities, options=None):
        params = {"processId": os.getpid(), "rootUri": address(root), "capabilities": capabilities, "initializationOptions": options or {}}
        self.ask("initialize", params)
        self.tell("initialized", {})

    def end(self):
        self.ask("shutdown", {})
        self.tell("exit", {})
        return self.process.wait(30)

    def open(self, path, text):
        uri = address(path)
        item = {"uri": uri, "languageId": "swift", "version": 1, "text": text}
        self.tell("textDocument/didOpen", {"textDocument": item})
        return uri

    def replace(self, uri, version, text):
        self.diagnostics.pop(uri, None)
        self.tell("textDocument/didChange", {"textDocument": {"uri": uri, "version": version}, "contentChanges": [{"text": text}]})

    def errors(self, uri):
        self.wait(lambda: uri in self.diagnostics, "diagnostics")
        return [(d["range"]["start"]["line"], d["range"]["start"]["character"], d["message"]) for d in self.diagnostics[uri] if is_error(d)]
