import Foundation

extension NSDiffableDataSourceSnapshot {
    // MARK: Adding items

    /// Puts items behind the last one of a section.
    ///
    /// Items that the snapshot has already are moved there, and the console says so.
    /// - Parameters:
    ///   - identifiers: no item may be named twice.
    ///   - sectionIdentifier: a section of the snapshot; nil is the last one, and then there must be one.
    public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil) {
        let section: Int
        if let sectionIdentifier {
            section = position(of: sectionIdentifier)
        } else {
            guard !sections.isEmpty else { SnapshotProblem.noSections.stop() }
            section = sections.count - 1
        }
        makeWay(for: identifiers)
        add(identifiers, to: section, at: sections[section].items.count)
    }

    /// Puts items in front of another one. Items that the snapshot has already are moved there.
    /// - Parameters:
    ///   - identifiers: no item may be named twice.
    ///   - beforeIdentifier: an item of the snapshot, and none of `identifiers`.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType) {
        makeWay(for: identifiers)
        let position = requiredPosition(of: beforeIdentifier, to: "insert items before")
        add(identifiers, to: position.section, at: position.row)
    }

    /// Puts items behind another one. Items that the snapshot has already are moved there.
    /// - Parameters:
    ///   - identifiers: no item may be named twice.
    ///   - afterIdentifier: an item of the snapshot, and none of `identifiers`.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
        makeWay(for: identifiers)
        let position = requiredPosition(of: afterIdentifier, to: "insert items after")
        add(identifiers, to: position.section, at: position.row + 1)
    }

    // MARK: Removing items

    /// Takes items out. Those that are not there are passed over.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        remove(identifiers)
        forgetRequests()
    }

    /// Takes all items out, and all sections.
    public mutating func deleteAllItems() { self = Self() }

    // MARK: Moving items

    /// Puts an item in front of another one, in that one's section. Both must be in the snapshot.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, distance: 0, task: "move an item before")
    }

    /// Puts an item behind another one, in that one's section. Both must be in the snapshot.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, distance: 1, task: "move an item after")
    }

    private mutating func move(_ identifier: ItemIdentifierType, to target: ItemIdentifierType, distance: Int, task: String) {
        _ = requiredPosition(of: identifier, to: "move")
        _ = requiredPosition(of: target, to: task)
        guard identifier != target else { return }
        remove([identifier])
        let position = requiredPosition(of: target, to: task)
        add([identifier], to: position.section, at: position.row + distance)
    }

    // MARK: Internal

    func requiredPosition(of identifier: ItemIdentifierType, to task: String) -> ListPosition {
        guard let position = position(of: identifier) else { SnapshotProblem.missingItem(identifier, task: task).stop() }
        return position
    }

    /// Checks what is to be added, and takes what is there already out of its old position.
    private mutating func makeWay(for identifiers: [ItemIdentifierType]) {
        let repeated = identifiers.repeated
        guard repeated.isEmpty else { SnapshotProblem.repeatedItems(repeated).stop() }
        let present = sectionsOfItems.isEmpty ? [] : identifiers.filter { sectionsOfItems[$0] != nil }
        guard !present.isEmpty else { return }
        let warning = """
            Diffable data source detected an attempt to insert or append \(present.count) item identifiers that already exist in the \
            snapshot. The existing item identifiers will be moved into place instead: \(present)

            """
        FileHandle.standardError.write(Data(warning.utf8))
        remove(present)
    }

    private mutating func add(_ identifiers: [ItemIdentifierType], to section: Int, at row: Int) {
        sections[section].items.insert(contentsOf: identifiers, at: row)
        // For few that come to many the table grows by itself, by more than is asked for here.
        if identifiers.count > sectionsOfItems.count { sectionsOfItems.reserveCapacity(sectionsOfItems.count + identifiers.count) }
        let name = sections[section].identifier
        for identifier in identifiers { sectionsOfItems[identifier] = name }
    }

    /// Takes items out, and leaves requests to reload them.
    private mutating func remove(_ identifiers: [ItemIdentifierType]) {
        var changed: Set<Int> = []
        for identifier in identifiers {
            guard let section = sectionsOfItems.removeValue(forKey: identifier).flatMap({ sectionIndexes[$0] }) else { continue }
            changed.insert(section)
        }
        for section in changed { sections[section].items.removeAll { sectionsOfItems[$0] == nil } }
    }
}

extension Array where Element: Hashable {
    /// Elements that stand more than once in the array, each once.
    var repeated: [Element] {
        guard count > 1, Set(self).count < count else { return [] }
        var seen: Set<Element> = []
        var found: Set<Element> = []
        return filter { !seen.insert($0).inserted && found.insert($0).inserted }
    }
}
