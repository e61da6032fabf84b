public import Foundation

extension AVAsset {
    /// What the file says of itself, by names that all formats share. Waits until the file has been looked at.
    // apple: https://developer.apple.com/documentation/avfoundation/avasset/commonmetadata
    public var commonMetadata: [AVMetadataItem] { source.facts.tags.map { AVMetadataItem(tag: $0) } }
    /// The same: entries come under the names that all formats share.
    // apple: https://developer.apple.com/documentation/avfoundation/avasset/metadata
    public var metadata: [AVMetadataItem] { commonMetadata }
}

extension AVPartialAsyncProperty where Root: AVAsset {
    /// ``AVAsset/commonMetadata``.
    public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init(\.commonMetadata) }
    /// ``AVAsset/metadata``.
    public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init(\.metadata) }
}

extension AVPartialAsyncProperty where Root: AVMetadataItem {
    /// ``AVMetadataItem/value``.
    public static var value: AVAsyncProperty<Root, Any?> { .init(\.value) }
    /// ``AVMetadataItem/stringValue``.
    public static var stringValue: AVAsyncProperty<Root, String?> { .init(\.stringValue) }
    /// ``AVMetadataItem/numberValue``.
    public static var numberValue: AVAsyncProperty<Root, NSNumber?> { .init(\.numberValue) }
    /// ``AVMetadataItem/dateValue``.
    public static var dateValue: AVAsyncProperty<Root, Date?> { .init(\.dateValue) }
    /// ``AVMetadataItem/dataValue``.
    public static var dataValue: AVAsyncProperty<Root, Data?> { .init(\.dataValue) }
    /// ``AVMetadataItem/extraAttributes``.
    public static var extraAttributes: AVAsyncProperty<Root, [AVMetadataExtraAttributeKey: Any]?> { .init(\.extraAttributes) }
}
