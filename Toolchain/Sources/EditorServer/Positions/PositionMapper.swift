import CompilerDriver

/// Rewrites the places in a message: those of the source become those of the translation, or the other way.
///
/// Messages of the protocol name places in the same few ways, so one walk serves them all, those that are not known yet too.
struct PositionMapper {
    enum Direction {
        case toServer, toEditor
    }

    let direction: Direction
    /// The text behind an address as the language server names it; nil for one that is not translated.
    let text: (String) -> TranslatedText?
    let uri: (String) -> String
    /// Set when an edit would put translated code into the source.
    private(set) var spoilsSource = false

    init(_ direction: Direction, text: @escaping (String) -> TranslatedText?, uri: @escaping (String) -> String) {
        self.direction = direction
        self.text = text
        self.uri = uri
    }

    /// Members in which only their sender may read.
    private static let opaque: Set<String> = ["data", "newText", "text", "capabilities", "command", "kind"]
    private static let names: Set<String> = ["name", "label", "detail", "message", "value", "documentation", "placeholder", "contents"]
    private static let optionalRanges: Set<String> = ["originSelectionRange"]

    /// - Parameter context: the address of the file that places belong to.
    /// - Returns: nil for what belongs to generated code.
    mutating func map(_ value: JSON, in context: String?) -> JSON? {
        switch value {
        case .array(let elements): return .array(elements.compactMap { map($0, in: context) })
        case .object(let members): return map(members, in: context)
        default: return value
        }
    }

    private mutating func map(_ members: [String: JSON], in context: String?) -> JSON? {
        if let start = Position(members["start"]), let end = Position(members["end"]) { return mapRange(start, end, context) }
        if let position = Position(.object(members)) { return mapPosition(position, context).json }
        if members["startLine"] != nil { return mapFold(members, context) }
        let context = self.context(of: members) ?? context
        if direction == .toEditor { noteSpoiling(members, context) }
        var result: [String: JSON] = [:]
        for (key, value) in members {
            if Self.opaque.contains(key), key != "command" || value.string != nil {
                result[key] = value
            } else if key == "uri" || key == "targetUri", let address = value.string {
                result[key] = .string(uri(address))
            } else if key == "changes", let changes = value.object {
                result[key] = mapChanges(changes)
            } else if direction == .toEditor, Self.names.contains(key), let text = value.string {
                result[key] = .string(GeneratedNames.restore(in: text))
            } else if let mapped = map(value, in: context) {
                result[key] = mapped
            } else if !Self.optionalRanges.contains(key) {
                return nil
            }
        }
        return .object(result)
    }

    private mutating func mapChanges(_ changes: [String: JSON]) -> JSON {
        var result: [String: JSON] = [:]
        for (address, edits) in changes {
            let other = direction == .toServer ? uri(address) : address
            result[uri(address)] = map(edits, in: other)
        }
        return .object(result)
    }

    /// The file that an object names for what is in it, as the language server calls it.
    private func context(of members: [String: JSON]) -> String? {
        let address =
            members["uri"]?.string ?? members["targetUri"]?.string ?? members["textDocument"]?["uri"]?.string ?? members["from"]?["uri"]?
            .string
            ?? members["item"]?["uri"]?.string
        return address.map { direction == .toServer ? uri($0) : $0 }
    }

    /// An edit of more than a name, where the translation says something else than the source, would leave generated code there.
    private mutating func noteSpoiling(_ members: [String: JSON], _ context: String?) {
        guard members["newText"] != nil, let range = members["range"], let start = Position(range["start"]),
            let end = Position(range["end"]),
            let context, let text = text(context)
        else { return }
        let offsets = text.translated.offset(of: start)..<max(text.translated.offset(of: end), text.translated.offset(of: start))
        if !text.translated.bytes[offsets].allSatisfy(TranslatedText.isNameByte), text.isChanged(offsets) { spoilsSource = true }
    }

    // MARK: Places

    private func mapRange(_ start: Position, _ end: Position, _ context: String?) -> JSON? {
        guard let context, let text = text(context) else { return Position.range(start, end) }
        switch direction {
        case .toServer:
            let first = text.toTranslated(start)
            return Position.range(first, max(first, text.toTranslated(end, isEnd: end > start)))
        case .toEditor: return text.toOriginal(start, end).map { Position.range($0.start, $0.end) }
        }
    }

    private func mapPosition(_ position: Position, _ context: String?) -> Position {
        guard let context, let text = text(context) else { return position }
        switch direction {
        case .toServer: return text.toTranslated(position)
        case .toEditor:
            switch text.origin(text.translated.offset(of: position)) {
            case .source(let offset), .generated(let offset): return text.original.position(of: offset)
            }
        }
    }

    private func mapFold(_ members: [String: JSON], _ context: String?) -> JSON? {
        guard let startLine = members["startLine"]?.int, let endLine = members["endLine"]?.int else { return .object(members) }
        var result = members
        let start = mapPosition(Position(line: startLine, column: members["startCharacter"]?.int ?? 0), context)
        let end = mapPosition(Position(line: endLine, column: members["endCharacter"]?.int ?? 0), context)
        guard end.line > start.line else { return nil }
        result["startLine"] = .int(start.line)
        result["endLine"] = .int(end.line)
        if members["startCharacter"] != nil { result["startCharacter"] = .int(start.column) }
        if members["endCharacter"] != nil { result["endCharacter"] = .int(end.column) }
        return .object(result)
    }
}

extension Position {
    init?(_ json: JSON?) {
        guard let members = json?.object, let line = members["line"]?.int, let column = members["character"]?.int else { return nil }
        self.init(line: line, column: column)
    }

    var json: JSON { ["line": .int(line), "character": .int(column)] }

    static func range(_ start: Position, _ end: Position) -> JSON { ["start": start.json, "end": end.json] }
}
