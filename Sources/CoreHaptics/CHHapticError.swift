public import Foundation

/// The domain of errors of haptics.
// apple: https://developer.apple.com/documentation/corehaptics/corehapticserrordomain
public let CoreHapticsErrorDomain = "com.apple.CoreHaptics"

/// Why nothing can be felt.
// apple: https://developer.apple.com/documentation/corehaptics/chhapticerror-swift.struct
public struct CHHapticError: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError
    /// An error with the number and the texts of another one.
    public init(_nsError: NSError) { self._nsError = _nsError }
    public static var _nsErrorDomain: String { CoreHapticsErrorDomain }
    /// ``CoreHapticsErrorDomain``.
    public static var errorDomain: String { CoreHapticsErrorDomain }

    /// The reasons.
    // apple: https://developer.apple.com/documentation/corehaptics/chhapticerror-swift.struct/code
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = CHHapticError

        case engineNotRunning = -4805
        case operationNotPermitted = -4806
        case engineStartTimeout = -4808
        case notSupported = -4809
        case serverInitFailed = -4810
        case serverInterrupted = -4811
        case invalidPatternPlayer = -4812
        case invalidPatternData = -4813
        case invalidPatternDictionary = -4814
        case invalidAudioSession = -4815
        case invalidParameterType = -4820
        case invalidEventType = -4821
        case invalidEventTime = -4822
        case invalidEventDuration = -4823
        case invalidAudioResource = -4824
        case resourceNotAvailable = -4825
        case badEventEntry = -4830
        case badParameterEntry = -4831
        case invalidTime = -4840
        case unknownError = -4898
        case memoryError = -4899
    }

    /// This device has nothing that could move: what everything ends with here.
    public static var notSupported: Code { .notSupported }
    /// A pattern's dictionary is none.
    public static var invalidPatternDictionary: Code { .invalidPatternDictionary }
}
