import Foundation

/// How buttons of one style in a bar look, state by state.
// apple: https://developer.apple.com/documentation/uikit/uibarbuttonitemappearance
@preconcurrency @MainActor @objcMembers open class UIBarButtonItemAppearance: UIObject, NSCopying {
    /// Notified of each change; the bar appearance that this one is part of.
    @nonobjc var changeHandler: (() -> Void)? { didSet { connectStates() } }

    // MARK: Creating

    /// The default look of a style.
    public init(style: UIBarButtonItemStyle) {
        self.style = style
        super.init()
        configureWithDefault(for: style)
    }

    /// The default look of plain buttons.
    @preconcurrency @MainActor public convenience override init() { self.init(style: .plain) }

    /// A default appearance: archives hold none of ours.
    public required convenience init?(coder: NSCoder) { self.init(style: .plain) }

    convenience init(copying other: UIBarButtonItemAppearance) {
        self.init(style: other.style)
        for (state, source) in zip(states, other.states) { state.take(source) }
    }

    private var style: UIBarButtonItemStyle

    /// Goes back to the default look of a style.
    @objc(configureWithDefaultForStyle:)
    open func configureWithDefault(for style: UIBarButtonItemStyle) {
        self.style = style
        for state in states { state.reset() }
        let weight: UIFont.Weight = style == .done ? .semibold : .regular
        normal.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 17, weight: weight)]
    }

    // MARK: States

    /// The values where no other state has its own.
    public let normal = UIBarButtonItemStateAppearance()
    /// While a finger is on the button.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// While the button cannot be used.
    public let disabled = UIBarButtonItemStateAppearance()
    /// While the keyboard's focus is on the button.
    public let focused = UIBarButtonItemStateAppearance()

    // MARK: Copying

    nonisolated public func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { UIBarButtonItemAppearance(copying: self) }
    }

    private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }

    private func connectStates() {
        for state in states { state.changeHandler = changeHandler }
    }
}
