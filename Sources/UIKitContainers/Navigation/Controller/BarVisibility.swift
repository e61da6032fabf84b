import UIKitCore

/// Which bars of a navigation controller are hidden, and which are seen at present.
struct BarVisibility {
    /// What the app wants.
    var isTopHidden = false
    var isBottomHidden = true
    /// What was laid out last.
    var isTopShownHidden = false
    var isBottomShownHidden = true
    /// Whether the next layout moves the bars there.
    var movesAtNextLayout = false

    static let duration: CGFloat = 0.2
}
