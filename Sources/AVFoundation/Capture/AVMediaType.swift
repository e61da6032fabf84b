/// The kind of a medium.
// apple: https://developer.apple.com/documentation/avfoundation/avmediatype
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// A type by its four letters.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Pictures.
    public static let video = AVMediaType("vide")
    /// Sound.
    public static let audio = AVMediaType("soun")
    /// Text. No track here has it, nor any of those below.
    public static let text = AVMediaType("text")
    /// Subtitles for those who do not hear, as broadcasts have them.
    public static let closedCaption = AVMediaType("clcp")
    /// Subtitles.
    public static let subtitle = AVMediaType("sbtl")
    /// Times of recording.
    public static let timecode = AVMediaType("tmcd")
    /// Facts about the medium.
    public static let metadata = AVMediaType("meta")
    /// Pictures and sound in one stream.
    public static let muxed = AVMediaType("muxx")
}

/// Says whether the user lets an application see or hear.
// apple: https://developer.apple.com/documentation/avfoundation/avauthorizationstatus
public enum AVAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case restricted
    case denied
    case authorized
}
