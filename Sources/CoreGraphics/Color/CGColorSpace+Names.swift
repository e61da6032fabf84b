extension CGColorSpace {
    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
    public static let linearGray: CFString = "kCGColorSpaceLinearGray"
    public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
    public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"

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
