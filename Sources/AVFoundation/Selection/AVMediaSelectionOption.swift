public import Foundation
import ObjCRuntime

/// One of a ``AVMediaSelectionGroup``. None is ever handed out here.
// apple: https://developer.apple.com/documentation/avfoundation/avmediaselectionoption
@objcMembers open class AVMediaSelectionOption: NSObject, NSCopying, @unchecked Sendable {
    override init() {}

    /// The same one.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Text, as all of an option that never is.
    @nonobjc open var mediaType: AVMediaType { .text }
    /// Empty.
    open var displayName: String { "" }
    /// Nil.
    open var extendedLanguageTag: String? { nil }
    /// Nil.
    open var locale: Locale? { nil }
    /// False.
    open var isPlayable: Bool { false }
}
