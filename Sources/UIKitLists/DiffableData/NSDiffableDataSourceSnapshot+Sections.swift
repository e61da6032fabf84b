extension NSDiffableDataSourceSnapshot {
    // MARK: Adding sections

    /// Puts sections without items behind the last one.
    /// - Parameter identifiers: no section may be named twice or be in the snapshot already.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { add(identifiers, at: sections.count) }

    /// Puts sections without items in front of another one, which must be in the snapshot.
    /// - Parameter identifiers: no section may be named twice or be in the snapshot already.
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType) {
        add(identifiers, at: position(of: toIdentifier))
    }

    /// Puts sections without items behind another one, which must be in the snapshot.
    /// - Parameter identifiers: no section may be named twice or be in the snapshot already.
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType) {
        add(identifiers, at: position(of: toIdentifier) + 1)
    }

    // MARK: Removing sections

    /// Takes sections out, with their items. Those that are not there are passed over.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let leaving = Set(identifiers.filter { sectionIndexes[$0] != nil })
        guard !leaving.isEmpty else { return }
        for identifier in leaving {
            for item in sections[position(of: identifier)].items { sectionsOfItems[item] = nil }
        }
        sections.removeAll { leaving.contains($0.identifier) }
        for identifier in leaving { sectionIndexes[identifier] = nil }
        indexSections()
        forgetRequests()
    }

    // MARK: Moving sections

    /// Puts a section with its items in front of another one. Both must be in the snapshot.
    public mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType) {
        move(identifier, to: toIdentifier, distance: 0)
    }

    /// Puts a section with its items behind another one. Both must be in the snapshot.
    public mutating func moveSection(_ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType) {
        move(identifier, to: toIdentifier, distance: 1)
    }

    private mutating func move(_ identifier: SectionIdentifierType, to target: SectionIdentifierType, distance: Int) {
        let from = position(of: identifier)
        let to = position(of: target)
        guard from != to else { return }
        let section = sections.remove(at: from)
        sections.insert(section, at: (to > from ? to - 1 : to) + distance)
        indexSections(from: min(from, to))
    }

    // MARK: Private

    private mutating func add(_ identifiers: [SectionIdentifierType], at index: Int) {
        let repeated = identifiers.repeated
        guard repeated.isEmpty else { SnapshotProblem.repeatedSections(repeated).stop() }
        let present = identifiers.filter { sectionIndexes[$0] != nil }
        guard present.isEmpty else { SnapshotProblem.presentSections(present).stop() }
        sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: index)
        indexSections(from: index)
    }
}
