import Foundation
import ObjCRuntime

/// A line of an ``AVPlayerItemErrorLog``. None is ever written here.
// apple: https://developer.apple.com/documentation/avfoundation/avplayeritemerrorlogevent
@objcMembers open class AVPlayerItemErrorLogEvent: NSObject, NSCopying, @unchecked Sendable {
    override init() {}

    /// The same one.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Nil.
    open var uri: String? { nil }
    /// 0.
    open var errorStatusCode: Int { 0 }
    /// Empty.
    open var errorDomain: String { "" }
    /// Nil.
    open var errorComment: String? { nil }
}
