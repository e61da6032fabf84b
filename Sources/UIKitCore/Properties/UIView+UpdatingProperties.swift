extension UIView {
    /// Shows what the view's content is at present: sets texts, colours and the like. Does nothing here.
    ///
    /// Called before the first layout of a class that overrides it, and later after ``setNeedsUpdateProperties()`` or when an
    /// `@Observable` object has changed that it read; each time before constraints and layout, which it does not ask for by itself.
    // apple: https://developer.apple.com/documentation/uikit/uiview/updateproperties()
    @objc open func updateProperties() {}

    /// Has ``updateProperties()`` called before the next layout, once, however often this is asked for.
    // apple: https://developer.apple.com/documentation/uikit/uiview/setneedsupdateproperties()
    @objc open func setNeedsUpdateProperties() { needPropertyUpdate(.needsUpdateProperties) }

    /// Calls ``updateProperties()`` now where it is waited for: of this view and those inside.
    // apple: https://developer.apple.com/documentation/uikit/uiview/updatepropertiesifneeded()
    @objc open func updatePropertiesIfNeeded() { PropertyUpdatePass.run(on: self) }

    // MARK: Internal

    func needPropertyUpdate(_ flag: ViewFlags) {
        flags.insert(flag)
        parent?.notePropertyUpdateInside()
        PropertyUpdatePass.noteViewToUpdate()
    }

    /// Marks the way to views that wait for ``updateProperties()``.
    func notePropertyUpdateInside() {
        PropertyUpdatePass.noteViewToUpdate()
        var next: UIView? = self
        while let view = next, !view.flags.contains(.subtreeNeedsUpdateProperties) {
            view.flags.insert(.subtreeNeedsUpdateProperties)
            next = view.parent
        }
    }
}
