@_spi(ForasteroInternal) internal import QuartzCore

extension UIView {
    /// Lays out the subviews. Here: those with constraints. Called before the next frame after ``setNeedsLayout()``, never by the app.
    @objc open func layoutSubviews() { layOutByConstraints() }

    /// Has ``layoutSubviews()`` called before the next frame, once, however often this is asked for.
    @objc open func setNeedsLayout() { backingLayer.setNeedsLayout() }

    /// Lays out now what waits for layout in the view's tree, from the topmost view above this one that waits.
    @objc open func layoutIfNeeded() {
        ConstraintWork.shared.run(inTreeOf: self)
        backingLayer.layoutIfNeeded()
    }

    /// The size that fits a given size best. Default: the present size of ``bounds``.
    @objc open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Gives the view the size that ``sizeThatFits(_:)`` answers for its present one; the origin stays.
    @objc open func sizeToFit() {
        let fitting = sizeThatFits(bounds.size)
        frame = CGRect(origin: frame.origin, size: fitting)
    }

    /// The size that the content asks for; ``noIntrinsicMetric`` along an axis without a natural size. Default: neither.
    @objc open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

    /// Says that ``intrinsicContentSize`` is different now. The superview is laid out again.
    ///
    /// In ``layoutSubviews()`` of a view whose frame follows from constraints this does nothing if the size is the one they know: many
    /// say so in each layout, and would be laid out without end.
    @objc open func invalidateIntrinsicContentSize() {
        if backingLayer.isBeingLaidOut, itemEngine?.knowsIntrinsicSize(of: self) ?? false { return }
        intrinsicSizeMayHaveChanged()
        parent?.setNeedsLayout()
    }

    /// The value of ``intrinsicContentSize`` for an axis without a natural size: -1.
    @objc open class var noIntrinsicMetric: CGFloat { -1 }

    // MARK: Internal

    /// The layout for the layer: the controller's callbacks around the view's own layout, with the view's traits in force.
    func performLayout() {
        PropertyUpdatePass.updateOwn(self)
        if awaitsConstraintUpdate { updateConstraintsIfNeeded() }
        let observer = Inspection.views
        observer?.willLayOut(self)
        defer { observer?.didLayOut(self) }
        traitCollection.performAsCurrent {
            announceInsets()
            owningController?.layOutUnavailableContent(in: self)
            observing(.layout) {
                owningController?.viewWillLayoutSubviews()
                layoutSubviews()
                owningController?.viewDidLayoutSubviews()
            }
            if flags.contains(.changedConstraintsInLayout) { settleChangedConstraints() }
        }
        if mayHavePassedOnOtherInsets() { passInsetsOn() }
    }
}
