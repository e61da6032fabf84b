extension UIView {
    /// The guides of the view: those that were added, and those of its own that have been asked for. In the order in which they came.
    // apple: https://developer.apple.com/documentation/uikit/uiview/layoutguides
    @objc open var layoutGuides: [UILayoutGuide] { rare?.layoutGuides ?? [] }

    /// Adds a guide and keeps it alive. It leaves the view it belonged to; one that is there already stays where it is.
    // apple: https://developer.apple.com/documentation/uikit/uiview/addlayoutguide(_:)
    @objc open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard !layoutGuides.contains(where: { $0 === layoutGuide }) else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        ensureRare().layoutGuides.append(layoutGuide)
        layoutGuide.owningView = self
    }

    /// Removes a guide. Does nothing if it was not added to this view.
    // apple: https://developer.apple.com/documentation/uikit/uiview/removelayoutguide(_:)
    @objc open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard let rare, let index = rare.layoutGuides.firstIndex(where: { $0 === layoutGuide }) else { return }
        endConstraints(naming: layoutGuide)
        rare.layoutGuides.remove(at: index)
        layoutGuide.owningView = nil
    }

    /// The part of the view that no bar covers: ``bounds`` without ``safeAreaInsets``. All of it outside of a window.
    // apple: https://developer.apple.com/documentation/uikit/uiview/safearealayoutguide
    @objc open var safeAreaLayoutGuide: UILayoutGuide { guide(of: .safeArea) }

    /// The rectangle in which the keyboard on the screen, or the input view, covers the view.
    // apple: https://developer.apple.com/documentation/uikit/uiview/keyboardlayoutguide
    @objc open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let keyboardGuideIfMade { return keyboardGuideIfMade }
        let guide = UIKeyboardLayoutGuide()
        guide.identifier = "UIKeyboardLayoutGuide"
        addLayoutGuide(guide)
        guide.attach(to: self)
        noteKeyboardGuide()
        return guide
    }

    package var keyboardGuideIfMade: UIKeyboardLayoutGuide? {
        for case let guide as UIKeyboardLayoutGuide in rare?.layoutGuides ?? [] { return guide }
        return nil
    }

    /// The part of the view within ``layoutMargins``.
    // apple: https://developer.apple.com/documentation/uikit/uiview/layoutmarginsguide
    @objc open var layoutMarginsGuide: UILayoutGuide { guide(of: .margins) }

    /// The part of the view for text: within the margins, and in the middle of wide views at most 920 points wide.
    // apple: https://developer.apple.com/documentation/uikit/uiview/readablecontentguide
    @objc open var readableContentGuide: UILayoutGuide { guide(of: .readable) }
}
