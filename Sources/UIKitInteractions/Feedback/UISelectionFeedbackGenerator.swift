/// Feels as if something snapped in. See ``UIFeedbackGenerator``.
// apple: https://developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator
@preconcurrency @MainActor @objcMembers open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Another thing is selected.
    open func selectionChanged() {}
}
