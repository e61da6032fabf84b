import CompilerDriver
import Translator

extension EditorServer {
    /// A message of the language server.
    func receiveFromServer(_ message: JSON) {
        guard let method = message["method"]?.string else { return receiveAnswer(message) }
        switch method {
        case "textDocument/publishDiagnostics": publish(message["params"] ?? [:])
        case "workspace/applyEdit" where message["id"] != nil: applyEdit(message)
        default:
            var message = message
            if let params = message["params"] { message["params"] = mapped(params, .toEditor, in: nil) ?? params }
            client.send(message)
        }
    }

    private func receiveAnswer(_ message: JSON) {
        guard let id = message["id"], let question = questions.removeValue(forKey: id) else { return }
        question.answer(message)
    }

    /// The language server wants the editor to change files, because of a refactoring.
    private func applyEdit(_ message: JSON) {
        var mapper = mapper(.toEditor)
        var message = message
        let params = message["params"] ?? [:]
        let edit = mapper.map(params, in: nil)
        if mapper.spoilsSource {
            tell("This refactoring spans code that is translated, and is not done.")
            let id = message["id"] ?? .null
            server?.connection.send(["jsonrpc": "2.0", "id": id, "result": ["applied": false]])
            return
        }
        message["params"] = edit ?? params
        client.send(message)
    }

    /// The answer to a question of the editor, put into terms of the source.
    func inTermsOfSource(_ result: JSON, of method: String, uri: String?, params: JSON) -> JSON {
        switch method {
        case "textDocument/semanticTokens/full", "textDocument/semanticTokens/range":
            return uri.flatMap(text).map { SemanticTokens.map(result, $0) } ?? result
        case "textDocument/completion": return CompletionAnswer.map(result, in: uri, mapper(.toEditor))
        case "textDocument/codeAction": return .array((result.array ?? []).compactMap { sourceAction($0, uri) })
        case "textDocument/diagnostic":
            var result = result
            if let items = result["items"]?.array { result["items"] = .array(diagnostics(items, uri)) }
            return result
        case "textDocument/hover": return hover(mapped(result, .toEditor, in: uri) ?? .null, uri, params)
        case "textDocument/documentSymbol", "workspace/symbol": return mapped(withoutGenerated(result), .toEditor, in: uri) ?? .null
        default: return mapped(result, .toEditor, in: uri) ?? .null
        }
    }

    /// What is at a place. Of an optional requirement of the system the language server says nothing: its property has a name that hides it.
    private func hover(_ answer: JSON, _ uri: String?, _ params: JSON) -> JSON {
        guard let said = answer["contents"]?["value"]?.string,
            !said.contains(where: { !$0.isWhitespace && $0 != "`" && !"swift".contains($0) }),
            let uri, let text = text(behind: uri), let position = Position(params["position"]), let path = FileURI.path(uri)
        else { return answer }
        let name = text.translated.name(at: text.translatedOffset(text.original.offset(of: position)))
        guard let requirement = store?.requirement(behind: String(decoding: name, as: UTF8.self), in: path) else { return answer }
        var answer = answer
        answer["contents"]?["value"] = .string("```swift\n\(requirement)\n```")
        return answer
    }

    private func sourceAction(_ action: JSON, _ uri: String?) -> JSON? {
        var mapper = mapper(.toEditor)
        let mapped = mapper.map(action, in: uri)
        return mapper.spoilsSource ? nil : mapped
    }

    private func withoutGenerated(_ symbols: JSON) -> JSON {
        guard let elements = symbols.array else { return symbols }
        return .array(
            elements.compactMap { symbol in
                if let name = symbol["name"]?.string, GeneratedSymbols.isGenerated(name) { return nil }
                var symbol = symbol
                if let children = symbol["children"] { symbol["children"] = withoutGenerated(children) }
                return symbol
            })
    }
}

/// Names that no source has.
enum GeneratedSymbols {
    private static let prefixes = ["__objc", "_objc", "_ObjC", "__super_", "__base_", "__ovr_", "__main_", "__ObjC"]

    static func isGenerated(_ name: String) -> Bool {
        name.hasPrefix("_") && prefixes.contains(where: name.hasPrefix)
    }
}
