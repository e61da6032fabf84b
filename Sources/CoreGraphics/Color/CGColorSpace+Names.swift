extension CGColorSpace {
    /// Red, green and blue of sRGB, clipped to 0…1.
    public nonisolated(unsafe) static let sRGB: CFString = "kCGColorSpaceSRGB"
    /// sRGB with numbers outside of 0…1.
    public nonisolated(unsafe) static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    /// The primaries of sRGB without its curve, clipped to 0…1.
    public nonisolated(unsafe) static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    /// The primaries of sRGB without its curve, with numbers outside of 0…1.
    public nonisolated(unsafe) static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
    /// The wider primaries of Display P3 with the curve of sRGB.
    public nonisolated(unsafe) static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    /// Display P3 with numbers outside of 0…1.
    public nonisolated(unsafe) static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
    /// Brightness with the curve of gamma 2.2.
    public nonisolated(unsafe) static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    /// Brightness with numbers outside of 0…1.
    public nonisolated(unsafe) static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
    /// Brightness without a curve.
    public nonisolated(unsafe) static let linearGray: CFString = "kCGColorSpaceLinearGray"
    /// Brightness without a curve, with numbers outside of 0…1.
    public nonisolated(unsafe) static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
    /// Four inks without a profile.
    public nonisolated(unsafe) static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"

    static let shared = (
        sRGB: CGColorSpace(encoding: .sRGB),
        gray: CGColorSpace(encoding: .gray),
        extendedGray: CGColorSpace(encoding: .extendedGray),
        deviceRGB: CGColorSpace(encoding: .deviceRGB),
        deviceGray: CGColorSpace(encoding: .deviceGray),
        deviceCMYK: CGColorSpace(encoding: .deviceCMYK)
    )
}

/// Red, green and blue as the screen takes them, which here is sRGB.
// apple: https://developer.apple.com/documentation/coregraphics/cgcolorspacecreatedevicergb()
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace.shared.deviceRGB }

/// Brightness as the screen takes it, with the curve of sRGB.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace.shared.deviceGray }

/// Four inks, mixed without a profile: `red = (1 - cyan)·(1 - black)` and so on.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace.shared.deviceCMYK }
