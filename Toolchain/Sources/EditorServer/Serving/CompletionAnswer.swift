import CompilerDriver

/// What may be typed at a place. Names of generated code are not offered; an optional requirement is offered as what the author writes.
enum CompletionAnswer {
    static func map(_ result: JSON, in uri: String?, _ mapper: PositionMapper) -> JSON {
        if let items = result.array { return .array(items.compactMap { item($0, uri, mapper) }) }
        guard let items = result["items"]?.array else { return result }
        var result = result
        result["items"] = .array(items.compactMap { item($0, uri, mapper) })
        return result
    }

    private static func item(_ item: JSON, _ uri: String?, _ mapper: PositionMapper) -> JSON? {
        let label = item["label"]?.string ?? ""
        if GeneratedSymbols.isGenerated(label) || label.hasPrefix("__ext_") { return nil }
        var mapper = mapper
        guard var mapped = mapper.map(item, in: uri) else { return nil }
        guard label.hasPrefix("_opt_") else { return mapped }
        let requirement = OptionalRequirement(GeneratedNames.restore(in: label))
        let isSnippet = item["insertTextFormat"]?.int == 2
        let call = requirement.call(asSnippet: isSnippet)
        mapped["label"] = .string(requirement.name)
        mapped["filterText"] = .string(requirement.name)
        mapped["sortText"] = .string(requirement.name)
        mapped["insertText"] = .string(call)
        if mapped["textEdit"] != nil { mapped["textEdit"]?["newText"] = .string(call) }
        return mapped
    }
}

/// An optional requirement of a protocol, as `f(_:label:)`.
struct OptionalRequirement {
    let name: String

    init(_ name: String) { self.name = name }

    /// `f?(…, label: …)`.
    func call(asSnippet isSnippet: Bool) -> String {
        guard let start = name.firstIndex(of: "(") else { return name }
        let labels = name[start...].dropFirst().dropLast().split(separator: ":")
        let arguments = labels.enumerated().map { number, label in
            let value = isSnippet ? "${\(number + 1):\(label == "_" ? "value" : label)}" : ""
            return label == "_" ? value : "\(label): \(value)"
        }
        return name[..<start] + "?(" + arguments.joined(separator: ", ") + ")"
    }
}
