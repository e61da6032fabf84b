import Foundation
import ObjCRuntime

/// Languages or subtitles among which one is chosen. An asset hands out none here: all that is heard is the first sound of a file.
// apple: https://developer.apple.com/documentation/avfoundation/avmediaselectiongroup
@objcMembers open class AVMediaSelectionGroup: NSObject, NSCopying, @unchecked Sendable {
    override init() {}

    /// The same one.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Empty.
    open var options: [AVMediaSelectionOption] { [] }
    /// Nil.
    open var defaultOption: AVMediaSelectionOption? { nil }
    /// True.
    open var allowsEmptySelection: Bool { true }
}
