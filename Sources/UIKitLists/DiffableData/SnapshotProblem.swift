import Foundation

/// A misuse of a snapshot.
enum SnapshotProblem {
    case repeatedItems([Any])
    case repeatedSections([Any])
    case presentSections([Any])
    case noSections
    case missingSection(Any)
    /// - Parameter task: what was to be done, as in "insert items before".
    case missingItem(Any, task: String)
    case missingSectionOf(Any, task: String)
    /// Those of a snapshot of one section.
    case repeatedTreeItems([Any])
    case missingTreeItem(Any)
    case missingTreeParent(Any)

    /// UIKit's words as far as they are known, and the remedy.
    var text: String {
        switch self {
        case .repeatedItems(let items):
            """
            Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\(Self.list(items)))}
            Every item of a snapshot needs an identifier of its own, in all sections together.
            """
        case .repeatedSections(let sections):
            """
            Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\(Self.list(sections)))}
            Every section of a snapshot needs an identifier of its own.
            """
        case .presentSections(let sections):
            """
            Diffable data source detected an attempt to insert or append \(sections.count) section \
            \(sections.count == 1 ? "identifier that already exists" : "identifiers that already exist") in the snapshot. Identifiers in a \
            snapshot must be unique. They are: (\(Self.list(sections))). Delete the sections first, or move them.
            """
        case .noSections:
            "There are currently no sections in the data source. Please add a section first. appendSections(_:) does it."
        case .missingSection(let section):
            "Invalid section identifier: \(section) is not in the snapshot. Append the section first, or ask indexOfSection(_:)."
        case .missingItem(let item, let task):
            "Attempted to \(task) item identifier that does not exist in the snapshot: \(item). Ask indexOfItem(_:) first."
        case .missingSectionOf(let section, let task):
            "Attempted to \(task) section identifier that does not exist in the snapshot: \(section). Ask indexOfSection(_:) first."
        case .repeatedTreeItems(let items):
            "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\(Self.list(items)))}. Ask contains(_:) first."
        case .missingTreeItem(let item):
            "Item identifier does not exist in section snapshot: \(item). Ask contains(_:) first."
        case .missingTreeParent(let item):
            "Parent item identifier does not exist in section snapshot: \(item). Append it before what is inside it."
        }
    }

    func stop() -> Never { fatalError(text) }

    private static func list(_ values: [Any]) -> String {
        "\n" + values.map { "    \($0)" }.joined(separator: ",\n") + "\n"
    }
}
