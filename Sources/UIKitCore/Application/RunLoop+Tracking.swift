import Foundation

extension RunLoop.Mode {
    /// The mode of a run loop while a finger scrolls, on devices. Run loops here go on in the usual one then: what waits in this mode alone waits
    /// for ever.
    // apple: https://developer.apple.com/documentation/foundation/runloop/mode/tracking
    public static let tracking = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")
}
