public import Foundation

/// What a session records from.
// apple: https://developer.apple.com/documentation/avfoundation/avcaptureinput
open class AVCaptureInput: NSObject, @unchecked Sendable {
    override init() {}

    /// What comes from it, as ways for media: none.
    open var ports: [Port] { [] }

    /// A way for one medium.
    // apple: https://developer.apple.com/documentation/avfoundation/avcaptureinput/port
    open class Port: NSObject, @unchecked Sendable {
        override init() {}
    }
}

/// A camera or a microphone that a session records from.
// apple: https://developer.apple.com/documentation/avfoundation/avcapturedeviceinput
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
    /// The camera or the microphone.
    public let device: AVCaptureDevice

    /// - Throws: ``AVError/deviceNotConnected``.
    // apple: https://developer.apple.com/documentation/avfoundation/avcapturedeviceinput/init(device:)
    public init(device: AVCaptureDevice) throws {
        self.device = device
        throw AVError(.deviceNotConnected)
    }
}
