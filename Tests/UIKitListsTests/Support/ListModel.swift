@testable import UIKitLists

/// A list as arrays of arrays: what a data source of a test holds.
struct ListModel: Equatable {
    /// Known by its number; its version tells what it shows before a reload from what it shows after.
    struct Row: Equatable {
        var id: Int
        var version = 0
    }

    struct Section: Equatable {
        var id: Int
        var rows: [Row]
    }

    var sections: [Section]
    /// Numbers below this one have been given to a row or a section.
    var nextID = 0

    init(counts: [Int]) {
        sections = []
        for count in counts { sections.append(Section(id: takeID(), rows: (0..<count).map { _ in Row(id: 0) })) }
        for section in sections.indices {
            for row in sections[section].rows.indices { sections[section].rows[row].id = takeID() }
        }
    }

    mutating func takeID() -> Int {
        defer { nextID += 1 }
        return nextID
    }

    var counts: [Int] { sections.map(\.rows.count) }

    var positions: [ListPosition] {
        sections.indices.flatMap { section in
            sections[section].rows.indices.map { ListPosition(section: section, row: $0) }
        }
    }

    subscript(position: ListPosition) -> Row { sections[position.section].rows[position.row] }
}
