public import Foundation

/// The domain of ``AVError``.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// Why media cannot be opened, decoded or shown.
// apple: https://developer.apple.com/documentation/avfoundation/averror-swift.struct
public struct AVError: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError
    public init(_nsError: NSError) { self._nsError = _nsError }
    public static var _nsErrorDomain: String { AVFoundationErrorDomain }
    public static var errorDomain: String { AVFoundationErrorDomain }

    // apple: https://developer.apple.com/documentation/avfoundation/averror-swift.struct/code
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = AVError

        case unknown = -11800
        case outOfMemory = -11801
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
        case undecodableMediaData = -11855
        case contentIsUnavailable = -11863
        case operationCancelled = -11878
    }

    public static var unknown: Code { .unknown }
    public static var decodeFailed: Code { .decodeFailed }
    public static var fileFormatNotRecognized: Code { .fileFormatNotRecognized }
    public static var fileFailedToParse: Code { .fileFailedToParse }
    public static var noImageAtTime: Code { .noImageAtTime }
    public static var decoderNotFound: Code { .decoderNotFound }
    public static var mediaServicesWereReset: Code { .mediaServicesWereReset }
    public static var contentIsProtected: Code { .contentIsProtected }
    public static var contentIsNotAuthorized: Code { .contentIsNotAuthorized }
    public static var failedToLoadMediaData: Code { .failedToLoadMediaData }
    public static var operationCancelled: Code { .operationCancelled }
}
