internal import DeviceNotice
import Dispatch
public import Foundation
import ObjCRuntime
import Synchronization

/// Is notified of whether speech can be understood. Never here, since that does not change.
// apple: https://developer.apple.com/documentation/speech/sfspeechrecognizerdelegate
@objc public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
    /// It can be, or cannot be any more.
    @objc optional func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

/// Understands speech. This device cannot: whoever asks for permission is denied it, and a recognizer is never available (MO-28).
// apple: https://developer.apple.com/documentation/speech/sfspeechrecognizer
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
    private static let status = Mutex(SFSpeechRecognizerAuthorizationStatus.notDetermined)
    private static let replies = DispatchQueue(label: "com.apple.speech.replies")

    /// ``SFSpeechRecognizerAuthorizationStatus/notDetermined`` until the application has asked, then
    /// ``SFSpeechRecognizerAuthorizationStatus/denied``.
    open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { status.withLock { $0 } }
    /// - Parameter handler: called on a background queue with ``SFSpeechRecognizerAuthorizationStatus/denied``.
    // apple: https://developer.apple.com/documentation/speech/sfspeechrecognizer/requestauthorization(_:)
    @preconcurrency open class func requestAuthorization(_ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void) {
        DeviceNotice.say("Speech is denied: this device understands none.")
        status.withLock { $0 = .denied }
        replies.async { handler(.denied) }
    }
    /// Empty: no language is understood.
    open class func supportedLocales() -> Set<Locale> { [] }

    /// The language.
    public let locale: Locale
    /// Who is notified. Not kept alive. Default: nil.
    open weak var delegate: (any SFSpeechRecognizerDelegate)?
    /// Where handlers are called. Default: the main queue.
    open var queue = OperationQueue.main
    /// Default: ``SFSpeechRecognitionTaskHint/unspecified``.
    open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified

    /// A recognizer for a language. There is one for each, though none is ever available: apps take it for granted that there is.
    // apple: https://developer.apple.com/documentation/speech/sfspeechrecognizer/init(locale:)
    /// - Parameter locale: the language. Default: the user's.
    public init?(locale: Locale = .current) { self.locale = locale }

    /// False.
    open var isAvailable: Bool { false }
    /// False.
    open var supportsOnDeviceRecognition: Bool { false }

    /// - Parameter resultHandler: called on ``queue`` without a result, and with the error that a user gives rise to who has not allowed it.
    // apple: https://developer.apple.com/documentation/speech/sfspeechrecognizer/recognitiontask(with:resulthandler:)
    @preconcurrency @discardableResult
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest, resultHandler: @escaping @Sendable (SFSpeechRecognitionResult?, (any Error)?) -> Void
    ) -> SFSpeechRecognitionTask {
        queue.addOperation { resultHandler(nil, Self.refusal) }
        return SFSpeechRecognitionTask(Self.refusal)
    }
    /// - Parameter delegate: notified on ``queue`` that the task has ended without success.
    @discardableResult
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
    ) -> SFSpeechRecognitionTask {
        let task = SFSpeechRecognitionTask(Self.refusal)
        nonisolated(unsafe) let delegate = delegate
        queue.addOperation { delegate.speechRecognitionTask?(task, didFinishSuccessfully: false) }
        return task
    }

    private static var refusal: NSError {
        NSError(
            domain: "kAFAssistantErrorDomain", code: 1700,
            userInfo: [NSLocalizedDescriptionKey: "User denied access to speech recognition"])
    }
}
