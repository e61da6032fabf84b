public import Foundation
import ObjCRuntime

/// Says how loud the tracks of an asset are. One that is not mutable changes nothing, and there is no other here.
// apple: https://developer.apple.com/documentation/avfoundation/avaudiomix
open class AVAudioMix: NSObject, NSCopying, @unchecked Sendable {
    public override init() {}

    /// The mix itself, as it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
