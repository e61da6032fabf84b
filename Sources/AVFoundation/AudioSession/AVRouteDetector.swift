public import Foundation

extension NSNotification.Name {
    /// There is more than one place to play at, or no more. Never posted here.
    // apple: https://developer.apple.com/documentation/foundation/nsnotification/name/avroutedetectormultipleroutesdetecteddidchange
    public static let AVRouteDetectorMultipleRoutesDetectedDidChange = NSNotification.Name(
        "AVRouteDetectorMultipleRoutesDetectedDidChange")
}

/// Looks for other devices to play at. None is ever found here.
// apple: https://developer.apple.com/documentation/avfoundation/avroutedetector
open class AVRouteDetector: NSObject, @unchecked Sendable {
    public override init() { super.init() }

    /// True if it looks for devices. Kept only. Default: false.
    open var isRouteDetectionEnabled = false
    /// False.
    open var multipleRoutesDetected: Bool { false }
}
