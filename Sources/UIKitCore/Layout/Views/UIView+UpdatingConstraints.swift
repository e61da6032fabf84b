extension UIView {
    /// Returns true if ``updateConstraints()`` will be called before the next layout.
    // apple: https://developer.apple.com/documentation/uikit/uiview/needsupdateconstraints()
    @objc open func needsUpdateConstraints() -> Bool { flags.contains(.needsUpdateConstraints) }

    /// Has ``updateConstraints()`` called before the next layout, once, however often this is asked for.
    // apple: https://developer.apple.com/documentation/uikit/uiview/setneedsupdateconstraints()
    @objc open func setNeedsUpdateConstraints() {
        flags.insert(.needsUpdateConstraints)
        ConstraintWork.shared.noteViewToUpdate()
        parent?.noteUpdateInside()
        // Without this nothing may ask for a frame.
        askForConstraintLayout()
    }

    /// Changes constraints before layout; called by itself, after those of the views inside. Overriders call super at their end.
    ///
    /// Called for a view before its first layout if the class overrides it, and later after ``setNeedsUpdateConstraints()``.
    // apple: https://developer.apple.com/documentation/uikit/uiview/updateconstraints()
    @objc open func updateConstraints() {}

    /// Calls ``updateConstraints()`` now for the views that wait for it: this one and those inside, deepest first.
    // apple: https://developer.apple.com/documentation/uikit/uiview/updateconstraintsifneeded()
    @objc open func updateConstraintsIfNeeded() { ConstraintUpdatePass.run(on: self) }

    // MARK: Internal

    /// Marks the way to views that wait for ``updateConstraints()``.
    func noteUpdateInside() {
        ConstraintWork.shared.noteViewToUpdate()
        var next: UIView? = self
        while let view = next, !view.flags.contains(.subtreeNeedsUpdateConstraints) {
            view.flags.insert(.subtreeNeedsUpdateConstraints)
            next = view.parent
        }
    }
}
