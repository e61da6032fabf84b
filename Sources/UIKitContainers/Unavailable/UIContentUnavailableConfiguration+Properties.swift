import Foundation
import UIKitCore
import UIKitControls

extension UIContentUnavailableConfiguration {
    /// How the image looks.
    // apple: https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct/imageproperties-swift.struct
    @preconcurrency @MainActor
    public struct ImageProperties: Hashable {
        /// How a symbol is drawn. Default: as large as a large title.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = .init(
            pointSize: 48, weight: .regular, scale: .default)
        /// The colour of a symbol and of the wheel. Default: that of secondary texts.
        public var tintColor: UIColor? = .secondaryLabel
        /// Default: 0.
        public var cornerRadius: CGFloat = 0
        /// The image is made smaller to fit into this; 0 is no limit in that direction. Default: zero.
        public var maximumSize = CGSize.zero
        /// True if the image stays as it is where the colours of the screen are inverted. Default: false.
        public var accessibilityIgnoresInvertColors = false
    }

    /// How a text looks.
    // apple: https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct/textproperties-swift.struct
    @preconcurrency @MainActor
    public struct TextProperties: Hashable {
        /// Default: that of the kind.
        public var font: UIFont
        /// Default: that of the kind.
        public var color: UIColor
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

        init(font: UIFont, color: UIColor) {
            self.font = font
            self.color = color
        }
    }

    /// The title, image and action of a button.
    // apple: https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct/buttonproperties-swift.struct
    @preconcurrency @MainActor
    public struct ButtonProperties {
        /// The action of a tap; its title and image count where the button has none. Default: nil.
        public var primaryAction: UIAction?
        /// A menu that the button shows; without an action, at a tap. Default: nil.
        public var menu: UIMenu?
        /// Default: true.
        public var isEnabled = true
        /// Default: an ordinary one.
        public var role = UIButton.Role.normal
    }
}
