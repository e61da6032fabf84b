extension UIImage {
    /// What a picture can be asked for, besides its name.
    // apple: https://developer.apple.com/documentation/uikit/uiimage/configuration
    open class Configuration: UIObject, @unchecked Sendable {
        override init() { super.init() }
    }

    /// The size, weight and scale of a symbol. What it leaves open is that of body text.
    ///
    /// Immutable and equal by value.
    // apple: https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        let pointSize: CGFloat?
        let textStyle: UIFont.TextStyle?
        let weight: UIImage.SymbolWeight?
        let scale: UIImage.SymbolScale?

        init(pointSize: CGFloat? = nil, textStyle: UIFont.TextStyle? = nil, weight: SymbolWeight? = nil, scale: SymbolScale? = nil) {
            self.pointSize = pointSize
            self.textStyle = textStyle
            self.weight = weight == .unspecified ? nil : weight
            self.scale = scale == .unspecified || scale == .default ? nil : scale
            super.init()
        }

        public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, textStyle: nil) }
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
            self.init(pointSize: pointSize, textStyle: nil, weight: weight)
        }
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
            self.init(pointSize: pointSize, textStyle: nil, weight: weight, scale: scale)
        }
        public convenience init(weight: UIImage.SymbolWeight) { self.init(pointSize: nil, weight: weight) }
        public convenience init(scale: UIImage.SymbolScale) { self.init(pointSize: nil, scale: scale) }
        public convenience init(textStyle: UIFont.TextStyle) { self.init(pointSize: nil, textStyle: textStyle) }
        public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
            self.init(pointSize: nil, textStyle: textStyle, scale: scale)
        }

        /// A configuration that leaves everything open.
        open class var unspecified: SymbolConfiguration { SymbolConfiguration(pointSize: nil) }

        /// This configuration with what another one specifies.
        open func applying(_ other: UIImage.SymbolConfiguration) -> SymbolConfiguration {
            let hasSize = other.pointSize != nil || other.textStyle != nil
            return SymbolConfiguration(
                pointSize: hasSize ? other.pointSize : pointSize, textStyle: hasSize ? other.textStyle : textStyle,
                weight: other.weight ?? weight, scale: other.scale ?? scale)
        }

        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return pointSize == other.pointSize && textStyle == other.textStyle && weight == other.weight && scale == other.scale
        }

        open override var hash: Int {
            var hasher = Hasher()
            hasher.combine(pointSize)
            hasher.combine(textStyle)
            hasher.combine(weight)
            hasher.combine(scale)
            return hasher.finalize()
        }

        var resolvedPointSize: CGFloat? { pointSize ?? textStyle.map { UIFont.preferredFont(forTextStyle: $0).pointSize } }
    }
}
