import UIKitCore

/// Appearance values of buttons. Lengths are in points, times in seconds.
struct ButtonTheme: Sendable {
    /// Above and below the title where no insets are set.
    var verticalPadding: CGFloat
    var minimumWidth: CGFloat
    /// The size of a system button's title.
    var systemFontSize: CGFloat
    /// How much of a system button is left while a finger is on it.
    var highlightedAlpha: CGFloat
    /// The same for one with a background.
    var highlightedBackgroundAlpha: CGFloat
    /// How long it takes to come back.
    var fadeDuration: Double
    /// The shade over the pictures of a custom button while a finger is on it.
    var highlightShade: UIColor
    var disabledImageAlpha: CGFloat
    var disabledTitleColor: UIColor
    /// Of the buttons that come with a picture.
    var closeSize: CGFloat

    /// That of iOS 13 to 18.
    static let flat = ButtonTheme(
        verticalPadding: 6, minimumWidth: 30, systemFontSize: 15, highlightedAlpha: 0.2, highlightedBackgroundAlpha: 0.75,
        fadeDuration: 0.47, highlightShade: UIColor(white: 0, alpha: 0.45), disabledImageAlpha: 0.5, disabledTitleColor: .tertiaryLabel,
        closeSize: 30)

    /// The picture that comes with a type of button.
    func image(for type: UIButton.ButtonType) -> UIImage? {
        switch type {
        case .custom, .system: nil
        case .detailDisclosure, .infoLight, .infoDark: UIImage(systemName: "info.circle", withConfiguration: Self.large)
        case .contactAdd: UIImage(systemName: "plus.circle", withConfiguration: Self.large)
        case .close: UIImage(systemName: "xmark.circle.fill", withConfiguration: closeConfiguration)?.withRenderingMode(.alwaysOriginal)
        }
    }

    private static let large = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)

    private var closeConfiguration: UIImage.SymbolConfiguration {
        UIImage.SymbolConfiguration(pointSize: 25, weight: .semibold).applying(
            UIImage.SymbolConfiguration(paletteColors: [.secondaryLabel, .tertiarySystemFill]))
    }
}
