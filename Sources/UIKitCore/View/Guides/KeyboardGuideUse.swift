extension UIView {
    /// True if any view has been asked for a guide that follows the keyboard.
    // optimization: most programs have none, and their windows need not be searched for them.
    private(set) static var hasAnyKeyboardGuide = false

    func noteKeyboardGuide() {
        UIView.hasAnyKeyboardGuide = true
        guard let window else { return }
        keyboardGuideIfMade?.follow(top: window.inputViews?.shownTop, in: window)
    }
}

extension UIWindow {
    package var hasKeyboardGuides: Bool { UIView.hasAnyKeyboardGuide }
}
