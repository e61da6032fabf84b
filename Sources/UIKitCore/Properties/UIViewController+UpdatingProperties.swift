extension UIViewController {
    /// Shows what the controller's content is at present. Does nothing here.
    ///
    /// Called before the first layout of the view, and later after ``setNeedsUpdateProperties()`` or when an `@Observable` object has
    /// changed that it read; each time before the view's own ``UIView/updateProperties()``.
    // apple: https://developer.apple.com/documentation/uikit/uiviewcontroller/updateproperties()
    @objc open func updateProperties() {}

    /// Has ``updateProperties()`` called before the next layout, once, however often this is asked for. Without a view it will be called
    /// when there is one.
    // apple: https://developer.apple.com/documentation/uikit/uiviewcontroller/setneedsupdateproperties()
    @objc open func setNeedsUpdateProperties() { viewIfLoaded?.needPropertyUpdate(.controllerNeedsUpdateProperties) }

    /// Calls ``updateProperties()`` now if it is waited for, and that of views inside.
    // apple: https://developer.apple.com/documentation/uikit/uiviewcontroller/updatepropertiesifneeded()
    @objc open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
}
