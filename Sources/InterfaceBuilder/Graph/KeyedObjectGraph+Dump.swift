extension KeyedObjectGraph: CustomStringConvertible {
    /// The graph as text: one line for each object, its values in the order of their keys. For tests and for looking at.
    var description: String {
        objects.enumerated().map { index, object in
            let values = object.values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
            return (["\(index) \(object.className)"] + values).joined(separator: " ")
        }.joined(separator: "\n")
    }
}

extension KeyedObjectGraph.Value: CustomStringConvertible {
    var description: String {
        switch self {
        case .null: "nil"
        case .bool(let value): "\(value)"
        case .integer(let value): "\(value)"
        case .real(let value): "\(value)"
        case .string(let value): "\"\(value)\""
        case .data(let bytes): "<\(bytes.count) bytes>"
        case .numbers(let values): "(" + values.map { "\($0)" }.joined(separator: ", ") + ")"
        case .array(let values): "[" + values.map(\.description).joined(separator: ", ") + "]"
        case .dictionary(let values): "{" + values.map(\.description).joined(separator: ", ") + "}"
        case .object(let id): "@\(id.index)"
        }
    }
}
