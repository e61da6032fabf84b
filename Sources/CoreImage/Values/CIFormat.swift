/// How the bytes of a pixel are laid out in memory.
///
/// Eight bits to a colour, multiplied by alpha. Layouts of Apple's that this list lacks cannot be rendered to.
// apple: https://developer.apple.com/documentation/coreimage/ciformat
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// Alpha, red, green, blue.
    public static let ARGB8 = CIFormat(rawValue: 265)
    /// Blue, green, red, alpha.
    public static let BGRA8 = CIFormat(rawValue: 266)
    /// Red, green, blue, alpha.
    public static let RGBA8 = CIFormat(rawValue: 264)
    /// Alpha, blue, green, red.
    public static let ABGR8 = CIFormat(rawValue: 267)

    /// How far a pixel must be shifted for each of its bytes; nil for layouts that are not known.
    var shifts: [UInt32]? {
        switch self {
        case .ARGB8: [24, 16, 8, 0]
        case .BGRA8: [0, 8, 16, 24]
        case .RGBA8: [16, 8, 0, 24]
        case .ABGR8: [24, 0, 8, 16]
        default: nil
        }
    }
}
