import CompilerDriver
import Translator

extension EditorServer {
    /// Questions whose answers lie in many files. The language server finds places in files by the index, which was made of translations,
    /// and looks at them in what is open or, else, on the disk: there the places would be others. So it has open what may matter.
    func askAboutAllFiles(_ message: JSON) {
        let params = message["params"] ?? [:]
        guard let id = message["id"], let method = message["method"]?.string, let uri = params["textDocument"]?["uri"]?.string,
            let document = documents[uri], let position = Position(params["position"]), let name = Self.name(at: position, in: document)
        else { return forward(message) }
        let opened = openFiles(naming: name)
        let sent = mapped(params, .toServer, in: document.serverURI) ?? params
        ask(method, sent, uri: document.serverURI, id: id) { [self] answer in
            var answer = answer
            if let result = answer["result"] {
                answer["result"] =
                    method == "textDocument/rename" ? renaming(result) : mapped(result, .toEditor, in: document.serverURI) ?? .null
            }
            for address in opened { notify("textDocument/didClose", ["textDocument": ["uri": .string(address)]]) }
            client.send(Self.answer(id, answer))
        }
    }

    private static func name(at position: Position, in document: Document) -> ArraySlice<UInt8>? {
        let lines = TextLines(document.bytes)
        let name = lines.name(at: lines.offset(of: position))
        return name.isEmpty ? nil : name
    }

    private func openFiles(naming name: ArraySlice<UInt8>) -> [String] {
        guard let store else { return [] }
        let word = String(decoding: name, as: UTF8.self)
        let shown = Set(documents.values.map(\.serverURI))
        return store.translatedFiles.compactMap { path in
            let address = FileURI.of(path)
            guard !shown.contains(address), let source = store.source(of: path), String(decoding: source, as: UTF8.self).contains(word),
                let text = store.text(of: path)
            else { return nil }
            openedForQuestion.insert(address)
            let document = Document(serverURI: address, path: path, language: "swift", version: 0, bytes: source, text: text)
            server?.connection.send(document.opening)
            return address
        }
    }

    /// The edits that rename something; those that fall together in the source are one.
    private func renaming(_ result: JSON) -> JSON {
        var result = result
        if let changes = result["changes"]?.object {
            result["changes"] = .object(Dictionary(uniqueKeysWithValues: changes.map { ($0, namesOnly($1, in: $0)) }))
        }
        result = mapped(result, .toEditor, in: nil) ?? .null
        guard let changes = result["changes"]?.object else { return result }
        result["changes"] = .object(
            changes.mapValues { edits in
                var kept: [JSON] = []
                for edit in edits.array ?? [] where !kept.contains(edit) { kept.append(edit) }
                return .array(kept)
            })
        return result
    }

    /// The edits without those for which no name stands in the source: the language server takes the labels of generated calls for those of
    /// a method without labels in them.
    private func namesOnly(_ edits: JSON, in address: String) -> JSON {
        guard let text = text(behind: address) else { return edits }
        return .array(
            (edits.array ?? []).filter { edit in
                guard let start = Position(edit["range"]?["start"]), let end = Position(edit["range"]?["end"]),
                    let place = text.toOriginal(start, end)
                else { return false }
                return text.original.bytes[text.original.offset(of: place.start)..<text.original.offset(of: place.end)]
                    .allSatisfy(TranslatedText.isNameByte)
            })
    }
}
