import Foundation

extension UIViewController: UIFocusEnvironment {
    @MainActor
    private enum GroupKey { static var key: UInt8 = 0 }

    /// The view, if it is loaded.
    // apple: https://developer.apple.com/documentation/uikit/uifocusenvironment/preferredfocusenvironments
    @objc open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }

    /// The superview of the view; while that is nowhere, the parent.
    @objc open var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview ?? parent }

    /// The view, if it is loaded.
    @objc open var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }

    @objc open func setNeedsFocusUpdate() { FocusRequest.note(self) }

    @objc open func updateFocusIfNeeded() { FocusRequest.fulfil(self) }

    /// True.
    @objc(shouldUpdateFocusInContext:)
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Does nothing here; overriders call super.
    @objc(didUpdateFocusInContext:withAnimationCoordinator:)
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    /// The group of what is inside, which Tab goes to. Default: nil, that of what is around.
    // apple: https://developer.apple.com/documentation/uikit/uiviewcontroller/focusgroupidentifier
    @objc open var focusGroupIdentifier: String? {
        get { objc_getAssociatedObject(self, &GroupKey.key) as? String }
        set { objc_setAssociatedObject(self, &GroupKey.key, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }
}
