import Foundation
import ObjCRuntime

/// The record of a network's deliveries for an item. None is kept here: files are read without one, and GStreamer keeps its own counsel.
// apple: https://developer.apple.com/documentation/avfoundation/avplayeritemaccesslog
@objcMembers open class AVPlayerItemAccessLog: NSObject, NSCopying, @unchecked Sendable {
    override init() {}

    /// The same one.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Empty: nothing is ever written.
    open var events: [AVPlayerItemAccessLogEvent] { [] }
}
