import Foundation

extension UIImage {
    /// The size, weight, scale and colours of a symbol. What it leaves open is that of body text, in the tint.
    ///
    /// Immutable and equal by value.
    // apple: https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        let specification: Specification

        /// All that a configuration may specify.
        struct Specification: Hashable {
            var pointSize: CGFloat?
            var textStyle: UIFont.TextStyle?
            var weight: UIImage.SymbolWeight?
            var scale: UIImage.SymbolScale?
            var colors: SymbolColors?
        }

        init(_ specification: Specification, traitCollection: UITraitCollection? = nil) {
            var specification = specification
            if specification.weight == .unspecified { specification.weight = nil }
            if specification.scale == .unspecified || specification.scale == .default { specification.scale = nil }
            self.specification = specification
            super.init(traitCollection: traitCollection)
        }

        // MARK: Size, weight and scale

        /// A size in points, as if the symbol stood in text of that size.
        public convenience init(pointSize: CGFloat) { self.init(Specification(pointSize: pointSize)) }
        /// A size in points, and a weight.
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
            self.init(Specification(pointSize: pointSize, weight: weight))
        }
        /// A size in points, a weight and a scale.
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
            self.init(Specification(pointSize: pointSize, weight: weight, scale: scale))
        }
        /// A weight; the size is left open.
        public convenience init(weight: UIImage.SymbolWeight) { self.init(Specification(weight: weight)) }
        /// A scale; the size is left open.
        public convenience init(scale: UIImage.SymbolScale) { self.init(Specification(scale: scale)) }
        /// The size of a text style, for the category of the position where the symbol is shown.
        public convenience init(textStyle: UIFont.TextStyle) { self.init(Specification(textStyle: textStyle)) }
        /// The size of a text style, and a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
            self.init(Specification(textStyle: textStyle, scale: scale))
        }
        /// The size of a font.
        public convenience init(font: UIFont) { self.init(Specification(pointSize: font.pointSize)) }
        /// The size of a font, and a scale.
        public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
            self.init(Specification(pointSize: font.pointSize, scale: scale))
        }

        // MARK: Colours

        /// One colour, which is fainter where the symbol matters less.
        public convenience init(hierarchicalColor: UIColor) { self.init(Specification(colors: .hierarchical(hierarchicalColor))) }
        /// A colour for each level of the symbol, from the one that matters most; the last one serves for what is left.
        public convenience init(paletteColors: [UIColor]) { self.init(Specification(colors: .palette(paletteColors))) }
        /// The tint of the view.
        open class func preferringMonochrome() -> Self { make(Specification(colors: .monochrome)) }
        /// The symbol's own colours, of which there are none here: the tint of the view.
        open class func preferringMulticolor() -> Self { make(Specification(colors: .multicolor)) }

        // MARK: Variants

        /// A configuration that leaves everything open.
        open class var unspecified: SymbolConfiguration { SymbolConfiguration(Specification()) }

        /// This configuration with what another one specifies.
        open override func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
            guard let otherConfiguration else { return self }
            var merged = specification
            if let other = (otherConfiguration as? SymbolConfiguration)?.specification {
                if other.pointSize != nil || other.textStyle != nil {
                    merged.pointSize = other.pointSize
                    merged.textStyle = other.textStyle
                }
                merged.weight = other.weight ?? merged.weight
                merged.scale = other.scale ?? merged.scale
                merged.colors = other.colors ?? merged.colors
            }
            return Self.make(merged, otherConfiguration.traitCollection ?? traitCollection)
        }

        // MARK: Overriding

        override func copy(traitCollection: UITraitCollection?) -> Configuration {
            SymbolConfiguration(specification, traitCollection: traitCollection)
        }

        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return specification == other.specification && traitCollection == other.traitCollection
        }

        open override var hash: Int { specification.hashValue }

        // MARK: Internal

        var weight: UIImage.SymbolWeight? { specification.weight }
        var scale: UIImage.SymbolScale? { specification.scale }
        var colors: SymbolColors? { specification.colors }

        func resolvedPointSize(with traits: UITraitCollection) -> CGFloat? {
            specification.pointSize
                ?? specification.textStyle.map { UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits).pointSize }
        }

        // There are no subclasses: nothing could make them.
        private static func make(_ specification: Specification, _ traitCollection: UITraitCollection? = nil) -> Self {
            unsafeDowncast(SymbolConfiguration(specification, traitCollection: traitCollection), to: Self.self)
        }
    }
}
