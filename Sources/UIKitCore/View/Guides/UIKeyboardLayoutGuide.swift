public import Foundation

/// Follows the frame of the keyboard on the screen, or of the input view, in a view. Its upper edge is that of the keyboard, and the
/// lower edge of the safe area while there is none. Made by ``UIView/keyboardLayoutGuide``.
// apple: https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide
@preconcurrency @MainActor @objcMembers open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    private var overlap: NSLayoutConstraint?
    private var bottomLimit: NSLayoutConstraint?

    /// True if the guide goes along with a keyboard that floats. Keyboards here do not float. Default: false.
    open var followsUndockedKeyboard = false
    /// True if the guide ends at the safe area while there is no keyboard, and not at the view's edge. Default: true.
    open var usesBottomSafeArea = true { didSet { if usesBottomSafeArea != oldValue { bottomLimit?.isActive = usesBottomSafeArea } } }
    /// How far above the keyboard a finger that scrolls begins to take it down, in points; less than 0 counts as 0. Default: 0.
    open var keyboardDismissPadding: CGFloat = 0 { didSet { if keyboardDismissPadding < 0 { keyboardDismissPadding = 0 } } }

    /// Ties the guide to a view that it was added to.
    func attach(to view: UIView) {
        let overlap = topAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor)
        let limit = topAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor)
        let pull = topAnchor.constraint(equalTo: view.bottomAnchor)
        pull.priority = UILayoutPriority(1)
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: view.leadingAnchor), trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bottomAnchor.constraint(equalTo: view.bottomAnchor), overlap, limit, pull,
        ])
        (self.overlap, bottomLimit) = (overlap, limit)
    }

    package func follow(top: CGFloat?, in window: UIWindow) {
        guard let view = owningView, view.window === window else { return }
        let bottom = view.convert(CGPoint(x: 0, y: view.bounds.maxY), to: nil).y
        let keyboardTop = top.map { window.point(fromScreen: CGPoint(x: 0, y: $0)).y } ?? bottom
        let constant = -min(max(bottom - keyboardTop, 0), view.bounds.height)
        if overlap?.constant != constant { overlap?.constant = constant }
    }
}
