public import Foundation
import ObjCRuntime

/// What a session records to.
// apple: https://developer.apple.com/documentation/avfoundation/avcaptureoutput
open class AVCaptureOutput: NSObject, @unchecked Sendable {
    override init() {}

    /// Empty: there is nothing to be connected with.
    open var connections: [AVCaptureConnection] { [] }
    /// Nil: there is nothing to be connected with.
    // apple: https://developer.apple.com/documentation/avfoundation/avcaptureoutput/connection(with:)
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// Records to files.
// apple: https://developer.apple.com/documentation/avfoundation/avcapturefileoutput
open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {
    /// False.
    open var isRecording: Bool { false }
    /// Nil: nothing is recorded.
    open var outputFileURL: URL? { nil }
    /// Zero: nothing is recorded.
    open var recordedDuration: CMTime { .zero }
    /// Zero: nothing is recorded.
    open var recordedFileSize: Int64 { 0 }
    /// When a recording ends by itself; an invalid time for never. Default: invalid.
    open var maxRecordedDuration = CMTime.invalid

    /// Stops the process: nothing can be recorded without a camera.
    /// - Precondition: a connection is there and active, and so never.
    // apple: https://developer.apple.com/documentation/avfoundation/avcapturefileoutput/startrecording(to:recordingdelegate:)
    open func startRecording(to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate) {
        _requireFailure(
            "*** -[\(type(of: self)) startRecordingToOutputFileURL:recordingDelegate:] No active/enabled connections. "
                + "Ask connection(with:) first: there is no camera.")
    }
    /// Does nothing, as to an output that does not record.
    open func stopRecording() {}
}

/// Is notified of recordings. Never here.
// apple: https://developer.apple.com/documentation/avfoundation/avcapturefileoutputrecordingdelegate
@objc public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
    /// A file has been begun.
    @objc optional func fileOutput(_ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
    /// A file is finished, or the recording has failed.
    func fileOutput(
        _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection],
        error: (any Error)?)
}

/// Records films.
// apple: https://developer.apple.com/documentation/avfoundation/avcapturemoviefileoutput
open class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable {
    public override init() { super.init() }
}
