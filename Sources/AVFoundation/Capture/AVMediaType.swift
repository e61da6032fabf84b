/// What a medium is made of.
// apple: https://developer.apple.com/documentation/avfoundation/avmediatype
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let video = AVMediaType("vide")
    public static let audio = AVMediaType("soun")
    public static let text = AVMediaType("text")
    public static let closedCaption = AVMediaType("clcp")
    public static let subtitle = AVMediaType("sbtl")
    public static let timecode = AVMediaType("tmcd")
    public static let metadata = AVMediaType("meta")
    public static let muxed = AVMediaType("muxx")
}

/// Whether the user lets an application see or hear.
// apple: https://developer.apple.com/documentation/avfoundation/avauthorizationstatus
public enum AVAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case restricted
    case denied
    case authorized
}
