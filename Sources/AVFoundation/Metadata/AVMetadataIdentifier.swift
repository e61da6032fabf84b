/// What an entry of a file says: the names' origin and a key, with a stroke between them.
// apple: https://developer.apple.com/documentation/avfoundation/avmetadataidentifier
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An identifier of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// What it is called.
    public static let commonIdentifierTitle = AVMetadataIdentifier("comn/title")
    /// Who has made it; of music the composer.
    public static let commonIdentifierCreator = AVMetadataIdentifier("comn/creator")
    /// What it is about.
    public static let commonIdentifierSubject = AVMetadataIdentifier("comn/subject")
    /// What it says of itself.
    public static let commonIdentifierDescription = AVMetadataIdentifier("comn/description")
    /// Who has published it.
    public static let commonIdentifierPublisher = AVMetadataIdentifier("comn/publisher")
    /// Who has helped.
    public static let commonIdentifierContributor = AVMetadataIdentifier("comn/contributor")
    /// When it was made.
    public static let commonIdentifierCreationDate = AVMetadataIdentifier("comn/creationDate")
    /// When it was changed last.
    public static let commonIdentifierLastModifiedDate = AVMetadataIdentifier("comn/lastModifiedDate")
    /// Its genre.
    public static let commonIdentifierType = AVMetadataIdentifier("comn/type")
    /// Its format.
    public static let commonIdentifierFormat = AVMetadataIdentifier("comn/format")
    /// What it is known by.
    public static let commonIdentifierAssetIdentifier = AVMetadataIdentifier("comn/identifier")
    /// What it was made from.
    public static let commonIdentifierSource = AVMetadataIdentifier("comn/source")
    /// Its language.
    public static let commonIdentifierLanguage = AVMetadataIdentifier("comn/language")
    /// What it belongs to.
    public static let commonIdentifierRelation = AVMetadataIdentifier("comn/relation")
    /// Where it was recorded.
    public static let commonIdentifierLocation = AVMetadataIdentifier("comn/location")
    /// Who has the rights.
    public static let commonIdentifierCopyrights = AVMetadataIdentifier("comn/copyrights")
    /// The album that it is of.
    public static let commonIdentifierAlbumName = AVMetadataIdentifier("comn/albumName")
    /// Who has written it.
    public static let commonIdentifierAuthor = AVMetadataIdentifier("comn/author")
    /// Who performs it.
    public static let commonIdentifierArtist = AVMetadataIdentifier("comn/artist")
    /// A picture of it, as it is in the file.
    public static let commonIdentifierArtwork = AVMetadataIdentifier("comn/artwork")
    /// Who has made the machine that recorded it.
    public static let commonIdentifierMake = AVMetadataIdentifier("comn/make")
    /// The machine that recorded it.
    public static let commonIdentifierModel = AVMetadataIdentifier("comn/model")
    /// The program that wrote it.
    public static let commonIdentifierSoftware = AVMetadataIdentifier("comn/software")
    /// What can be seen, in words.
    public static let commonIdentifierAccessibilityDescription = AVMetadataIdentifier("comn/accessibilityDescription")
}
