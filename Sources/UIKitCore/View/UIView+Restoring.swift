extension UIView {
    /// The name under which the view's state is kept with that of its controller. Default: nil, it is not kept.
    // apple: https://developer.apple.com/documentation/uikit/uiview/restorationidentifier
    @objc open var restorationIdentifier: String? {
        get { rare?.restorationIdentifier }
        set { if newValue != rare?.restorationIdentifier { ensureRare().restorationIdentifier = newValue } }
    }
}
