/// What the user has set for the desktop, as far as it says so.
public struct DesktopSettings: Sendable, Equatable {
    /// Nil where the desktop prefers neither.
    public var isDark: Bool?
    /// True if the user wants more contrast.
    public var isHighContrast = false
    /// True if the user wants less movement.
    public var reducesMotion = false
    /// How much larger than usual texts are to be; above 0.
    public var textScale = 1.0

    /// Nothing set.
    public init() {}
}
