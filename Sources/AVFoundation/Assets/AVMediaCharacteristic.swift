/// A characteristic of a medium.
// apple: https://developer.apple.com/documentation/avfoundation/avmediacharacteristic
public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// A characteristic by its name. Those that are not known here are had by no track.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }

    /// It can be seen.
    public static let visual = AVMediaCharacteristic("AVMediaCharacteristicVisual")
    /// It can be heard.
    public static let audible = AVMediaCharacteristic("AVMediaCharacteristicAudible")
    /// It can be read. No track here has it.
    public static let legible = AVMediaCharacteristic("AVMediaCharacteristicLegible")
}
