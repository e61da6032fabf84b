/// The content of a cell, a header or a footer, as a value. It makes a view that shows it, and says what is different in another state.
// apple: https://developer.apple.com/documentation/uikit/uicontentconfiguration-swift.protocol
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// A new view that shows the configuration.
    func makeContentView() -> UIView & UIContentView

    /// The configuration with what is different in a state. What the app has set stays.
    func updated(for state: UIConfigurationState) -> Self
}
