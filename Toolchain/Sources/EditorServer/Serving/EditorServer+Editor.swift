import CompilerDriver
import Foundation

extension EditorServer {
    /// A message of the editor.
    func receiveFromEditor(_ message: JSON) {
        guard let method = message["method"]?.string else { return forwardAnswer(message) }
        let params = message["params"] ?? [:]
        // Whatever else is said or asked is about the text that was typed before it.
        if method != "textDocument/didChange" { passOnChanges() }
        switch method {
        case "initialize": initialize(message)
        case "initialized":
            noteInitialized()
            notify(method, params)
        case "exit":
            noteEnding()
            notify(method, params)
            end(status: 0)
        case "shutdown":
            noteEnding()
            forward(message)
        case "$/cancelRequest": notify(method, params)
        case "textDocument/didOpen": open(params)
        case "textDocument/didChange": change(params)
        case "textDocument/didClose": close(params)
        case "textDocument/didSave": save(params)
        case "workspace/didChangeWatchedFiles": takeWatchedFiles(params)
        case "textDocument/formatting", "textDocument/rangeFormatting": format(message)
        case "textDocument/rename", "textDocument/references", "textDocument/prepareCallHierarchy", "textDocument/implementation":
            askAboutAllFiles(message)
        default: forward(message)
        }
    }

    /// An answer to a question of the language server.
    private func forwardAnswer(_ message: JSON) {
        server?.connection.send(message)
    }

    /// Passes on a question or a notification, known or not.
    func forward(_ message: JSON) {
        guard let method = message["method"]?.string else { return }
        var message = message
        let params = message["params"] ?? .null
        let uri = (params["textDocument"]?["uri"]?.string ?? params["item"]?["uri"]?.string).map(paths.toServer)
        let sent = mapped(params, .toServer, in: uri)
        message["params"] = params == .null ? nil : sent
        guard let id = message["id"] else {
            server?.connection.send(message)
            return
        }
        ask(method, sent ?? [:], uri: uri, id: id) { [self] answer in
            var answer = answer
            if let result = answer["result"] { answer["result"] = inTermsOfSource(result, of: method, uri: uri, params: params) }
            client.send(Self.answer(id, answer))
        }
    }

    // MARK: Documents

    private func open(_ params: JSON) {
        guard let item = params["textDocument"], let uri = item["uri"]?.string, let text = item["text"]?.string else { return }
        let serverURI = paths.toServer(uri)
        let path = FileURI.path(serverURI)
        let bytes = Array(text.utf8)
        if let path, item["languageId"]?.string == "swift" { take(bytes, path) }
        let document = Document(
            serverURI: serverURI, path: path, language: item["languageId"]?.string ?? "", version: item["version"] ?? 0, bytes: bytes,
            text: path.flatMap { store?.text(of: $0) } ?? TranslatedText(bytes))
        documents[uri] = document
        server?.connection.send(document.opening)
    }

    /// A file of a package that is not known yet brings that along.
    private func take(_ bytes: [UInt8], _ path: String) {
        if (path as NSString).lastPathComponent == "Package.swift" { return }
        if store?.text(of: path) == nil, let folder = PackageSystem.packageFolder(of: path) { store?.addPackage(folder) }
        store?.set(bytes, for: path)
    }

    /// Takes what was typed. What arrives while something else is done is translated as one.
    private func change(_ params: JSON) {
        guard let uri = params["textDocument"]?["uri"]?.string, var document = documents.removeValue(forKey: uri) else { return }
        document.version = params["textDocument"]?["version"] ?? document.version
        document.bytes = Document.applying(params["contentChanges"]?.array ?? [], to: document.bytes)
        documents[uri] = document
        if changedDocuments.isEmpty { queue.async { self.passOnChanges() } }
        if !changedDocuments.contains(uri) { changedDocuments.append(uri) }
    }

