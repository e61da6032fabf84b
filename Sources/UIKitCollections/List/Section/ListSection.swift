import UIKitCore

/// The description of a section that is a list. Never changes.
@MainActor
final class ListSection {
    let configuration: UICollectionLayoutListConfiguration

    init(_ configuration: UICollectionLayoutListConfiguration) { self.configuration = configuration }

    var appearance: UICollectionLayoutListConfiguration.Appearance { configuration.appearance }

    /// Behind the rows.
    var backgroundColor: UIColor { configuration.backgroundColor ?? ListTheme.flat.ground(appearance) }

    /// Returns true if a row is the header of its section.
    func isHeader(_ item: Int) -> Bool { item == 0 && configuration.headerMode == .firstItemInSection }

    /// The position values of a row.
    func context(ofItemAt path: IndexPath, itemCount: Int) -> ListContext {
        let isHeader = isHeader(path.item)
        let firstRow = configuration.headerMode == .firstItemInSection && appearance.isGrouped ? 1 : 0
        var separators = configuration.separatorConfiguration
        if !configuration.showsSeparators {
            separators.topSeparatorVisibility = .hidden
            separators.bottomSeparatorVisibility = .hidden
        }
        if let handler = configuration.itemSeparatorHandler { separators = handler(path, separators) }
        return ListContext(
            appearance: appearance, role: isHeader ? .firstItem : .row, isFirst: path.item == firstRow,
            isLast: path.item == itemCount - 1, separators: separators)
    }

    /// The position values of a header or footer.
    func context(ofSupplementary kind: String) -> ListContext {
        ListContext(
            appearance: appearance, role: kind == UICollectionView.elementKindSectionFooter ? .footer : .header,
            separators: configuration.separatorConfiguration)
    }
}

/// The values by which a list describes the position of a row to it.
@MainActor
struct ListContext: @preconcurrency Equatable {
    /// The role of a row.
    enum Role {
        case row, header, footer
        /// An item that stands as a header above the others.
        case firstItem
    }

    var appearance: UICollectionLayoutListConfiguration.Appearance
    var role: Role
    /// True if it is the first, or the last, of those on one background.
    var isFirst = false
    var isLast = false
    var separators: UIListSeparatorConfiguration

    var isRow: Bool { role == .row }
    var isHeader: Bool { role == .header || role == .firstItem }
}
