import UIKitCore

extension UIListContentConfiguration {
    /// How the picture of a list content is shown.
    // apple: https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/imageproperties-swift.struct
    @preconcurrency @MainActor
    public struct ImageProperties: Hashable {
        /// For ``reservedLayoutSize``: as much as symbols take in rows, so that texts begin at the same position.
        public static let standardDimension: CGFloat = .greatestFiniteMagnitude

        /// How symbols are shown. Default: a little larger than the text.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = .init(textStyle: .body, scale: .large)
        /// The colour of symbols and templates; nil is the tint. Default: nil.
        public var tintColor: UIColor?
        /// Makes another colour of ``tintColor``. Default: nil.
        public var tintColorTransformer: UIConfigurationColorTransformer? {
            get { tintTransformer.transformer }
            set { tintTransformer.transformer = newValue }
        }
        private var tintTransformer = ComparedTransformer()
        /// How rounded the corners are, in points. Default: 0.
        public var cornerRadius: CGFloat = 0
        /// The picture is made smaller where it is larger; 0 is no limit. Default: zero.
        public var maximumSize = CGSize.zero
        /// The size that the picture takes in the layout, in the middle of which it is drawn; 0 is its own size. Default: zero, for symbols
        /// ``standardDimension``.
        public var reservedLayoutSize = CGSize.zero
        /// Kept for the app: colours are not inverted here. Default: true.
        public var accessibilityIgnoresInvertColors = true
        var isDisabled = false
        var isFocused = false

        /// The colour that is shown where a view has the given tint.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? (isDisabled ? .tertiaryLabel : isFocused ? .white : tintColor)
            return tintColorTransformer?(color) ?? color
        }
    }
}
