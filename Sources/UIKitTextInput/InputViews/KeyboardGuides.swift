import Foundation

/// The guides in a window that follow what is in the place of a keyboard.
@MainActor
struct KeyboardGuides {
    private let views: [UIView]
    private let window: UIWindow

    // optimization: a window in which nobody has asked for such a guide is not searched.
    init(window: UIWindow) {
        self.window = window
        guard window.hasKeyboardGuides else {
            views = []
            return
        }
        views = window.treeInPreorder().filter { $0.keyboardGuideIfMade != nil }
    }

    /// How far above what is shown a finger begins to take it down: as much as the guide that wants the most.
    var dismissPadding: CGFloat { views.reduce(0) { max($0, $1.keyboardGuideIfMade?.keyboardDismissPadding ?? 0) } }

    /// - Parameter top: the upper edge of what is shown, in coordinates of the screen; nil while nothing is. May be animated.
    func follow(top: CGFloat?) {
        for view in views { view.keyboardGuideIfMade?.follow(top: top, in: window) }
        window.rootViewController?.viewIfLoaded?.layoutIfNeeded()
    }
}