    /// Translates what was typed, and tells the language server.
    private func passOnChanges() {
        for uri in changedDocuments {
            guard var document = documents[uri] else { continue }
            if let path = document.path { store?.set(document.bytes, for: path) }
            let old = document.text
            document.text = document.path.flatMap { store?.text(of: $0) } ?? TranslatedText(document.bytes)
            documents[uri] = document
            tellChange(of: document, from: old)
            refreshLater()
        }
        changedDocuments = []
    }

    private func tellChange(of document: Document, from old: TranslatedText) {
        notify(
            "textDocument/didChange",
            [
                "textDocument": ["uri": .string(document.serverURI), "version": document.version],
                "contentChanges": [Document.change(from: old.translated, to: document.text.translated)],
            ])
    }

    /// What was typed in one file may change the translations of others. They follow when the typist rests.
    private func refreshLater() {
        pendingRefresh?.cancel()
        let work = DispatchWorkItem { [self] in
            store?.settle()
            refreshDocuments()
        }
        pendingRefresh = work
        queue.asyncAfter(deadline: .now() + .milliseconds(400), execute: work)
    }

    func refreshDocuments() {
        for (address, document) in documents {
            guard let path = document.path, let text = store?.text(of: path), text.translated.bytes != document.text.translated.bytes else {
                continue
            }
            documents[address]?.text = text
            if let changed = documents[address] { tellChange(of: changed, from: document.text) }
        }
    }

    private func close(_ params: JSON) {
        guard let uri = params["textDocument"]?["uri"]?.string, let document = documents.removeValue(forKey: uri) else { return }
        notify("textDocument/didClose", ["textDocument": ["uri": .string(document.serverURI)]])
        guard let path = document.path, document.language == "swift" else { return }
        // What was not saved is gone.
        if let bytes = AtomicFile.read(path) { store?.set(bytes, for: path) } else { store?.remove(path) }
    }

    private func save(_ params: JSON) {
        guard let uri = params["textDocument"]?["uri"]?.string, let document = documents[uri] else { return }
        if let path = document.path, document.language == "swift" {
            if path.hasSuffix("/Package.swift") {
                store?.readAgain((path as NSString).deletingLastPathComponent)
                restoreOpenTexts()
            } else {
                store?.renewImporters(of: path)
            }
            storeOnDisk()
        }
        forward(["method": "textDocument/didSave", "params": params])
        refreshDocuments()
    }

    /// Modules that were read again know nothing of what is typed and not saved.
    private func restoreOpenTexts() {
        for document in documents.values where document.language == "swift" {
            if let path = document.path { store?.set(document.bytes, for: path) }
        }
    }

    /// Writes what the language server reads itself, and says which files look different to it.
    private func storeOnDisk() {
        let unsaved = Set(
            documents.values.compactMap { document in document.path.flatMap { AtomicFile.read($0) == document.bytes ? nil : $0 } })
        let changed = store?.storeAll(except: unsaved) ?? []
        guard !changed.isEmpty else { return }
        notify("workspace/didChangeWatchedFiles", ["changes": .array(changed.map { ["uri": .string(FileURI.of($0)), "type": 2] })])
    }

    private func takeWatchedFiles(_ params: JSON) {
        var isChanged = false
        for change in params["changes"]?.array ?? [] {
            guard let uri = change["uri"]?.string, let path = FileURI.path(paths.toServer(uri)), path.hasSuffix(".swift"),
                documents[uri] == nil
            else { continue }
            isChanged = true
            if path.hasSuffix("/Package.swift") {
                store?.readAgain((path as NSString).deletingLastPathComponent)
                restoreOpenTexts()
            } else if let bytes = AtomicFile.read(path) {
                store?.set(bytes, for: path)
            } else {
                store?.remove(path)
            }
        }
        if isChanged { storeOnDisk() }
        forward(["method": "workspace/didChangeWatchedFiles", "params": params])
        if isChanged { refreshDocuments() }
    }
}
