import Foundation
@_spi(ForasteroInternal) import UIKitCore
@_spi(ForasteroInternal) import UIKitViews

extension UIButton {
    /// Describes the content and the look of a button.
    ///
    /// Values that are not set are those of the style that the configuration was made with, the tint, the role and the state.
    // apple: https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct
    @preconcurrency @MainActor
    public struct Configuration {
        let style: ConfigurationStyle
        /// The state that ``updated(for:)`` was last asked for.
        var knownState: UIControl.State = .normal

        // MARK: Creating

        private init(_ style: ConfigurationStyle) {
            self.style = style
            contentInsets = ConfigurationTheme.flat.insets(for: .medium)
            background.cornerRadius = ConfigurationTheme.flat.cornerRadius
        }

        /// No background, content in the tint.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// A faint background of the tint, content in the tint.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// A grey background, content in the tint.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// A background of the tint, white content.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// The look of the platform for buttons without a border; here ``plain()``.
        public static func borderless() -> Configuration { Configuration(.plain) }
        /// The look of the platform for buttons with a border; here ``gray()``.
        public static func bordered() -> Configuration { Configuration(.gray) }
        /// The look of the platform for buttons with a border in the tint; here ``tinted()``.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        /// The look of the platform for the buttons that matter most; here ``filled()``.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        // MARK: Text

        /// Setting it takes the attributes of ``attributedTitle`` away. Default: nil.
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }
        /// Default: nil.
        public var attributedTitle: AttributedString?
        /// Makes other attributes of those of the title. Default: nil.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Default: word wrapping.
        public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping

        /// A smaller text under the title. Setting it takes the attributes of ``attributedSubtitle`` away. Default: nil.
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }
        /// Default: nil.
        public var attributedSubtitle: AttributedString?
        /// Makes other attributes of those of the subtitle. Default: nil.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Default: word wrapping.
        public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping

        /// Default: automatic.
        public var titleAlignment: TitleAlignment = .automatic

        // MARK: Image

        /// Default: nil.
        public var image: UIImage?
        /// Makes another colour of the one in which a stencil is drawn. Default: nil.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// For symbols, where they were not asked for in a configuration of their own; nil is that of the title. Default: nil.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// True if an activity indicator is shown instead of the image. Default: false.
        public var showsActivityIndicator = false
        /// Makes another colour of the indicator's. Default: nil.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

        // MARK: Look

        /// The background; a colour here takes precedence over that of the style.
        public var background = UIBackgroundConfiguration.unspecified()
        /// Default: dynamic.
        public var cornerStyle: CornerStyle = .dynamic
        /// Setting it sets ``contentInsets`` to those of the size. Default: medium.
        public var buttonSize: Size = .medium { didSet { if buttonSize != oldValue { setDefaultContentInsets() } } }
        /// The colour of the content in place of that of the style. Default: nil.
        public var baseForegroundColor: UIColor?
        /// The colour from which the style makes that of the background. Default: nil.
        public var baseBackgroundColor: UIColor?
        /// True if a selected button looks stronger. Default: true.
        public var automaticallyUpdateForSelection = true

        // MARK: Arrangement

        /// Around the content, in points. Default: those of the size.
        public var contentInsets: NSDirectionalEdgeInsets
        /// On which side of the titles the image stands: one edge. Default: leading.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// Between image and titles, in points. Default: 0.
        public var imagePadding: CGFloat = 0
        /// Between title and subtitle, in points. Default: 1.
        public var titlePadding: CGFloat = 1

        /// Sets ``contentInsets`` to those of the size.
        public mutating func setDefaultContentInsets() { contentInsets = ConfigurationTheme.flat.insets(for: buttonSize) }

        /// The configuration as it looks in the state of a button, for buttons that do not update theirs.
        public func updated(for button: UIButton) -> Configuration {
            var copy = self
            copy.knownState = button.state
            return copy
        }
    }
}
