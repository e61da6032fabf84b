public import Foundation

extension AVCaptureSession {
    /// How large and how good what is recorded shall be.
    // apple: https://developer.apple.com/documentation/avfoundation/avcapturesession/preset
    public struct Preset: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// As photographs are.
        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
        /// Good.
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        /// For sending over a wireless network.
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        /// For sending over a mobile network.
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
        /// 352 by 288 pixels.
        public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
        /// 640 by 480 pixels.
        public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
        /// 960 by 540 pixels.
        public static let iFrame960x540 = Preset(rawValue: "AVCaptureSessionPresetiFrame960x540")
        /// 1280 by 720 pixels.
        public static let iFrame1280x720 = Preset(rawValue: "AVCaptureSessionPresetiFrame1280x720")
        /// 1280 by 720 pixels.
        public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
        /// 1920 by 1080 pixels.
        public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
        /// 3840 by 2160 pixels.
        public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
        /// As the device itself is set.
        public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
    }
}

extension NSNotification.Name {
    /// A session has begun to run. Never posted here.
    public static let AVCaptureSessionDidStartRunning = NSNotification.Name("AVCaptureSessionDidStartRunningNotification")
    /// A session has ended to run. Never posted here.
    public static let AVCaptureSessionDidStopRunning = NSNotification.Name("AVCaptureSessionDidStopRunningNotification")
    /// A session cannot run: what becomes of each here. The error is under ``AVCaptureSessionErrorKey``.
    // apple: https://developer.apple.com/documentation/foundation/nsnotification/name/avcapturesessionruntimeerror
    public static let AVCaptureSessionRuntimeError = NSNotification.Name("AVCaptureSessionRuntimeErrorNotification")
    /// A session was interrupted. Never posted here.
    public static let AVCaptureSessionWasInterrupted = NSNotification.Name("AVCaptureSessionWasInterruptedNotification")
    /// An interruption of a session has ended. Never posted here.
    public static let AVCaptureSessionInterruptionEnded = NSNotification.Name("AVCaptureSessionInterruptionEndedNotification")
}

/// Where a notification has the error, an ``AVError``.
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
