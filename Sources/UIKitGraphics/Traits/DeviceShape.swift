/// The kind of device of a screen's size, and the values that follow from it.
package struct DeviceShape {
    /// Whose screen it is.
    package enum Kind: Sendable {
        /// A phone's or a tablet's, whichever is of that size.
        case bySize
        case phone
        case pad
        /// A window of a desktop, in which an app for tablets is as wide as a person makes it.
        case window
    }

    package let screenSize: CGSize
    private let kind: Kind

    /// A screen whose shorter side has at least so many points is a tablet's.
    private static let shortestTabletSide: CGFloat = 700
    /// Windows of tablets at least so wide have room for two columns.
    // observed: the widths of a tablet's split windows, of which 639 points are compact and 678 are not.
    private static let regularWidth: CGFloat = 640
    /// Phones whose longer side is more than so many times the shorter one have no home button.
    private static let tallRatio: CGFloat = 2
    /// Phones at least this wide when upright have room for two columns in landscape.
    private static let largePhoneSide: CGFloat = 414

    private var shorterSide: CGFloat { min(screenSize.width, screenSize.height) }
    private var longerSide: CGFloat { max(screenSize.width, screenSize.height) }
    private var isLandscape: Bool { screenSize.width > screenSize.height }

    package init(screenSize: CGSize, kind: Kind = .bySize) {
        self.screenSize = screenSize
        self.kind = kind
    }

    package var idiom: UIUserInterfaceIdiom {
        switch kind {
        case .bySize: shorterSide >= Self.shortestTabletSide ? .pad : .phone
        case .phone: .phone
        case .pad, .window: .pad
        }
    }

    package var orientation: UIInterfaceOrientation { isLandscape ? .landscapeRight : .portrait }

    /// A tablet's app is compact in a narrow window (SV-108).
    package var horizontalSizeClass: UIUserInterfaceSizeClass {
        if kind == .pad || kind == .window { return screenSize.width < Self.regularWidth ? .compact : .regular }
        return idiom == .pad || (isLandscape && shorterSide >= Self.largePhoneSide) ? .regular : .compact
    }

    package var verticalSizeClass: UIUserInterfaceSizeClass { idiom == .phone && isLandscape ? .compact : .regular }

    /// The insets of the sensor housing, the home indicator and the status bar, in points.
    package func safeAreaInsets(statusBarIsHidden: Bool = false) -> UIEdgeInsets {
        if kind == .window { return .zero }
        if idiom == .pad { return UIEdgeInsets(top: statusBarIsHidden ? 0 : 24, left: 0, bottom: 20, right: 0) }
        guard longerSide > Self.tallRatio * shorterSide else {
            return isLandscape || statusBarIsHidden ? .zero : UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        }
        return isLandscape
            ? UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47) : UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    }
}
