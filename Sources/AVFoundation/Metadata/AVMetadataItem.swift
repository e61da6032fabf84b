public import Foundation
import ObjCRuntime

/// Something that a file says of itself, such as its title. Does not change.
// apple: https://developer.apple.com/documentation/avfoundation/avmetadataitem
open class AVMetadataItem: NSObject, NSCopying, NSMutableCopying, AVAsynchronousKeyValueLoading, @unchecked Sendable {
    final var values = Values()

    struct Values {
        var identifier: AVMetadataIdentifier?
        var value: Any?
        var extendedLanguageTag: String?
        var time = CMTime.invalid
        var duration = CMTime.invalid
        var extraAttributes: [AVMetadataExtraAttributeKey: Any]?
    }

    /// An entry that says nothing.
    public override init() {}

    init(_ identifier: AVMetadataIdentifier, _ value: Any) {
        values.identifier = identifier
        values.value = value
    }

    // MARK: What it says

    /// What it is about.
    open var identifier: AVMetadataIdentifier? { values.identifier }
    /// The same, where all formats share it.
    open var commonKey: AVMetadataKey? { keySpace == .common ? keyName.map { AVMetadataKey($0) } : nil }
    /// Where its name is from.
    open var keySpace: AVMetadataKeySpace? {
        values.identifier.flatMap { $0.rawValue.split(separator: "/", maxSplits: 1).first }.map { AVMetadataKeySpace(String($0)) }
    }
    /// Its name there.
    open var key: Any? { keyName }
    private var keyName: String? {
        values.identifier.flatMap { identifier in
            let parts = identifier.rawValue.split(separator: "/", maxSplits: 1)
            return parts.count == 2 ? String(parts[1]) : nil
        }
    }

    /// What it says: a text, a number, a date or bytes, as Swift or Foundation has them.
    // apple: https://developer.apple.com/documentation/avfoundation/avmetadataitem/value
    open var value: Any? { values.value }
    /// That as a text; nil for bytes.
    // apple: https://developer.apple.com/documentation/avfoundation/avmetadataitem/stringvalue
    open var stringValue: String? {
        switch values.value {
        case let text as String: text
        case let date as Date: date.formatted(.iso8601)
        case let number as NSNumber: number.stringValue
        default: nil
        }
    }
    /// That as a number; nil for what is none.
    open var numberValue: NSNumber? {
        (values.value as? NSNumber) ?? (values.value as? String).flatMap { Double($0) }.map { NSNumber(value: $0) }
    }
    /// That as a date; nil for what is none.
    open var dateValue: Date? {
        values.value as? Date ?? stringValue.flatMap { try? Date($0, strategy: .iso8601) }
    }
    /// That as bytes; nil for what is none.
    // apple: https://developer.apple.com/documentation/avfoundation/avmetadataitem/datavalue
    open var dataValue: Data? { values.value as? Data }
    /// What kind of value it is, as Core Media names it; nil where there is none.
    open var dataType: String? {
        switch values.value {
        case is String: "com.apple.metadata.datatype.UTF-8"
        case is NSNumber: "com.apple.metadata.datatype.float64"
        case is Data: "com.apple.metadata.datatype.raw-data"
        default: nil
        }
    }
    /// The language of a text by BCP 47; nil where the file does not say.
    open var extendedLanguageTag: String? { values.extendedLanguageTag }
    /// The same.
    open var locale: Locale? { values.extendedLanguageTag.map { Locale(identifier: $0) } }
    /// From when on it counts; invalid for all of the time.
    open var time: CMTime { values.time }
    /// For how long it counts; invalid for all of the time.
    open var duration: CMTime { values.duration }
    /// What else there is to say.
    open var extraAttributes: [AVMetadataExtraAttributeKey: Any]? { values.extraAttributes }

    // MARK: Choosing

    /// Those about one thing.
    // apple: https://developer.apple.com/documentation/avfoundation/avmetadataitem/metadataitems(from:filteredbyidentifier:)
    open class func metadataItems(
        from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
    ) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == identifier } }

    /// Those with a key, a name of an origin; nil for any.
    // apple: https://developer.apple.com/documentation/avfoundation/avmetadataitem/metadataitems(from:withkey:keyspace:)
    open class func metadataItems(
        from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?
    ) -> [AVMetadataItem] {
        let name = (key as? AVMetadataKey)?.rawValue ?? key as? String
        guard key == nil || name != nil else { return [] }
        return metadataItems.filter { (name == nil || $0.keyName == name) && (keySpace == nil || $0.keySpace == keySpace) }
    }

    /// Those in one of some languages, the most wanted first.
    open class func metadataItems(
        from metadataItems: [AVMetadataItem], filteredAndSortedAccordingToPreferredLanguages preferredLanguages: [String]
    ) -> [AVMetadataItem] {
        preferredLanguages.flatMap { language in metadataItems.filter { $0.extendedLanguageTag == language } }
    }

    /// The identifier of a key of an origin; nil for a key that is no text.
    open class func identifier(forKey key: Any, keySpace: AVMetadataKeySpace) -> AVMetadataIdentifier? {
        ((key as? AVMetadataKey)?.rawValue ?? key as? String).map { AVMetadataIdentifier(keySpace.rawValue + "/" + $0) }
    }

    // MARK: Loading and copying

    /// Loaded: all is known when an entry is made.
    open func statusOfValue(forKey key: String, error outError: NSErrorPointer) -> AVKeyValueStatus { .loaded }

    /// Calls back on the main thread.
    @preconcurrency open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil) {
        DispatchQueue.main.async { handler?() }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AVMetadataItem()
        copy.values = values
        return copy
    }

    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = AVMutableMetadataItem()
        copy.values = values
        return copy
    }
}
