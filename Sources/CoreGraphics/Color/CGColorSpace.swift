/// The meaning of a colour's numbers: the model, the primaries and the curve between number and light.
///
/// Drawing happens in sRGB. A colour of another space is converted when it is set, and clipped to what sRGB can show.
// apple: https://developer.apple.com/documentation/coregraphics/cgcolorspace
public final class CGColorSpace: Sendable {
    let encoding: ColorEncoding
    /// The space below a space of patterns.
    let base: CGColorSpace?

    /// The space of a name such as ``sRGB``, or nil when the name is not one of those below.
    public convenience init?(name: CFString) {
        guard let encoding = ColorEncoding(name: name as String) else { return nil }
        self.init(encoding: encoding)
    }

    init(encoding: ColorEncoding, base: CGColorSpace? = nil) {
        self.encoding = encoding
        self.base = base
    }

    /// The name under which the space can be made again.
    public var name: CFString? { model == .pattern ? nil : encoding.name as CFString }

    /// The kind of numbers that make a colour.
    public var model: CGColorSpaceModel { encoding.model }

    /// How many numbers make a colour, without alpha.
    public var numberOfComponents: Int { encoding.model.componentCount }

    /// True if one can draw into a bitmap of the space: always.
    public var supportsOutput: Bool { true }

    /// True if components outside 0…1 keep their meaning.
    public var isExtended: Bool { encoding.isExtended }

    /// True if the space holds colours that sRGB cannot show.
    public var isWideGamutRGB: Bool { encoding.model == .rgb && (encoding.primaries != .sRGB || encoding.isExtended) }
}

extension CGColorSpace: Hashable {
    public static func == (first: CGColorSpace, second: CGColorSpace) -> Bool {
        first.encoding == second.encoding && first.base == second.base
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(encoding) }
}

extension CGColorSpaceModel {
    var componentCount: Int {
        switch self {
        case .monochrome, .indexed: 1
        case .rgb, .lab, .XYZ: 3
        case .cmyk: 4
        case .unknown, .deviceN, .pattern: 0
        }
    }
}
