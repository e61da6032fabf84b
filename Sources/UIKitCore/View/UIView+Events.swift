extension UIView {
    /// True if the view and all inside it get touches. Default: true.
    @objc open var isUserInteractionEnabled: Bool {
        get { flags.contains(.isUserInteractionEnabled) }
        set { announcing(["isUserInteractionEnabled"]) { flags.set(.isUserInteractionEnabled, newValue) } }
    }

    /// True if the view gets more than one touch at a time. Default: false.
    @objc open var isMultipleTouchEnabled: Bool {
        get { flags.contains(.isMultipleTouchEnabled) }
        set { flags.set(.isMultipleTouchEnabled, newValue) }
    }

    /// True if no other view of the window gets touches while this one has any. Default: false.
    @objc open var isExclusiveTouch: Bool {
        get { flags.contains(.isExclusiveTouch) }
        set { flags.set(.isExclusiveTouch, newValue) }
    }

    /// The deepest view at a position, front to back; nil outside the bounds and where no touch is wanted.
    ///
    /// Views that are hidden, disabled for the user or fainter than 0.01 are passed over with all that is inside them.
    // apple: https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)
    @objc(hitTest:withEvent:)
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { deepestView(at: point, with: event) }

    /// Returns true if a position, in the view's coordinates, is inside the view. Default: inside ``bounds``, right and bottom edge
    /// excluded.
    @objc(pointInside:withEvent:)
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// The recognisers that watch touches in the view and in all inside it; nil if there are none.
    @objc open var gestureRecognizers: [UIGestureRecognizer]? {
        get { rare?.gestureRecognizers }
        set { replaceGestureRecognizers(newValue ?? []) }
    }

    /// Adds a recogniser, which leaves the view it was attached to.
    @objc open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

    /// Removes a recogniser; one that is at work is cancelled. Does nothing if it belongs to another view.
    @objc open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

    /// Returns true if a recogniser whose touches are in this view may begin. Default: true.
    @objc open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Makes the first responder inside the view resign.
    /// - Parameter force: whether its refusal is ignored.
    /// - Returns: whether there is none left.
    @discardableResult
    @objc open func endEditing(_ force: Bool) -> Bool { endFirstResponder(force: force) }
}
