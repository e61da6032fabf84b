/// What else is said of an entry.
// apple: https://developer.apple.com/documentation/avfoundation/avmetadataextraattributekey
public struct AVMetadataExtraAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Where more of it is.
    public static let valueURI = AVMetadataExtraAttributeKey(rawValue: "dataTypeNamespace")
    /// Where its base address is.
    public static let baseURI = AVMetadataExtraAttributeKey(rawValue: "baseURI")
    /// More words.
    public static let info = AVMetadataExtraAttributeKey(rawValue: "info")
}
