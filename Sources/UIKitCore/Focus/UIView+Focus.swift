import Foundation

extension UIView: UIFocusItem, UIFocusItemContainer {
    // MARK: Being focused

    /// True if the view can have the focus of a hardware keyboard. Default: false. It must also be seen and take touches.
    // apple: https://developer.apple.com/documentation/uikit/uiview/canbecomefocused
    @objc open var canBecomeFocused: Bool { false }

    /// True if the view has the focus.
    // apple: https://developer.apple.com/documentation/uikit/uiview/isfocused
    @objc open var isFocused: Bool { hostWindow.map { $0.screenHost.focus.focusedItem === self } ?? false }

    /// The group that Tab goes to. Default: nil, that of the superview; lists and texts are groups of their own.
    // apple: https://developer.apple.com/documentation/uikit/uiview/focusgroupidentifier
    @objc open var focusGroupIdentifier: String? {
        get { rare?.focusGroupIdentifier }
        set { ensureRare().focusGroupIdentifier = newValue }
    }

    /// How the view looks with the focus; nil for no difference. Default: as the system has it, which is a ring, and a background in the
    /// tint for rows of lists.
    // apple: https://developer.apple.com/documentation/uikit/uiview/focuseffect
    @objc open var focusEffect: UIFocusEffect? {
        get { (rare?.focusEffect).flatMap { $0 } ?? (rare?.focusEffect == nil ? UIFocusEffect() : nil) }
        set {
            ensureRare().focusEffect = .some(newValue?.copy() as? UIFocusEffect)
            if isFocused { focusDidChange(to: true) }
        }
    }

    // MARK: Environment

    /// Nothing: then the view itself gets the focus, or the first thing inside that can have it.
    @objc open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

    /// The controller of which this is the view, else the superview.
    @objc open var parentFocusEnvironment: (any UIFocusEnvironment)? { owningController ?? superview }

    /// The view itself.
    @objc open var focusItemContainer: (any UIFocusItemContainer)? { self }

    @objc open func setNeedsFocusUpdate() { FocusRequest.note(self) }

    @objc open func updateFocusIfNeeded() { FocusRequest.fulfil(self) }

    /// True.
    @objc(shouldUpdateFocusInContext:)
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Does nothing here; overriders call super.
    @objc(didUpdateFocusInContext:withAnimationCoordinator:)
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: Container

    /// The view's own.
    @objc open var coordinateSpace: any UICoordinateSpace { self }

    /// All inside that can have the focus, is seen, and reaches into a rectangle of the view's coordinates.
    @objc(focusItemsInRect:)
    open func focusItems(in rect: CGRect) -> [any UIFocusItem] {
        FocusSearch.items(in: self).filter { $0.convert($0.bounds, to: self).intersects(rect) }
    }
}

extension UIView {
    /// The list that the view is inside of, whose items come and go; nil if there is none.
    final var focusList: UIView? { sequence(first: self, next: \.superview).first { $0.isFocusList } }
}
