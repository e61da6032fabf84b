public import Foundation
import ObjCRuntime

/// One of a ``AVMediaSelectionGroup``. None is ever handed out here.
// apple: https://developer.apple.com/documentation/avfoundation/avmediaselectionoption
@objcMembers open class AVMediaSelectionOption: NSObject, NSCopying, @unchecked Sendable {
    override init() {}

    /// The same one.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    @nonobjc open var mediaType: AVMediaType { .text }
    open var displayName: String { "" }
    open var extendedLanguageTag: String? { nil }
    open var locale: Locale? { nil }
    open var isPlayable: Bool { false }
}
