import Foundation

/// The guides in a window that follow what stands in the place of a keyboard.
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

    /// - Parameter top: the upper edge of what is shown, in coordinates of the screen; nil while nothing is. May be animated.
    func follow(top: CGFloat?) {
        for view in views { view.keyboardGuideIfMade?.follow(top: top, in: window) }
        window.rootViewController?.viewIfLoaded?.layoutIfNeeded()
    }
}
