public import Foundation

/// The number by which the library knows an entity.
// apple: https://developer.apple.com/documentation/mediaplayer/mpmediaentitypersistentid
public typealias MPMediaEntityPersistentID = UInt64

/// What pieces of music and their collections have in common. This device has no library that could fill one with values, so all
/// of them are nil (MO-28).
// apple: https://developer.apple.com/documentation/mediaplayer/mpmediaentity
@objcMembers open class MPMediaEntity: NSObject {
    /// The number by which the library knows it; 0 outside of a library.
    open var persistentID: MPMediaEntityPersistentID {
        value(forProperty: MPMediaEntityPropertyPersistentID) as? MPMediaEntityPersistentID ?? 0
    }

    /// Returns true if queries can look for the property: the keys of ``MPMediaItem`` but for pictures and addresses.
    open class func canFilter(byProperty property: String) -> Bool {
        [
            MPMediaEntityPropertyPersistentID, MPMediaItemPropertyTitle, MPMediaItemPropertyArtist, MPMediaItemPropertyAlbumTitle,
            MPMediaItemPropertyAlbumArtist, MPMediaItemPropertyComposer, MPMediaItemPropertyGenre, MPMediaItemPropertyMediaType,
            MPMediaItemPropertyIsCloudItem, MPMediaItemPropertyIsCompilation, MPMediaItemPropertyHasProtectedAsset,
            MPMediaItemPropertyPlayCount,
        ].contains(property)
    }

    /// The value that the library has for a key; nil if it has none.
    // apple: https://developer.apple.com/documentation/mediaplayer/mpmediaentity/value(forproperty:)
    open func value(forProperty property: String) -> Any? { nil }

    /// Calls a block with the values of several keys.
    /// - Parameter block: gets a key, its value, and a flag that ends it; not called for keys without a value.
    // apple: https://developer.apple.com/documentation/mediaplayer/mpmediaentity/enumeratevalues(forproperties:using:)
    @nonobjc open func enumerateValues(
        forProperties properties: Set<String>, using block: (String, Any, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var isDone = ObjCBool(false)
        for property in properties where !isDone.boolValue {
            if let value = value(forProperty: property) { block(property, value, &isDone) }
        }
    }
}
