/// Where names of entries are from.
// apple: https://developer.apple.com/documentation/avfoundation/avmetadatakeyspace
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An origin of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Names that all formats share.
    public static let common = AVMetadataKeySpace("comn")
}
