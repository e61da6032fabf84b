public import Foundation

/// An entry that an app makes.
// apple: https://developer.apple.com/documentation/avfoundation/avmutablemetadataitem
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
    open override var identifier: AVMetadataIdentifier? {
        get { values.identifier }
        set { values.identifier = newValue }
    }
    open override var keySpace: AVMetadataKeySpace? {
        get { super.keySpace }
        set { name(key, in: newValue) }
    }
    open override var key: Any? {
        get { super.key }
        set { name(newValue, in: keySpace) }
    }
    open override var value: Any? {
        get { values.value }
        set { values.value = newValue }
    }
    open override var extendedLanguageTag: String? {
        get { values.extendedLanguageTag }
        set { values.extendedLanguageTag = newValue }
    }
    open override var locale: Locale? {
        get { super.locale }
        set { values.extendedLanguageTag = newValue?.identifier(.bcp47) }
    }
    open override var time: CMTime {
        get { values.time }
        set { values.time = newValue }
    }
    open override var duration: CMTime {
        get { values.duration }
        set { values.duration = newValue }
    }
    open override var extraAttributes: [AVMetadataExtraAttributeKey: Any]? {
        get { values.extraAttributes }
        set { values.extraAttributes = newValue }
    }

    /// Key and origin may be set one after the other.
    private func name(_ key: Any?, in space: AVMetadataKeySpace?) {
        let name = (key as? AVMetadataKey)?.rawValue ?? key as? String ?? ""
        values.identifier = key == nil && space == nil ? nil : AVMetadataIdentifier((space?.rawValue ?? "") + "/" + name)
    }
}
