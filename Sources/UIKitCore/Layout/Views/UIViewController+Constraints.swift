extension UIViewController {
    /// Changes constraints before the view is laid out. Called instead of the view's ``UIView/updateConstraints()``, which it calls;
    /// overriders call super at their end.
    // apple: https://developer.apple.com/documentation/uikit/uiviewcontroller/updateviewconstraints()
    @objc open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

    /// The part of the view's upper edge that bars cover. An item for constraints.
    // apple: https://developer.apple.com/documentation/uikit/uiviewcontroller/toplayoutguide
    @available(iOS, deprecated: 11.0, message: "Use view.safeAreaLayoutGuide.topAnchor instead of topLayoutGuide.bottomAnchor")
    @objc open var topLayoutGuide: any UILayoutSupport { view.guide(of: .top) }

    /// The part of the view's lower edge that bars cover. An item for constraints.
    // apple: https://developer.apple.com/documentation/uikit/uiviewcontroller/bottomlayoutguide
    @available(iOS, deprecated: 11.0, message: "Use view.safeAreaLayoutGuide.bottomAnchor instead of bottomLayoutGuide.topAnchor")
    @objc open var bottomLayoutGuide: any UILayoutSupport { view.guide(of: .bottom) }
}
