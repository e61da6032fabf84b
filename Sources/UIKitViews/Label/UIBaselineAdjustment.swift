/// Where text stands that was set smaller to fit.
// apple: https://developer.apple.com/documentation/uikit/uibaselineadjustment
public enum UIBaselineAdjustment: Int, Sendable {
    /// On the baseline of the text in its own size.
    case alignBaselines = 0
    /// In the middle of the line.
    case alignCenters = 1
    /// At the top of the line.
    case none = 2
}
