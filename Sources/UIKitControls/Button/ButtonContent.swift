import UIKitCore

/// The content of a button in each state.
struct ButtonContent {
    var titles = ByState<String>()
    var attributedTitles = ByState<NSAttributedString>()
    var titleColors = ByState<UIColor>()
    var shadowColors = ByState<UIColor>()
    var images = ByState<UIImage>()
    var backgrounds = ByState<UIImage>()
    var symbolConfigurations = ByState<UIImage.SymbolConfiguration>()

    /// The states for which anything was set.
    var states: Set<UIControl.State> {
        titles.states.union(attributedTitles.states).union(titleColors.states).union(shadowColors.states).union(images.states)
            .union(backgrounds.states)
    }
}

/// Values by the state for which they were set.
struct ByState<Value> {
    private var values: [UIControl.State: Value] = [:]

    var states: Set<UIControl.State> { Set(values.keys) }

    /// The value that was set for exactly this state.
    subscript(state: UIControl.State) -> Value? {
        get { values[state] }
        set { values[state] = newValue }
    }

    /// The value in a state: the one that was set for exactly this, else for the normal one.
    func value(for state: UIControl.State) -> Value? { values[state] ?? values[.normal] }
}
