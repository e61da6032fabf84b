/// Kinds of bars by their height.
// apple: https://developer.apple.com/documentation/uikit/uibarmetrics
public enum UIBarMetrics: Int, Sendable {
    /// Bars of the ordinary height.
    case `default` = 0
    /// Low bars, as on a phone in landscape.
    case compact = 1
    /// With a prompt, or a search bar with a scope bar.
    case defaultPrompt = 101
    /// Low bars with a prompt or a scope bar.
    case compactPrompt = 102
}
