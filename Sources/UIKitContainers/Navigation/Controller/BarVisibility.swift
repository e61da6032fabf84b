import UIKitCore

/// Which bars of a navigation controller are hidden, and which are seen at present.
struct BarVisibility {
    /// The state that the app wants.
    var isTopHidden = false
    var isBottomHidden = true
    /// The state of the last layout.
    var isTopShownHidden = false
    var isBottomShownHidden = true
    /// True if the next layout moves the bars there.
    var movesAtNextLayout = false

    static let duration: CGFloat = 0.2
}
