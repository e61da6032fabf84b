extension UIViewController {
    /// The part of the view's upper edge that bars cover. An item for constraints.
    // apple: https://developer.apple.com/documentation/uikit/uiviewcontroller/toplayoutguide
    @available(iOS, deprecated: 11.0, message: "Use view.safeAreaLayoutGuide.topAnchor instead of topLayoutGuide.bottomAnchor")
    @objc open var topLayoutGuide: any UILayoutSupport { view.guide(of: .top) }

    /// The part of the view's lower edge that bars cover. An item for constraints.
    // apple: https://developer.apple.com/documentation/uikit/uiviewcontroller/bottomlayoutguide
    @available(iOS, deprecated: 11.0, message: "Use view.safeAreaLayoutGuide.bottomAnchor instead of bottomLayoutGuide.topAnchor")
    @objc open var bottomLayoutGuide: any UILayoutSupport { view.guide(of: .bottom) }
}
