import UIKitCore

/// The appearance of a section that is a list, and the actions of its rows.
// apple: https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
    /// The background of the rows.
    // apple: https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/appearance-swift.enum
    public enum Appearance: Int, Sendable {
        /// Rows from edge to edge; headers stay in sight.
        case plain = 0
        /// Groups from edge to edge, on grey.
        case grouped = 1
        /// Groups with rounded corners, on grey.
        case insetGrouped = 2
        /// Without lines, with rounded selection: what is at the side of a split view.
        case sidebar = 3
        /// The same with headers that stay in sight.
        case sidebarPlain = 4
    }

    /// The header above the rows of a section.
    // apple: https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/headermode-swift.enum
    public enum HeaderMode: Int, Sendable {
        case none = 0
        /// A supplementary view of the kind of section headers, for each section.
        case supplementary = 1
        /// The first item.
        case firstItemInSection = 2
    }

    /// The footer below the rows of a section.
    // apple: https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/footermode-swift.enum
    public enum FooterMode: Int, Sendable {
        case none = 0
        /// A supplementary view of the kind of section footers, for each section.
        case supplementary = 1
    }

    /// Says what is behind an end of a row; nil for nothing. Asked when a swipe begins.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

    /// Changes the lines of one row: gets what they would be.
    public typealias ItemSeparatorHandler =
        (_ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

    /// A configuration with what lists of an appearance have.
    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
        showsSeparators = appearance.hasSeparators
    }

    let appearance: Appearance

    /// True if there are lines between rows. Default: true, but for lists at the side.
    public var showsSeparators: Bool

    /// How those lines look.
    public var separatorConfiguration: UIListSeparatorConfiguration

    /// Has the last word about the lines of each row. Default: nil.
    public var itemSeparatorHandler: ItemSeparatorHandler?

    /// Behind all rows; nil for what suits the appearance. Default: nil.
    public var backgroundColor: UIColor?

    /// Default: nil, rows cannot be opened at their beginning.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// Default: nil, rows cannot be opened at their end.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// Default: none.
    public var headerMode = HeaderMode.none

    /// Default: none.
    public var footerMode = FooterMode.none

    /// The gap above headers of sections, in points; nil for the appearance's own. Default: nil.
    public var headerTopPadding: CGFloat?
}

extension UICollectionLayoutListConfiguration.Appearance {
    /// True if lists of this kind have lines unless they say otherwise.
    var hasSeparators: Bool { self != .sidebar && self != .sidebarPlain }

    var isGrouped: Bool { self == .grouped || self == .insetGrouped }

    /// True if headers stay in sight.
    var pinsHeaders: Bool { self == .plain || self == .sidebarPlain }
}
