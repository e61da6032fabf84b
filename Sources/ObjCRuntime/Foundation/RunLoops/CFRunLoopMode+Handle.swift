internal import CoreFoundation
import Foundation

extension CFRunLoopMode {
    /// The same for the library. An `NSString` has the layout of its texts; the name for all usual modes is known by its address.
    var handle: CoreFoundation.CFString {
        self == .commonModes ? kCFRunLoopCommonModes : unsafeBitCast(rawValue, to: CoreFoundation.CFString.self)
    }
}
