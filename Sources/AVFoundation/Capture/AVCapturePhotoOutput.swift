public import Foundation
import ObjCRuntime

/// A photograph. None is ever taken here (MO-141).
// apple: https://developer.apple.com/documentation/avfoundation/avcapturephoto
open class AVCapturePhoto: NSObject, @unchecked Sendable {
    override init() {}

    /// What the settings became.
    open var resolvedSettings: AVCaptureResolvedPhotoSettings { AVCaptureResolvedPhotoSettings() }
    /// How the small picture in the file is stored.
    open var embeddedThumbnailPhotoFormat: [String: Any]? { nil }
    /// The bytes of a file with the photograph.
    // apple: https://developer.apple.com/documentation/avfoundation/avcapturephoto/filedatarepresentation()
    open func fileDataRepresentation() -> Data? { nil }
    /// The photograph.
    open func cgImageRepresentation() -> CGImage? { nil }
    /// The preview.
    open func previewCGImageRepresentation() -> CGImage? { nil }
}

/// What the settings of a photograph became.
// apple: https://developer.apple.com/documentation/avfoundation/avcaptureresolvedphotosettings
open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
    override init() {}

    /// The number of the settings.
    open var uniqueID: Int64 { 0 }
    /// False.
    open var isFlashEnabled: Bool { false }
}

/// Is notified of a photograph that is being taken. Never here.
// apple: https://developer.apple.com/documentation/avfoundation/avcapturephotocapturedelegate
@objc public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    /// It will be taken.
    @objc(captureOutput:willBeginCaptureForResolvedSettings:)
    optional func photoOutput(_ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// It is being taken: now is the time for a sound.
    @objc(captureOutput:willCapturePhotoForResolvedSettings:)
    optional func photoOutput(_ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// It was taken.
    @objc(captureOutput:didCapturePhotoForResolvedSettings:)
    optional func photoOutput(_ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// Here it is, or why it is not.
    @objc(captureOutput:didFinishProcessingPhoto:error:)
    optional func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
    /// Nothing more comes.
    @objc(captureOutput:didFinishCaptureForResolvedSettings:error:)
    optional func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?)
}

/// Takes photographs. There is no camera here (MO-141).
// apple: https://developer.apple.com/documentation/avfoundation/avcapturephotooutput
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
    public override init() { super.init() }

    /// Default: false.
    open var isHighResolutionCaptureEnabled = false
    /// Off alone: there is no flash.
    open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [.off] }
    /// Empty: there is nothing to compress.
    open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
    /// False.
    open var isLivePhotoCaptureSupported: Bool { false }

    /// Stops the process: no photograph can be taken without a camera.
    /// - Precondition: a connection is there and active, and so never.
    // apple: https://developer.apple.com/documentation/avfoundation/avcapturephotooutput/capturephoto(with:delegate:)
    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
        _requireFailure(
            "*** -[AVCapturePhotoOutput capturePhotoWithSettings:delegate:] No active and enabled video connection. "
                + "Ask connection(with:) first: there is no camera.")
    }
}
