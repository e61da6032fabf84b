internal import DeviceNotice
import Dispatch
public import Foundation
import ObjCRuntime
import Synchronization

/// A camera or a microphone. There is none here, so that none is ever handed out (MO-141).
// apple: https://developer.apple.com/documentation/avfoundation/avcapturedevice
open class AVCaptureDevice: NSObject, @unchecked Sendable {
    private static let asked = Mutex<Set<AVMediaType>>([])

    override init() {}

    // MARK: Finding one

    /// Nil, as there is none.
    // apple: https://developer.apple.com/documentation/avfoundation/avcapturedevice/default(for:)
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    /// Nil, as there is none of any kind.
    // apple: https://developer.apple.com/documentation/avfoundation/avcapturedevice/default(_:for:position:)
    open class func `default`(_ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position) -> AVCaptureDevice? { nil }
    /// Empty, as there is none.
    open class func devices() -> [AVCaptureDevice] { [] }
    /// Empty, as there is none.
    open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }

    /// Devices of some kinds that are there: none.
    // apple: https://developer.apple.com/documentation/avfoundation/avcapturedevice/discoverysession
    open class DiscoverySession: NSObject, @unchecked Sendable {
        /// A search that finds none.
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
        /// Empty, as there is none.
        open var devices: [AVCaptureDevice] { [] }
    }

    // MARK: Permission

    /// ``AVAuthorizationStatus/notDetermined`` until the application has asked, then ``AVAuthorizationStatus/denied``.
    // apple: https://developer.apple.com/documentation/avfoundation/avcapturedevice/authorizationstatus(for:)
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
        checkKind(of: mediaType)
        return asked.withLock { $0.contains(mediaType) } ? .denied : .notDetermined
    }

    /// - Parameter handler: called on a background queue with false.
    // apple: https://developer.apple.com/documentation/avfoundation/avcapturedevice/requestaccess(for:completionhandler:)
    @preconcurrency open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void)
    {
        checkKind(of: mediaType)
        DeviceNotice.say("AVFoundation denies cameras and microphones: there are none.")
        asked.withLock { _ = $0.insert(mediaType) }
        DispatchQueue.global().async { handler(false) }
    }
    /// False, as ``requestAccess(for:completionHandler:)`` says.
    @nonobjc open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
        await withCheckedContinuation { continuation in
            requestAccess(for: mediaType) { continuation.resume(returning: $0) }
        }
    }

    private static func checkKind(of mediaType: AVMediaType) {
        _require(
            mediaType == .video || mediaType == .audio,
            "Media type must be AVMediaTypeVideo or AVMediaTypeAudio, but it is \"\(mediaType.rawValue)\": only these are asked for.")
    }

    // MARK: What one can do

    /// Empty, as all of a device that never is.
    open var uniqueID: String { "" }
    /// Empty.
    open var localizedName: String { "" }
    /// Unspecified.
    open var position: Position { .unspecified }
    /// False.
    open var hasTorch: Bool { false }
    /// False.
    open var isTorchAvailable: Bool { false }
    /// False.
    open var hasFlash: Bool { false }
    /// 1: pictures cannot be enlarged.
    open var minAvailableVideoZoomFactor: CGFloat { 1 }
    /// 1: pictures cannot be enlarged.
    open var maxAvailableVideoZoomFactor: CGFloat { 1 }
    /// How much pictures are enlarged. Default: 1.
    open var videoZoomFactor: CGFloat = 1
    /// False.
    open var isFocusPointOfInterestSupported: Bool { false }
    /// Where the picture is made sharp, in parts of its width and height. Default: the middle.
    open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
    /// False.
    open var isExposurePointOfInterestSupported: Bool { false }
    /// Where the picture is made bright enough, in parts of its width and height. Default: the middle.
    open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
    /// Default: off.
    open var torchMode = TorchMode.off
    /// Returns true if it is off.
    open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { torchMode == .off }
    /// Whoever changes a device must have it for itself meanwhile.
    @objc(lockForConfiguration:) open func lockForConfiguration() throws {}
    /// Ends what ``lockForConfiguration()`` began.
    @objc open func unlockForConfiguration() {}

    // MARK: Kinds

    /// On which side of the device it is.
    // apple: https://developer.apple.com/documentation/avfoundation/avcapturedevice/position-swift.enum
    public enum Position: Int, Sendable {
        case unspecified = 0
        case back = 1
        case front = 2
    }

    /// The kind of camera or microphone.
    // apple: https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
        public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
        public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
        public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
        public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
        public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
    }

    /// Says whether there is a flash with a photograph.
    // apple: https://developer.apple.com/documentation/avfoundation/avcapturedevice/flashmode-swift.enum
    public enum FlashMode: Int, Sendable {
        case off = 0
        case on = 1
        case auto = 2
    }

    /// Says whether the light shines.
    // apple: https://developer.apple.com/documentation/avfoundation/avcapturedevice/torchmode-swift.enum
    public enum TorchMode: Int, Sendable {
        case off = 0
        case on = 1
        case auto = 2
    }
}
