import Foundation
import UIKitCore

extension UIListContentConfiguration {
    /// How a text of a list content is shown.
    // apple: https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct
    @preconcurrency @MainActor
    public struct TextProperties: Hashable {
        /// Where the lines stand.
        // apple: https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct/textalignment
        public enum TextAlignment: Int, Sendable {
            /// At the side where reading begins.
            case natural = 0
            case center = 1
            case justified = 2
        }

        /// The change of case of the text.
        // apple: https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct/texttransform
        public enum TextTransform: Int, Sendable {
            case none = 0
            case uppercase = 1
            case lowercase = 2
            case capitalized = 3

            func applied(to text: String) -> String {
                switch self {
                case .none: text
                case .uppercase: text.uppercased()
                case .lowercase: text.lowercased()
                case .capitalized: text.capitalized
                }
            }
        }

        /// The font. Default: that of the style.
        public var font: UIFont
        /// Where the app has set none, the colour is that of the style.
        public var color: UIColor {
            get { ownColor ?? (isDisabled ? .tertiaryLabel : isFocused ? .white : styleColor) }
            set { ownColor = newValue }
        }
        /// Makes another colour of ``color``. Default: nil.
        public var colorTransformer: UIConfigurationColorTransformer? {
            get { ownTransformer.transformer }
            set { ownTransformer.transformer = newValue }
        }
        private var ownTransformer = ComparedTransformer()
        /// Default: natural.
        public var alignment = TextAlignment.natural
        /// Default: cut at the end.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The most lines; 0 is any number. Default: 0.
        public var numberOfLines = 0
        /// True if text that does not fit is set smaller. Default: false.
        public var adjustsFontSizeToFitWidth = false
        /// How small at least, as a part of the font's size. Default: 0.
        public var minimumScaleFactor: CGFloat = 0
        /// Default: false.
        public var allowsDefaultTighteningForTruncation = false
        /// True if the font follows the size the user prefers. Default: true.
        public var adjustsFontForContentSizeCategory = true
        /// Default: that of the style.
        public var transform: TextTransform

        private var ownColor: UIColor?
        private let styleColor: UIColor
        var isDisabled = false
        var isFocused = false

        /// The colour that is shown.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        init(style: ListContentStyle.Text) {
            font = .preferredFont(forTextStyle: style.font)
            styleColor = style.color
            transform = style.transform
        }
    }
}
