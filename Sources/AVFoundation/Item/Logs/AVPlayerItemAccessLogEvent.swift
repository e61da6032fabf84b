public import Foundation
import ObjCRuntime

/// A line of an ``AVPlayerItemAccessLog``. None is ever written here; numbers that are not known are negative.
// apple: https://developer.apple.com/documentation/avfoundation/avplayeritemaccesslogevent
@objcMembers open class AVPlayerItemAccessLogEvent: NSObject, NSCopying, @unchecked Sendable {
    override init() {}

    /// The same one.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Nil.
    open var uri: String? { nil }
    /// -1.
    open var numberOfMediaRequests: Int { -1 }
    /// -1.
    open var numberOfStalls: Int { -1 }
    /// -1.
    open var numberOfBytesTransferred: Int64 { -1 }
    /// -1.
    open var numberOfDroppedVideoFrames: Int { -1 }
    /// In bits a second: -1.
    open var indicatedBitrate: Double { -1 }
    /// In bits a second: -1.
    open var observedBitrate: Double { -1 }
    /// In seconds: -1.
    open var transferDuration: TimeInterval { -1 }
    /// In seconds: -1.
    open var durationWatched: TimeInterval { -1 }
    /// In seconds: -1.
    open var startupTime: TimeInterval { -1 }
}
