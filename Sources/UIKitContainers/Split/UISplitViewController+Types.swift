extension UISplitViewController {
    /// Which columns are seen, and whether they lie beside or over the secondary one.
    // apple: https://developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymode-swift.enum
    @objc public enum DisplayMode: Int, Sendable {
        /// As it suits the size. Only as ``UISplitViewController/preferredDisplayMode``.
        case automatic = 0
        /// The secondary column alone.
        case secondaryOnly = 1
        /// The primary column, of three the supplementary one, beside the secondary one.
        case oneBesideSecondary = 2
        /// One column, of three the supplementary one, over the secondary one.
        case oneOverSecondary = 3
        /// Primary and supplementary columns beside the secondary one.
        case twoBesideSecondary = 4
        /// Primary and supplementary columns over the secondary one.
        case twoOverSecondary = 5
        /// Two columns, which push the secondary one partly off the screen.
        case twoDisplaceSecondary = 6

        /// The former name of ``secondaryOnly``.
        @available(*, deprecated, renamed: "secondaryOnly")
        public static var primaryHidden: DisplayMode { .secondaryOnly }
        /// The former name of ``oneBesideSecondary``.
        @available(*, deprecated, renamed: "oneBesideSecondary")
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        /// The former name of ``oneOverSecondary``.
        @available(*, deprecated, renamed: "oneOverSecondary")
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }
    }

    /// How many columns there are. Unspecified is the classic way: two controllers, set as an array.
    // apple: https://developer.apple.com/documentation/uikit/uisplitviewcontroller/style-swift.enum
    @objc public enum Style: Int, Sendable {
        case unspecified = 0
        case doubleColumn = 1
        case tripleColumn = 2
    }

    /// A column for a controller.
    // apple: https://developer.apple.com/documentation/uikit/uisplitviewcontroller/column
    @objc public enum Column: Int, Sendable {
        case primary = 0
        /// Between the two others; only of three.
        case supplementary = 1
        case secondary = 2
        /// The controller that replaces all columns where there is room for one only.
        case compact = 3
    }

    /// How the other columns come in.
    // apple: https://developer.apple.com/documentation/uikit/uisplitviewcontroller/splitbehavior-swift.enum
    @objc public enum SplitBehavior: Int, Sendable {
        /// As it suits the size. Only as ``UISplitViewController/preferredSplitBehavior``.
        case automatic = 0
        /// Beside the secondary one.
        case tile = 1
        /// Over it.
        case overlay = 2
        /// They push it aside.
        case displace = 3
    }

    /// The background behind the primary column, where windows are those of a desktop.
    // apple: https://developer.apple.com/documentation/uikit/uisplitviewcontroller/backgroundstyle
    @objc public enum BackgroundStyle: Int, Sendable {
        /// The colour of its view.
        case none = 0
        /// The matter of a sidebar.
        case sidebar = 1
    }

    /// At which side the primary column stands.
    // apple: https://developer.apple.com/documentation/uikit/uisplitviewcontroller/primaryedge-swift.enum
    @objc public enum PrimaryEdge: Int, Sendable {
        case leading = 0
        case trailing = 1
    }
}
