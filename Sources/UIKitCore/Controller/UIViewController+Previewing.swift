extension UIViewController {
    /// The actions below a preview of the controller that is shown by pressing harder, which it never is here. Default: none.
    // apple: https://developer.apple.com/documentation/uikit/uiviewcontroller/previewactionitems
    @objc open var previewActionItems: [any UIPreviewActionItem] { [] }
}
