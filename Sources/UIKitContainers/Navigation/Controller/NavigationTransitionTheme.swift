/// Appearance values of pushes and pops.
struct NavigationTransitionTheme: Sendable {
    /// In seconds.
    var duration = 0.35
    /// Where the items of a shared collection view go to another layout, in seconds: as long as changes of layouts take.
    var layoutDuration = 0.3
    /// By how much of the width the child controller below moves aside.
    var parallax: CGFloat = 0.3
    /// How dark the child controller below becomes.
    var dimming: CGFloat = 0.1
    /// The shadow that the child controller above throws, in points and in opacity.
    var shadowWidth: CGFloat = 9
    var shadowOpacity: CGFloat = 0.12

    static let flat = NavigationTransitionTheme()
}
