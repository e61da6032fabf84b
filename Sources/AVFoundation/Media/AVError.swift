public import Foundation

/// The domain of ``AVError``.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// Why media cannot be opened, decoded or shown.
// apple: https://developer.apple.com/documentation/avfoundation/averror-swift.struct
public struct AVError: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError
    /// An error with the number and the texts of another one.
    public init(_nsError: NSError) { self._nsError = _nsError }
    public static var _nsErrorDomain: String { AVFoundationErrorDomain }
    /// ``AVFoundationErrorDomain``.
    public static var errorDomain: String { AVFoundationErrorDomain }

    /// The reasons.
    // apple: https://developer.apple.com/documentation/avfoundation/averror-swift.struct/code
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = AVError

        /// Nothing more is known.
        case unknown = -11800
        case outOfMemory = -11801
        case sessionNotRunning = -11803
        case deviceWasDisconnected = -11808
        case maximumDurationReached = -11810
        case deviceNotConnected = -11814
        case mediaServicesWereReset = -11819
        case exportFailed = -11820
        case decodeFailed = -11821
        case invalidSourceMedia = -11822
        case fileAlreadyExists = -11823
        case fileFormatNotRecognized = -11828
        case fileFailedToParse = -11829
        case contentIsProtected = -11831
        case noImageAtTime = -11832
        case decoderNotFound = -11833
        case contentIsNotAuthorized = -11835
        case operationNotSupportedForAsset = -11838
        case decoderTemporarilyUnavailable = -11839
        case operationInterrupted = -11847
        case incompatibleAsset = -11848
        case failedToLoadMediaData = -11849
        case serverIncorrectlyConfigured = -11850
        case failedToParse = -11853
        /// The pictures or the sound do not make sense.
        case undecodableMediaData = -11855
        case contentIsUnavailable = -11863
        case operationCancelled = -11878
    }

    /// Nothing more is known.
    public static var unknown: Code { .unknown }
    /// A session does not run.
    public static var sessionNotRunning: Code { .sessionNotRunning }
    /// There is no such camera or microphone.
    public static var deviceNotConnected: Code { .deviceNotConnected }
    /// Something in the file cannot be decoded.
    public static var decodeFailed: Code { .decodeFailed }
    /// The file is of no known format.
    public static var fileFormatNotRecognized: Code { .fileFormatNotRecognized }
    /// The file is not what it begins like.
    public static var fileFailedToParse: Code { .fileFailedToParse }
    /// There is no picture at that time.
    public static var noImageAtTime: Code { .noImageAtTime }
    /// No decoder for it is installed.
    public static var decoderNotFound: Code { .decoderNotFound }
    /// The system's part has begun again. Never thrown here.
    public static var mediaServicesWereReset: Code { .mediaServicesWereReset }
    /// It is protected.
    public static var contentIsProtected: Code { .contentIsProtected }
    /// Nobody may play it. Never thrown here.
    public static var contentIsNotAuthorized: Code { .contentIsNotAuthorized }
    /// It did not come.
    public static var failedToLoadMediaData: Code { .failedToLoadMediaData }
    /// What was asked for cannot be done with it.
    public static var operationNotSupportedForAsset: Code { .operationNotSupportedForAsset }
    /// It was cancelled.
    public static var operationCancelled: Code { .operationCancelled }
}
