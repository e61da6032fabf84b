public import Foundation

/// How pictures are turned.
// apple: https://developer.apple.com/documentation/avfoundation/avcapturevideoorientation
public enum AVCaptureVideoOrientation: Int, Sendable {
    case portrait = 1
    case portraitUpsideDown
    case landscapeRight
    case landscapeLeft
}

/// Ties an input to an output. There is none here, so that none is ever handed out (MO-141).
// apple: https://developer.apple.com/documentation/avfoundation/avcaptureconnection
open class AVCaptureConnection: NSObject, @unchecked Sendable {
    override init() {}

    /// True if media go through it. Default: true.
    open var isEnabled = true
    /// False.
    open var isActive: Bool { false }
    /// False.
    open var isVideoOrientationSupported: Bool { false }
    /// Default: ``AVCaptureVideoOrientation/portrait``.
    open var videoOrientation = AVCaptureVideoOrientation.portrait
    /// Returns true if pictures can be turned by so many degrees: no.
    open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
    /// By how many degrees pictures are turned, clockwise. Default: 0.
    open var videoRotationAngle: CGFloat = 0
    /// False.
    open var isVideoMirroringSupported: Bool { false }
    /// Default: false.
    open var isVideoMirrored = false
    /// Default: true.
    open var automaticallyAdjustsVideoMirroring = true
}
