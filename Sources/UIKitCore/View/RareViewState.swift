/// What few views have, kept apart so that the others stay small.
@MainActor
final class RareViewState {
    var backgroundColor: UIColor?
    var tintColor: UIColor?
    var tintAdjustmentMode: UIView.TintAdjustmentMode = .automatic
    var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
    var mask: UIView?
    var gestureRecognizers: [UIGestureRecognizer]?
    /// The controller whose view this is.
    weak var controller: UIViewController?
    /// What ``UIView/safeAreaInsetsDidChange()`` was last called for.
    var announcedSafeAreaInsets = UIEdgeInsets.zero
    var accessibility = AccessibilityState()
}
