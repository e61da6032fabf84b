/// The remarks on the reading of a project for a person: each once, in the order in which it was found.
package final class ProjectReport {
    package enum Kind: String {
        /// Something in the project is damaged or strange, and was passed over.
        case warning
        /// Something is left out on purpose.
        case note
    }

    package struct Entry: Equatable {
        package let kind: Kind
        package let text: String
    }

    package private(set) var entries: [Entry] = []
    private var told: Set<String> = []
    private let limit: Int

    /// - Parameter limit: of the number of entries; a damaged project could have one for each of its objects.
    package init(limit: Int = 200) {
        self.limit = limit
    }

    package func warn(_ text: String, file: String? = nil, line: Int? = nil) {
        add(.warning, SourcePlace(file: file, line: line).prefix + PrintableText.of(text))
    }

    package func note(_ text: String) { add(.note, PrintableText.of(text)) }

    private func add(_ kind: Kind, _ text: String) {
        guard entries.count <= limit, told.insert(text).inserted else { return }
        entries.append(entries.count == limit ? Entry(kind: .warning, text: "and more") : Entry(kind: kind, text: text))
    }
}
