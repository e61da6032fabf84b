/// A value of a property list, with the line where it begins.
package struct PropertyListNode: Equatable {
    package enum Content: Equatable {
        case string(String)
        case array([PropertyListNode])
        case dictionary([String: PropertyListNode])
    }

    package let content: Content
    /// From 1; 0 where the format has no lines.
    package let line: Int

    package var string: String? {
        if case .string(let string) = content { string } else { nil }
    }

    package var array: [PropertyListNode]? {
        if case .array(let array) = content { array } else { nil }
    }

    package var dictionary: [String: PropertyListNode]? {
        if case .dictionary(let dictionary) = content { dictionary } else { nil }
    }

    package subscript(key: String) -> PropertyListNode? { dictionary?[key] }

    /// The strings of a list; a single string counts as a list of one.
    package var strings: [String] { string.map { [$0] } ?? (array ?? []).compactMap(\.string) }
}
