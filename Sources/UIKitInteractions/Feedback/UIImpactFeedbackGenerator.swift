/// Feels as if something hit something else. See ``UIFeedbackGenerator``.
// apple: https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator
@preconcurrency @MainActor @objcMembers open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The weight of the impact.
    public enum FeedbackStyle: Int, Sendable {
        case light = 0
        case medium = 1
        case heavy = 2
        case soft = 3
        case rigid = 4
    }

    /// A generator whose style nobody feels here.
    public init(style: UIImpactFeedbackGenerator.FeedbackStyle) { super.init() }

    @preconcurrency @MainActor public convenience override init() { self.init(style: .medium) }

    /// It has hit.
    open func impactOccurred() {}

    /// It has hit so hard, from 0 to 1.
    @objc(impactOccurredWithIntensity:)
    open func impactOccurred(intensity: CGFloat) {}
}
