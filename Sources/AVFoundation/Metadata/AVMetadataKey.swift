/// What an entry of a file says, by the file's own names for it.
// apple: https://developer.apple.com/documentation/avfoundation/avmetadatakey
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A key of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// What it is called.
    public static let commonKeyTitle = AVMetadataKey("title")
    /// Who has made it; of music the composer.
    public static let commonKeyCreator = AVMetadataKey("creator")
    /// What it is about.
    public static let commonKeySubject = AVMetadataKey("subject")
    /// What it says of itself.
    public static let commonKeyDescription = AVMetadataKey("description")
    /// Who has published it.
    public static let commonKeyPublisher = AVMetadataKey("publisher")
    /// Who has helped.
    public static let commonKeyContributor = AVMetadataKey("contributor")
    /// When it was made.
    public static let commonKeyCreationDate = AVMetadataKey("creationDate")
    /// When it was changed last.
    public static let commonKeyLastModifiedDate = AVMetadataKey("lastModifiedDate")
    /// Its genre.
    public static let commonKeyType = AVMetadataKey("type")
    /// Its format.
    public static let commonKeyFormat = AVMetadataKey("format")
    /// What it is known by.
    public static let commonKeyIdentifier = AVMetadataKey("identifier")
    /// What it was made from.
    public static let commonKeySource = AVMetadataKey("source")
    /// Its language.
    public static let commonKeyLanguage = AVMetadataKey("language")
    /// What it belongs to.
    public static let commonKeyRelation = AVMetadataKey("relation")
    /// Where it was recorded.
    public static let commonKeyLocation = AVMetadataKey("location")
    /// Who has the rights.
    public static let commonKeyCopyrights = AVMetadataKey("copyrights")
    /// The album that it is of.
    public static let commonKeyAlbumName = AVMetadataKey("albumName")
    /// Who has written it.
    public static let commonKeyAuthor = AVMetadataKey("author")
    /// Who performs it.
    public static let commonKeyArtist = AVMetadataKey("artist")
    /// A picture of it, as it is in the file.
    public static let commonKeyArtwork = AVMetadataKey("artwork")
    /// Who has made the machine that recorded it.
    public static let commonKeyMake = AVMetadataKey("make")
    /// The machine that recorded it.
    public static let commonKeyModel = AVMetadataKey("model")
    /// The program that wrote it.
    public static let commonKeySoftware = AVMetadataKey("software")
    /// What can be seen, in words.
    public static let commonKeyAccessibilityDescription = AVMetadataKey("accessibilityDescription")
}
