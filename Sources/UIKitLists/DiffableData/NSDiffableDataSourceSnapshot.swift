// apple: https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct
/// The content of a list: sections in their order, and in each of them items in their order, by identifiers.
///
/// A value: changing it changes no list until a data source applies it. Every section and every item is there once, and has its
/// identifier in common with no other in the snapshot. Looking an identifier up takes the same time in a long list as in a short one;
/// finding its index takes time in proportion to the list.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    struct Section: Sendable {
        var identifier: SectionIdentifierType
        var items: [ItemIdentifierType] = []
    }

    /// Change the content through the members that keep the tables below true.
    var sections: [Section] = []
    /// Where each section stands.
    var sectionIndexes: [SectionIdentifierType: Int] = [:]
    /// In which section each item is.
    var sectionsOfItems: [ItemIdentifierType: SectionIdentifierType] = [:]

    /// Sections that are to be reloaded, in the order in which that was asked for.
    public internal(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    /// Items that are to get another cell, in the order in which that was asked for.
    public internal(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// Items whose cells are to be reconfigured, in the order in which that was asked for.
    public internal(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    /// Makes a snapshot without sections and items.
    public init() {}

    // MARK: Counting

    /// How many items all sections have together.
    public var numberOfItems: Int { sectionsOfItems.count }

    /// How many sections there are.
    public var numberOfSections: Int { sections.count }

    /// How many items a section has.
    /// - Parameter identifier: a section that must be in the snapshot.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { sections[position(of: identifier)].items.count }

    // MARK: Identifying

    /// All sections, in order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }

    /// The items of all sections, in order.
    public var itemIdentifiers: [ItemIdentifierType] {
        var items: [ItemIdentifierType] = []
        items.reserveCapacity(numberOfItems)
        for section in sections { items += section.items }
        return items
    }

    /// The items of a section, in order.
    /// - Parameter identifier: a section that must be in the snapshot.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        sections[position(of: identifier)].items
    }

    /// The section that an item is in; nil for an item that is not in the snapshot.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? { sectionsOfItems[identifier] }

    /// How many items of all sections come before an item; nil for an item that is not in the snapshot.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let position = position(of: identifier) else { return nil }
        return sections[..<position.section].reduce(position.row) { $0 + $1.items.count }
    }

    /// How many sections come before a section; nil for a section that is not in the snapshot.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sectionIndexes[identifier] }
}

extension NSDiffableDataSourceSnapshot {
    /// Where a section stands that has to be there.
    func position(of identifier: SectionIdentifierType) -> Int {
        guard let index = sectionIndexes[identifier] else { SnapshotProblem.missingSection(identifier).stop() }
        return index
    }

    /// Where an item stands; nil when it is not there.
    func position(of identifier: ItemIdentifierType) -> ListPosition? {
        guard let section = sectionsOfItems[identifier].flatMap({ sectionIndexes[$0] }),
            let row = sections[section].items.firstIndex(of: identifier)
        else { return nil }
        return ListPosition(section: section, row: row)
    }

    mutating func indexSections(from first: Int = 0) {
        for index in sections.indices.dropFirst(first) { sectionIndexes[sections[index].identifier] = index }
    }
}
