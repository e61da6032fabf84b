import Foundation
import ObjCRuntime

/// The record of a network's failures. None is kept here; see ``AVPlayerItem/error``.
// apple: https://developer.apple.com/documentation/avfoundation/avplayeritemerrorlog
@objcMembers open class AVPlayerItemErrorLog: NSObject, NSCopying, @unchecked Sendable {
    override init() {}

    /// The same one.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Empty: nothing is ever written.
    open var events: [AVPlayerItemErrorLogEvent] { [] }
}
