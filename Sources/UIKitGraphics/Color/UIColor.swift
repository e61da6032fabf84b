import Foundation

/// A colour with its alpha: a fixed one, or one that is found again for each set of traits.
///
/// Immutable, and safe to use on any thread. Two fixed colours are equal if space, components and alpha are; dynamic colours are
/// equal to themselves only, or to those made from the same name.
// apple: https://developer.apple.com/documentation/uikit/uicolor
open class UIColor: UIObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The source of the colour.
    enum Source {
        case fixed(CGColor)
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
        case system(SystemColor)
        case named(NamedColor)
    }

    private(set) var source = Source.fixed(CGColor(gray: 0, alpha: 0))

    // MARK: Creating

    /// No colour: black that cannot be seen.
    public override init() { super.init() }

    convenience init(source: Source) {
        self.init()
        self.source = source
    }

    /// A grey from black, 0, to white, 1. Numbers outside are kept; alpha is cut to 0…1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(source: .fixed(CGColor.grey(white, alpha: unit(alpha))))
    }

    /// A colour of sRGB. Components outside 0…1 are kept; alpha is cut to 0…1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(source: .fixed(CGColor(srgbRed: red, green: green, blue: blue, alpha: unit(alpha))))
    }

    /// A colour from its position on the colour wheel (0…1), its saturation and its brightness.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let rgb = HueSaturationBrightness(hue: hue, saturation: saturation, brightness: brightness).rgb
        self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
    }

    /// A colour of the Display P3 space.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        guard let space = CGColorSpace(name: CGColorSpace.displayP3),
            let color = CGColor(colorSpace: space, components: [red, green, blue, unit(alpha)])
        else { _requireFailure("The Display P3 space is missing from CoreGraphics.") }
        self.init(source: .fixed(color))
    }

    /// A fixed colour, in any colour space.
    public convenience init(cgColor: CGColor) {
        self.init(source: .fixed(cgColor))
    }

    /// A colour that asks `dynamicProvider` each time it is used, with the traits in force there.
    ///
    /// A provider may return another dynamic colour, which is resolved in turn.
    // apple: https://developer.apple.com/documentation/uikit/uicolor/init(dynamicprovider:)
    @preconcurrency
    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init(source: .dynamic(dynamicProvider))
    }

    /// A colour from an archive or a nib; nil where that says of none.
    public required convenience init?(coder: NSCoder) {
        guard let source = UIColor.decodedSource(from: coder) else { return nil }
        self.init(source: source)
    }

    /// Writes the name of a system colour, or the components. A dynamic colour is written as it looks at present.
    open func encode(with coder: NSCoder) { encodeColor(to: coder) }

    open class var supportsSecureCoding: Bool { true }

    /// The colour of a colour literal.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    // MARK: Reading

    /// The colour as Core Graphics has it; a dynamic one is resolved for ``UITraitCollection/current``.
    open var cgColor: CGColor {
        if case .fixed(let color) = source { return color }
        return resolvedCGColor(with: .current)
    }

    /// The colour that a dynamic one is under the given traits; a fixed colour is returned as it is.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        if case .fixed = source { return self }
        return UIColor(cgColor: resolvedCGColor(with: traitCollection))
    }

    /// The same colour with another alpha. A dynamic colour stays dynamic.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        if case .fixed(let color) = source { return UIColor(cgColor: color.withAlpha(unit(alpha))) }
        return UIColor { traits in UIColor(cgColor: self.resolvedCGColor(with: traits).withAlpha(unit(alpha))) }
    }

    /// Writes the sRGB components, each through its pointer if there is one. Returns false, and writes nothing, for a colour that
    /// has no such components.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let rgba = cgColor.sRGBComponents else { return false }
        red?.pointee = rgba.red
        green?.pointee = rgba.green
        blue?.pointee = rgba.blue
        alpha?.pointee = rgba.alpha
        return true
    }

    /// Writes hue, saturation and brightness, all 0…1. Returns false for a colour that has none.
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?, brightness: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let rgba = cgColor.sRGBComponents else { return false }
        let hsb = HueSaturationBrightness(red: rgba.red, green: rgba.green, blue: rgba.blue)
        hue?.pointee = hsb.hue
        saturation?.pointee = hsb.saturation
        brightness?.pointee = hsb.brightness
        alpha?.pointee = rgba.alpha
        return true
    }

    /// Writes the grey value and alpha. Returns false for a colour that is not grey.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let color = cgColor
        if color.colorSpace?.model == .monochrome, let parts = color.components {
            white?.pointee = parts[0]
            alpha?.pointee = parts[1]
            return true
        }
        guard let rgba = color.sRGBComponents, rgba.red == rgba.green, rgba.green == rgba.blue else { return false }
        white?.pointee = rgba.red
        alpha?.pointee = rgba.alpha
        return true
    }

    // MARK: Drawing

    /// Makes this the colour of the current context's fills and strokes.
    open func set() {
        setFill()
        setStroke()
    }

    /// Makes this the colour of the current context's fills. Does nothing without a context.
    open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

    /// Makes this the colour of the current context's strokes. Does nothing without a context.
    open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

    // MARK: Overriding

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        switch (source, other.source) {
        case (.fixed(let mine), .fixed(let theirs)): return mine == theirs
        case (.system(let mine), .system(let theirs)): return mine == theirs
        case (.named(let mine), .named(let theirs)): return mine === theirs
        default: return self === other
        }
    }

    open override var hash: Int {
        switch source {
        case .fixed(let color): color.hashValue
        case .system(let color): color.hashValue
        case .named(let color): ObjectIdentifier(color).hashValue
        case .dynamic: ObjectIdentifier(self).hashValue
        }
    }

    open override var description: String {
        let address = "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()), radix: 16)
        switch source {
        case .fixed(let color):
            let components = (color.components ?? []).map { String(format: "%g", $0) }.joined(separator: " ")
            return (color.numberOfComponents == 2 ? "UIExtendedGrayColorSpace " : "UIExtendedSRGBColorSpace ") + components
        case .system(let color):
            let name = color.rawValue.hasSuffix("Color") ? color.rawValue : color.rawValue + "Color"
            return "<UIDynamicSystemColor: \(address); name = \(name)>"
        case .named(let color): return "<UIDynamicCatalogColor: \(address); name = \(color.name)>"
        case .dynamic: return "<UIDynamicProviderColor: \(address)>"
        }
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Internal

    /// The colour as it is under all traits; nil for a dynamic one.
    package final var fixedCGColor: CGColor? {
        if case .fixed(let color) = source { return color }
        return nil
    }

    /// The fixed colour under the given traits.
    package final func resolvedCGColor(with traits: UITraitCollection) -> CGColor {
        var color = self
        // ad-hoc: a provider that returns itself would never end; no real chain is this long.
        for _ in 0..<32 {
            switch color.source {
            case .fixed(let fixed): return fixed
            case .system(let system): return system.color(for: traits)
            case .dynamic(let provider): color = provider(traits)
            case .named(let named): color = named.color(for: traits)
            }
        }
        _requireFailure(
            "A dynamic colour keeps returning dynamic colours. Its provider most likely returns the colour itself: return another one.")
    }

    /// True if the traits make a difference.
    package final var isDynamic: Bool {
        if case .fixed = source { return false }
        return true
    }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The type of a colour literal when nothing else is said.
public typealias _ColorLiteralType = UIColor

private func unit(_ value: CGFloat) -> CGFloat { min(max(value, 0), 1) }
