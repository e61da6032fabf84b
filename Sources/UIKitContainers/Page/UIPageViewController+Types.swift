extension UIPageViewController {
    /// How one page replaces another.
    // apple: https://developer.apple.com/documentation/uikit/uipageviewcontroller/transitionstyle-swift.enum
    public enum TransitionStyle: Int, Sendable {
        /// As in a book: a page is turned over at its spine.
        case pageCurl = 0
        /// Side by side, in a scroll view.
        case scroll = 1
    }

    /// Says whether pages follow each other from left to right or downwards.
    // apple: https://developer.apple.com/documentation/uikit/uipageviewcontroller/navigationorientation-swift.enum
    public enum NavigationOrientation: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    /// Where new pages come from.
    // apple: https://developer.apple.com/documentation/uikit/uipageviewcontroller/navigationdirection
    public enum NavigationDirection: Int, Sendable {
        /// From the right, or from below.
        case forward = 0
        /// From the left, or from above.
        case reverse = 1
    }

    /// Where pages that are turned over are held.
    // apple: https://developer.apple.com/documentation/uikit/uipageviewcontroller/spinelocation-swift.enum
    public enum SpineLocation: Int, Sendable {
        /// Nowhere: pages scroll.
        case none = 0
        /// At the left or upper edge; one page is seen.
        case min = 1
        /// In the middle; two pages are seen.
        case mid = 2
        /// At the right or lower edge; one page is seen.
        case max = 3
    }

    /// A key of the options that a page controller is created with.
    // apple: https://developer.apple.com/documentation/uikit/uipageviewcontroller/optionskey
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public var rawValue: String
        /// A key of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A ``SpineLocation``, or its raw value, for pages that are turned over. Without it: at the left or upper edge.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// A number: the space between pages that scroll, in points. Without it: none.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }
}
