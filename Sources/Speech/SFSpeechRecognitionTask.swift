public import Foundation

/// What a task does.
// apple: https://developer.apple.com/documentation/speech/sfspeechrecognitiontaskstate
public enum SFSpeechRecognitionTaskState: Int, Sendable {
    case starting = 0
    case running
    case finishing
    case canceling
    case completed
}

/// The work for a request. It has failed as soon as it is there.
// apple: https://developer.apple.com/documentation/speech/sfspeechrecognitiontask
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
    /// Why nothing was understood.
    public let error: (any Error)?

    init(_ error: any Error) { self.error = error }

    /// ``SFSpeechRecognitionTaskState/completed``.
    open var state: SFSpeechRecognitionTaskState { .completed }
    /// False: there is nothing left to be cancelled.
    open var isCancelled: Bool { false }
    /// False: there is nothing left to be finished.
    open var isFinishing: Bool { false }
    /// Does nothing: the task has ended.
    open func finish() {}
    /// Does nothing: the task has ended.
    open func cancel() {}
}

/// Is notified of a task.
// apple: https://developer.apple.com/documentation/speech/sfspeechrecognitiontaskdelegate
@objc public protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {
    /// Something may have been understood. Never called here.
    @objc optional func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
    /// Something was understood. Never called here.
    @objc optional func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
    /// The task has ended: here without having understood anything.
    @objc optional func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
}
