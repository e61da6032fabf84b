import UIKitCore

/// What makes a section a list. Never changes.
@MainActor
final class ListSection {
    let configuration: UICollectionLayoutListConfiguration

    init(_ configuration: UICollectionLayoutListConfiguration) { self.configuration = configuration }

    var appearance: UICollectionLayoutListConfiguration.Appearance { configuration.appearance }

    /// Behind the rows.
    var backgroundColor: UIColor { configuration.backgroundColor ?? ListTheme.flat.ground(appearance) }

    /// Whether a row is the header of its section.
    func isHeader(_ item: Int) -> Bool { item == 0 && configuration.headerMode == .firstItemInSection }

    /// What a row is told about its place.
    func situation(ofItemAt path: IndexPath, itemCount: Int) -> ListSituation {
        let isHeader = isHeader(path.item)
        let firstRow = configuration.headerMode == .firstItemInSection && appearance.isGrouped ? 1 : 0
        var separators = configuration.separatorConfiguration
        if !configuration.showsSeparators {
            separators.topSeparatorVisibility = .hidden
            separators.bottomSeparatorVisibility = .hidden
        }
        if let handler = configuration.itemSeparatorHandler { separators = handler(path, separators) }
        return ListSituation(
            appearance: appearance, role: isHeader ? .firstItem : .row, isFirst: path.item == firstRow,
            isLast: path.item == itemCount - 1, separators: separators)
    }

    /// What a header or footer is told about its place.
    func situation(ofSupplementary kind: String) -> ListSituation {
        ListSituation(
            appearance: appearance, role: kind == UICollectionView.elementKindSectionFooter ? .footer : .header,
            separators: configuration.separatorConfiguration)
    }
}

/// What a list tells a row about its place.
@MainActor
struct ListSituation: @preconcurrency Equatable {
    /// What a row stands for.
    enum Role {
        case row, header, footer
        /// An item that stands as a header above the others.
        case firstItem
    }

    var appearance: UICollectionLayoutListConfiguration.Appearance
    var role: Role
    /// Whether it is the first, or the last, of those on one ground.
    var isFirst = false
    var isLast = false
    var separators: UIListSeparatorConfiguration

    var isRow: Bool { role == .row }
    var isHeader: Bool { role == .header || role == .firstItem }
}
