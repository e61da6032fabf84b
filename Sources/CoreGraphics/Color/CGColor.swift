/// A colour with its alpha, in a colour space. It never changes.
// apple: https://developer.apple.com/documentation/coregraphics/cgcolor
public final class CGColor: Sendable {
    private let space: CGColorSpace
    private let values: [CGFloat]
    /// The colour for drawing: sRGB, clipped to 0…1, not multiplied by alpha.
    let paint: PaintColor

    /// The pattern in place of one colour; nil for ordinary colours.
    // apple: https://developer.apple.com/documentation/coregraphics/cgcolor/pattern
    public let pattern: CGPattern?

    /// A colour that is a pattern. Where patterns are not painted it is clear.
    init(space: CGColorSpace, values: [CGFloat], pattern: CGPattern) {
        (self.space, self.values, self.pattern) = (space, values, pattern)
        paint = PaintColor(red: 0, green: 0, blue: 0, alpha: 0)
    }

    init(space: CGColorSpace, values: [CGFloat]) {
        self.space = space
        self.values = values
        pattern = nil
        let rgb = space.encoding.sRGB(from: values)
        paint = PaintColor(red: rgb.x, green: rgb.y, blue: rgb.z, alpha: values[values.count - 1])
    }

    /// A colour from as many numbers as the space has components, followed by alpha.
    ///
    /// Reads `colorSpace.numberOfComponents + 1` numbers.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        self.init(space: space, values: Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)))
    }

    /// A colour of sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: CGColorSpace.shared.sRGB, values: [red, green, blue, alpha])
    }

    /// A colour of sRGB.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A grey with the curve of gamma 2.2.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(space: CGColorSpace.shared.gray, values: [gray, alpha])
    }

    /// A grey as user interfaces have it: numbers outside 0…1 are kept, and red, green and blue of sRGB are the same number.
    @_spi(ForasteroInternal)
    public convenience init(extendedGray gray: CGFloat, alpha: CGFloat) {
        self.init(space: CGColorSpace.shared.extendedGray, values: [gray, alpha])
    }

    /// A grey between black, 0, and white, 1.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(genericGrayGamma2_2Gray: gray, alpha: alpha)
    }

    /// A mixture of four inks without a profile.
    public convenience init(genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        self.init(space: CGColorSpace(encoding: .deviceCMYK), values: [cyan, magenta, yellow, black, alpha])
    }

    /// From 0, clear, to 1, opaque.
    public var alpha: CGFloat { values[values.count - 1] }

    /// The space that ``components`` are numbers of. Never nil.
    public var colorSpace: CGColorSpace? { space }

    /// The numbers of the colour in its space, alpha last.
    public var components: [CGFloat]? { values }

    /// How many ``components`` there are, alpha included.
    public var numberOfComponents: Int { values.count }

    /// Grey 0, opaque.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Grey 1, opaque.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Grey 0 that cannot be seen.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// The colour itself, as it never changes.
    public func copy() -> CGColor? { self }

    /// The same colour with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
        if let pattern { return CGColor(space: space, values: values.dropLast() + [alpha], pattern: pattern) }
        return CGColor(space: space, values: values.dropLast() + [alpha])
    }

    /// The colour of another space that looks the same, as far as that space can show it.
    ///
    /// - Parameters:
    ///   - intent: Has no influence; what lies outside is clipped.
    ///   - options: Reserved, pass nil.
    public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
        if space == self.space { return self }
        // A pattern has the colours that it has.
        guard pattern == nil, space.model != .pattern else { return nil }
        let rgb = self.space.encoding.sRGB(from: values)
        return CGColor(space: space, values: space.encoding.components(fromSRGB: rgb) + [alpha])
    }
}

extension CGColor: Hashable {
    /// Same space and same numbers. Colours of two spaces differ even when they look alike.
    public static func == (first: CGColor, second: CGColor) -> Bool {
        first === second || (first.values == second.values && first.space == second.space && first.pattern == second.pattern)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(values)
    }
}

extension CGColor: CustomDebugStringConvertible {
    public var debugDescription: String { "CGColor(\(space.name ?? "unnamed space"), \(values))" }
}
