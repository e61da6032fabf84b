extension UIView {
    /// A name by which the app finds the view again in what it keeps of its state. Nothing is kept without the app. Default: nil.
    // apple: https://developer.apple.com/documentation/uikit/uiview/restorationidentifier
    @objc open var restorationIdentifier: String? {
        get { rare?.restorationIdentifier }
        set { if newValue != rare?.restorationIdentifier { ensureRare().restorationIdentifier = newValue } }
    }
}
