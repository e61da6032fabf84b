public import Foundation

/// What kind of speech it is.
// apple: https://developer.apple.com/documentation/speech/sfspeechrecognitiontaskhint
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
    case unspecified = 0
    case dictation
    case search
    case confirmation
}

/// Asks for speech to be understood.
// apple: https://developer.apple.com/documentation/speech/sfspeechrecognitionrequest
open class SFSpeechRecognitionRequest: NSObject {
    override init() {}

    /// What kind of speech it is. Default: ``SFSpeechRecognitionTaskHint/unspecified``.
    open var taskHint = SFSpeechRecognitionTaskHint.unspecified
    /// True if what is not sure yet is wanted, too. Default: true.
    open var shouldReportPartialResults = true
    /// Words that may come. Default: empty.
    open var contextualStrings: [String] = []
    /// True if the sound must not leave the device. Default: false.
    open var requiresOnDeviceRecognition = false
    /// True if full stops and commas are wanted. Default: false.
    open var addsPunctuation = false
}

/// Asks for a file to be understood.
// apple: https://developer.apple.com/documentation/speech/sfspeechurlrecognitionrequest
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
    /// The file.
    public let url: URL

    /// - Parameter url: the file.
    public init(url: URL) {
        self.url = url
        super.init()
    }
}

/// Asks for sound to be understood as it comes.
// apple: https://developer.apple.com/documentation/speech/sfspeechaudiobufferrecognitionrequest
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
    public override init() { super.init() }

    /// No more sound comes.
    open func endAudio() {}
}
