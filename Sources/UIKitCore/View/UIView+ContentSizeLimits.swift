extension UIView {
    /// The smallest size of text for the view and all inside it; nil for no limit. Default: nil.
    ///
    /// It changes `preferredContentSizeCategory` of the traits, and announces that as a change of traits.
    // apple: https://developer.apple.com/documentation/uikit/uiview/minimumcontentsizecategory
    @objc open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { rare?.contentSizeLimits.minimum }
        set { changeContentSizeLimits { $0.minimum = newValue } }
    }

    /// The largest size of text for the view and all inside it; nil for no limit. Default: nil.
    // apple: https://developer.apple.com/documentation/uikit/uiview/maximumcontentsizecategory
    @objc open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { rare?.contentSizeLimits.maximum }
        set { changeContentSizeLimits { $0.maximum = newValue } }
    }

    /// For people: which limits of the view and of those around it are in force.
    // apple: https://developer.apple.com/documentation/uikit/uiview/appliedcontentsizecategorylimitsdescription
    @objc open var appliedContentSizeCategoryLimitsDescription: String {
        let views = sequence(first: self) { $0.superview }
        let limited = views.filter { $0.rare?.contentSizeLimits.isEmpty == false }
        guard !limited.isEmpty else { return "No limits: \(traitCollection.preferredContentSizeCategory.rawValue)" }
        return limited.map { "\(type(of: $0)): \($0.rare?.contentSizeLimits.text ?? "")" }.joined(separator: "; ")
    }

    private func changeContentSizeLimits(_ change: (inout ContentSizeLimits) -> Void) {
        var limits = rare?.contentSizeLimits ?? ContentSizeLimits()
        change(&limits)
        guard limits != rare?.contentSizeLimits ?? ContentSizeLimits() else { return }
        let before = EnvironmentSnapshot(of: self)
        flags.insert(.changesEnvironment)
        ensureRare().contentSizeLimits = limits
        before.announceChanges(of: self)
    }
}
