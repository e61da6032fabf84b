import Foundation

/// Stops the program at values that user defaults cannot hold.
enum PropertyListCheck {
    static func kept(_ value: Any, forKey key: String) -> Any {
        guard let kept = PropertyListValue.canonical(value) else {
            fatalError(
                """
                Attempt to insert non-property list object \(value) for key \(key). Store text, numbers, dates, data, or arrays and \
                dictionaries of these; archive anything else into Data first.
                """)
        }
        return kept
    }

    static func kept(_ values: [String: Any], in domain: String) -> [String: Any] {
        values.reduce(into: [:]) { $0[$1.key] = kept($1.value, forKey: $1.key) }
    }
}
