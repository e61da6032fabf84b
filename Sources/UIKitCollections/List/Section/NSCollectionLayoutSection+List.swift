import UIKitCore
import UIKitLists

extension NSCollectionLayoutSection {
    /// A list: rows over the whole width, as high as their cells ask for.
    ///
    /// The configuration's properties of rows hold for cells of the class ``UICollectionViewListCell``.
    // apple: https://developer.apple.com/documentation/uikit/nscollectionlayoutsection/list(using:layoutenvironment:)
    public static func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let theme = ListTheme.flat
        // As high as a row of one line is with the present size of text, so that rows which were not seen yet are taken for much the same.
        let line = UIFont.preferredFont(forTextStyle: .body, compatibleWith: layoutEnvironment.traitCollection).lineHeight
        let estimate = max(theme.rowEstimate, (line + 2 * CellTheme.flat.contentMargin).rounded(.up))
        let rowSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: rowSize, subitems: [NSCollectionLayoutItem(layoutSize: rowSize)])
        let section = NSCollectionLayoutSection(group: group)
        section.list = ListSection(configuration)
        section.contentInsets = insets(configuration, width: layoutEnvironment.container.effectiveContentSize.width)
        section.boundarySupplementaryItems = boundaryItems(configuration)
        if let padding = configuration.headerTopPadding, configuration.headerMode != .none { section.topPadding = padding }
        return section
    }

    private static func insets(_ configuration: UICollectionLayoutListConfiguration, width: CGFloat) -> NSDirectionalEdgeInsets {
        let theme = ListTheme.flat
        switch configuration.appearance {
        case .plain: return .zero
        case .grouped, .insetGrouped:
            let side = configuration.appearance == .insetGrouped ? CellTheme.flat.sideInset(forWidth: width) : 0
            return NSDirectionalEdgeInsets(
                top: configuration.headerMode == .none ? theme.groupTop : 0, leading: side,
                bottom: configuration.footerMode == .none ? theme.groupBottom : 0, trailing: side)
        case .sidebar:
            return NSDirectionalEdgeInsets(
                top: 0, leading: theme.sidebarInset, bottom: configuration.footerMode == .none ? theme.sidebarBottom : 0,
                trailing: theme.sidebarInset)
        case .sidebarPlain:
            return NSDirectionalEdgeInsets(top: 0, leading: theme.sidebarInset, bottom: 0, trailing: theme.sidebarInset)
        }
    }

    private static func boundaryItems(
        _ configuration: UICollectionLayoutListConfiguration
    ) -> [NSCollectionLayoutBoundarySupplementaryItem] {
        let theme = ListTheme.flat
        let estimate = configuration.appearance.isGrouped ? theme.groupedHeaderEstimate : theme.plainHeaderEstimate
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate))
        var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
        if configuration.headerMode == .supplementary {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = configuration.appearance.pinsHeaders
            header.pinnedZIndex = theme.pinnedHeaderIndex
            items.append(header)
        }
        if configuration.footerMode == .supplementary {
            items.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
        }
        return items
    }
}

extension UICollectionViewCompositionalLayout {
    /// A layout all of whose sections are lists of one kind.
    // apple: https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout/list(using:)
    public static func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in .list(using: configuration, layoutEnvironment: environment) }
    }
}
