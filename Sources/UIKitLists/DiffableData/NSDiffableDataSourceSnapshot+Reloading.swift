extension NSDiffableDataSourceSnapshot {
    /// Asks for other cells for items, when the snapshot is applied.
    /// - Parameter identifiers: items of the snapshot. To be asked for once more changes nothing.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        check(identifiers, task: "reload")
        reloadedItemIdentifiers.append(new: identifiers)
    }

    /// Asks that the cells of items are reconfigured, and kept, when the snapshot is applied.
    /// - Parameter identifiers: items of the snapshot. To be asked for once more changes nothing.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        check(identifiers, task: "reconfigure")
        reconfiguredItemIdentifiers.append(new: identifiers)
    }

    /// Asks that sections are reloaded, with other cells for all their items, when the snapshot is applied.
    /// - Parameter identifiers: sections of the snapshot. To be asked for once more changes nothing.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers where sectionIndexes[identifier] == nil {
            SnapshotProblem.missingSectionOf(identifier, task: "reload").stop()
        }
        reloadedSectionIdentifiers.append(new: identifiers)
    }

    private func check(_ identifiers: [ItemIdentifierType], task: String) {
        for identifier in identifiers where sectionsOfItems[identifier] == nil {
            SnapshotProblem.missingItem(identifier, task: task).stop()
        }
    }

    /// Drops the requests for what is no longer there.
    mutating func forgetRequests() {
        reloadedSectionIdentifiers.removeAll { sectionIndexes[$0] == nil }
        reloadedItemIdentifiers.removeAll { sectionsOfItems[$0] == nil }
        reconfiguredItemIdentifiers.removeAll { sectionsOfItems[$0] == nil }
    }

    /// The same content, with nothing asked for: what a list shows once the snapshot is applied.
    var applied: Self {
        var applied = self
        applied.reloadedSectionIdentifiers = []
        applied.reloadedItemIdentifiers = []
        applied.reconfiguredItemIdentifiers = []
        return applied
    }
}

extension Array where Element: Hashable {
    /// Appends those that are not there yet.
    fileprivate mutating func append(new elements: [Element]) {
        var present = Set(self)
        for element in elements where present.insert(element).inserted { append(element) }
    }
}
