/// The facts of a colour space, as a value.
struct ColorEncoding: Hashable, Sendable {
    enum Primaries: Hashable, Sendable { case sRGB, displayP3 }

    /// The curve between a component and the amount of light.
    enum Transfer: Hashable, Sendable { case sRGB, linear, gamma22 }

    var name: String
    var model: CGColorSpaceModel
    var primaries: Primaries = .sRGB
    var transfer: Transfer = .sRGB
    var isExtended = false

    static let sRGB = ColorEncoding(name: CGColorSpace.sRGB as String, model: .rgb)
    static let gray = ColorEncoding(name: CGColorSpace.genericGrayGamma2_2 as String, model: .monochrome, transfer: .gamma22)
    /// Beside colours of sRGB its numbers stay what they are, as ``deviceGray``'s.
    static let extendedGray = ColorEncoding(name: CGColorSpace.extendedGray as String, model: .monochrome, isExtended: true)
    static let deviceRGB = ColorEncoding(name: "kCGColorSpaceDeviceRGB", model: .rgb)
    static let deviceGray = ColorEncoding(name: "kCGColorSpaceDeviceGray", model: .monochrome)
    static let deviceCMYK = ColorEncoding(name: "kCGColorSpaceDeviceCMYK", model: .cmyk)

    static let pattern = ColorEncoding(name: "", model: .pattern)

    private static let named: [String: ColorEncoding] = {
        let encodings = [
            sRGB, gray, extendedGray, deviceRGB, deviceGray, deviceCMYK,
            ColorEncoding(name: CGColorSpace.extendedSRGB as String, model: .rgb, isExtended: true),
            ColorEncoding(name: CGColorSpace.linearSRGB as String, model: .rgb, transfer: .linear),
            ColorEncoding(name: CGColorSpace.extendedLinearSRGB as String, model: .rgb, transfer: .linear, isExtended: true),
            ColorEncoding(name: CGColorSpace.displayP3 as String, model: .rgb, primaries: .displayP3),
            ColorEncoding(name: CGColorSpace.extendedDisplayP3 as String, model: .rgb, primaries: .displayP3, isExtended: true),
            ColorEncoding(name: CGColorSpace.linearGray as String, model: .monochrome, transfer: .linear),
            ColorEncoding(name: CGColorSpace.extendedLinearGray as String, model: .monochrome, transfer: .linear, isExtended: true),
            ColorEncoding(name: CGColorSpace.genericCMYK as String, model: .cmyk),
        ]
        return Dictionary(uniqueKeysWithValues: encodings.map { ($0.name, $0) })
    }()

    init?(name: String) {
        guard let encoding = ColorEncoding.named[name] else { return nil }
        self = encoding
    }

    private init(
        name: String, model: CGColorSpaceModel, primaries: Primaries = .sRGB, transfer: Transfer = .sRGB, isExtended: Bool = false
    ) {
        self.name = name
        self.model = model
        self.primaries = primaries
        self.transfer = transfer
        self.isExtended = isExtended
    }
}
