extension UIView {
    /// How much the view resists growing beyond ``intrinsicContentSize`` along an axis. Default: 250; labels in height 251.
    // apple: https://developer.apple.com/documentation/uikit/uiview/contenthuggingpriority(for:)
    @objc(contentHuggingPriorityForAxis:)
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        priority(rare?.layout?.hugging ?? standardHugging, axis)
    }

    /// Sets how much the view resists growing beyond its content. Asks for layout.
    @objc(setContentHuggingPriority:forAxis:)
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        guard priority != contentHuggingPriority(for: axis) else { return }
        checkContentPriority(priority)
        let state = ensureConstraintState()
        state.hugging = Self.setting(priority, axis, in: state.hugging ?? standardHugging)
        contentPrioritiesDidChange()
    }

    /// How much the view resists becoming smaller than ``intrinsicContentSize`` along an axis. Default: 750.
    // apple: https://developer.apple.com/documentation/uikit/uiview/contentcompressionresistancepriority(for:)
    @objc(contentCompressionResistancePriorityForAxis:)
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        priority(rare?.layout?.resistance ?? Self.standardResistance, axis)
    }

    /// Sets how much the view resists becoming smaller than its content. Asks for layout.
    @objc(setContentCompressionResistancePriority:forAxis:)
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        guard priority != contentCompressionResistancePriority(for: axis) else { return }
        checkContentPriority(priority)
        let state = ensureConstraintState()
        state.resistance = Self.setting(priority, axis, in: state.resistance ?? Self.standardResistance)
        contentPrioritiesDidChange()
    }

    // MARK: Internal

    private static var standardResistance: CGSize { CGSize(width: 750, height: 750) }

    private func priority(_ both: CGSize, _ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        UILayoutPriority(Float(axis == .horizontal ? both.width : both.height))
    }

    private static func setting(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis, in both: CGSize) -> CGSize {
        let number = CGFloat(min(priority.rawValue, UILayoutPriority.required.rawValue))
        return axis == .horizontal ? CGSize(width: number, height: both.height) : CGSize(width: both.width, height: number)
    }

    private func checkContentPriority(_ priority: UILayoutPriority) {
        _require(
            priority.rawValue > 0,
            "It's illegal to set priority:\(priority.text). Priorities must be greater than 0. Say how much the content counts, from 1 to "
                + "1000.")
    }

    private func contentPrioritiesDidChange() { intrinsicSizeMayHaveChanged() }
}
