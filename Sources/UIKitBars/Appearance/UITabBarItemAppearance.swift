import Foundation

/// How tabs in one arrangement look, state by state.
// apple: https://developer.apple.com/documentation/uikit/uitabbaritemappearance
@preconcurrency @MainActor @objcMembers open class UITabBarItemAppearance: UIObject, NSCopying {
    /// Where the title stands.
    // apple: https://developer.apple.com/documentation/uikit/uitabbaritemappearance/style
    public enum Style: Int, Sendable {
        /// Below the picture.
        case stacked = 0
        /// Beside it.
        case inline = 1
        /// Beside it, in low bars.
        case compactInline = 2
    }

    /// Notified of each change; the bar appearance that this one is part of.
    @nonobjc var changeHandler: (() -> Void)? { didSet { connectStates() } }

    // MARK: Creating

    /// The default look of an arrangement.
    public init(style: UITabBarItemAppearance.Style) {
        super.init()
        configureWithDefault(for: style)
    }

    /// The default look of tabs with the title below the picture.
    @preconcurrency @MainActor public convenience override init() { self.init(style: .stacked) }

    /// A default appearance: archives hold none of ours.
    public required convenience init?(coder: NSCoder) { self.init(style: .stacked) }

    convenience init(copying other: UITabBarItemAppearance) {
        self.init()
        for (state, source) in zip(states, other.states) { state.take(source) }
    }

    /// Goes back to the default look of an arrangement.
    @objc(configureWithDefaultForStyle:)
    open func configureWithDefault(for style: UITabBarItemAppearance.Style) {
        for state in states { state.reset() }
        let size: CGFloat =
            switch style {
            case .stacked: 10
            case .inline: 13
            case .compactInline: 12
            }
        normal.titleTextAttributes = [.font: UIFont.systemFont(ofSize: size, weight: style == .inline ? .regular : .medium)]
    }

    // MARK: States

    /// The values where no other state has its own.
    public let normal = UITabBarItemStateAppearance()
    /// While the tab is selected.
    public let selected = UITabBarItemStateAppearance()
    /// While the tab cannot be used.
    public let disabled = UITabBarItemStateAppearance()
    /// While the keyboard's focus is on the tab.
    public let focused = UITabBarItemStateAppearance()

    // MARK: Copying

    nonisolated public func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { UITabBarItemAppearance(copying: self) }
    }

    private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

    private func connectStates() {
        for state in states { state.changeHandler = changeHandler }
    }
}
