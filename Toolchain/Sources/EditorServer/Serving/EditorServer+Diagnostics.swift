import CompilerDriver
import Translator

extension EditorServer {
    func publish(_ params: JSON) {
        guard let uri = params["uri"]?.string else { return }
        let address = paths.toEditor(uri)
        guard documents[address] != nil || !openedForQuestion.contains(uri) else { return }
        var params = params
        params["uri"] = .string(address)
        params["diagnostics"] = .array(diagnostics(params["diagnostics"]?.array ?? [], uri))
        client.send(["jsonrpc": "2.0", "method": "textDocument/publishDiagnostics", "params": params])
    }

    /// What the language server complains of, as far as it is the author's.
    func diagnostics(_ found: [JSON], _ uri: String?) -> [JSON] {
        guard let uri, let text = text(behind: uri) else { return found.filter { !Self.isOfThisArrangement($0) } }
        var isTaught = false
        var result: [JSON] = []
        for diagnostic in found where !Self.isOfThisArrangement(diagnostic) {
            guard let place = place(of: diagnostic, text) else { continue }
            if let repair = repair(for: diagnostic, at: place.start, uri), store?.add(repair) ?? false {
                isTaught = true
                continue
            }
            var mapper = mapper(.toEditor)
            var mapped = diagnostic
            mapped["range"] = nil
            mapped["codeActions"] = .array(
                (mapped["codeActions"]?.array ?? []).compactMap { action in
                    var mapper = self.mapper(.toEditor)
                    let mapped = mapper.map(action, in: uri)
                    return mapper.spoilsSource ? nil : mapped
                })
            guard var shown = mapper.map(mapped, in: uri) else { continue }
            shown["range"] = Position.range(place.start, place.end)
            if !result.contains(shown) { result.append(shown) }
        }
        // The next translation goes by what was learned, and brings another list.
        if isTaught { refreshDocuments() }
        return result
    }

    /// The place in the source; nil if the complaint is about generated code and only repeats another.
    private func place(of diagnostic: JSON, _ text: TranslatedText) -> (start: Position, end: Position)? {
        guard let start = Position(diagnostic["range"]?["start"]), let end = Position(diagnostic["range"]?["end"]) else { return nil }
        if let place = text.toOriginal(start, end) { return place }
        // A member of a class body that stands for one of an extension: that one is meant, if it is in this file.
        let offset = text.translated.offset(of: start)
        guard let name = Self.movedName(in: text.translated.bytes, after: offset), let range = text.originalRange(replacedBy: name) else {
            return nil
        }
        return (text.original.position(of: range.lowerBound), text.original.position(of: range.upperBound))
    }

    /// The name of a member that was moved, in the piece of generated code at an offset.
    private static func movedName(in bytes: [UInt8], after offset: Int) -> ArraySlice<UInt8>? {
        let mark = Array("__ext_".utf8)
        var place = offset
        while place + mark.count < bytes.count, bytes[place] != 0x0A {
            if bytes[place..<(place + mark.count)].elementsEqual(mark) {
                return bytes[place...].prefix(while: TranslatedText.isNameByte)
            }
            place += 1
        }
        return nil
    }

    private func repair(for diagnostic: JSON, at position: Position, _ uri: String) -> Repair? {
        guard let message = diagnostic["message"]?.string, let member = MemberLookup.member(missingIn: message),
            let path = FileURI.path(uri)
        else { return nil }
        return Repair(path: path, line: position.line + 1, member: member)
    }

    /// The SDK of this system is the whole file system, so that the modules of the package seem to come from there.
    private static func isOfThisArrangement(_ diagnostic: JSON) -> Bool {
        let message = diagnostic["message"]?.string ?? ""
        return message.contains(" was loaded from SDK; modules of the same package should be built locally")
    }
}
