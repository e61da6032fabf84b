/// The kinds of media in a library.
// apple: https://developer.apple.com/documentation/mediaplayer/mpmediatype
public struct MPMediaType: OptionSet, Sendable {
    public let rawValue: UInt
    /// Kinds by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Music.
    public static let music = MPMediaType(rawValue: 1 << 0)
    /// Podcasts.
    public static let podcast = MPMediaType(rawValue: 1 << 1)
    /// Audiobooks.
    public static let audioBook = MPMediaType(rawValue: 1 << 2)
    /// Lectures.
    public static let audioITunesU = MPMediaType(rawValue: 1 << 3)
    /// All that is heard.
    public static let anyAudio = MPMediaType(rawValue: 0x00ff)
    /// Films.
    public static let movie = MPMediaType(rawValue: 1 << 8)
    /// Television.
    public static let tvShow = MPMediaType(rawValue: 1 << 9)
    /// Podcasts with pictures.
    public static let videoPodcast = MPMediaType(rawValue: 1 << 10)
    /// Videos of music.
    public static let musicVideo = MPMediaType(rawValue: 1 << 11)
    /// Lectures with pictures.
    public static let videoITunesU = MPMediaType(rawValue: 1 << 12)
    /// Videos of one's own.
    public static let homeVideo = MPMediaType(rawValue: 1 << 13)
    /// All that is seen.
    public static let anyVideo = MPMediaType(rawValue: 0xff00)
    /// Everything.
    public static let any = MPMediaType(rawValue: .max)
}
