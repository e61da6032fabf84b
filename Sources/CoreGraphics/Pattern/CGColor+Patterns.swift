extension CGColor {
    /// A colour that is a pattern.
    /// - Parameters:
    ///   - space: one of `init(patternBaseSpace:)`.
    ///   - components: alpha for a coloured pattern; else those of the space under `space`, and alpha.
    // apple: https://developer.apple.com/documentation/coregraphics/cgcolor/init(patternspace:pattern:components:)
    public convenience init?(patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>) {
        guard space.model == .pattern else { return nil }
        let count = pattern.isColored ? 1 : space.underPattern.numberOfComponents + 1
        self.init(space: space, values: Array(UnsafeBufferPointer(start: components, count: count)), pattern: pattern)
    }

    /// The tint of a pattern without colours of its own.
    var patternTint: CGColor? {
        guard let pattern, !pattern.isColored, let space = colorSpace, let components else { return nil }
        return CGColor(colorSpace: space.underPattern, components: components)
    }
}

extension CGColorSpace {
    /// The space of colours that are patterns.
    /// - Parameter patternBaseSpace: that of the colours in which uncoloured patterns are drawn; nil for coloured ones.
    // apple: https://developer.apple.com/documentation/coregraphics/cgcolorspace/init(patternbasespace:)
    public convenience init?(patternBaseSpace: CGColorSpace?) {
        guard patternBaseSpace?.model != .pattern else { return nil }
        self.init(encoding: .pattern, base: patternBaseSpace)
    }

    /// The space under one of patterns; any other is its own.
    var underPattern: CGColorSpace {
        model == .pattern ? base ?? CGColorSpace.shared.deviceGray : self
    }
}
