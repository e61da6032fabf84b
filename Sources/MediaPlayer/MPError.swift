public import Foundation

/// The domain of errors of media.
// apple: https://developer.apple.com/documentation/mediaplayer/mperrordomain
public let MPErrorDomain = "MPErrorDomain"

/// Why media cannot be had.
// apple: https://developer.apple.com/documentation/mediaplayer/mperror-swift.struct
public struct MPError: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError
    /// An error with the number and the texts of another one.
    public init(_nsError: NSError) { self._nsError = _nsError }
    public static var _nsErrorDomain: String { MPErrorDomain }
    /// ``MPErrorDomain``.
    public static var errorDomain: String { MPErrorDomain }

    /// The reasons.
    // apple: https://developer.apple.com/documentation/mediaplayer/mperror-swift.struct/code
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = MPError

        case unknown = 0
        case permissionDenied
        case cloudServiceCapabilityMissing
        case networkConnectionFailed
        case notFound
        case notSupported
        case cancelled
        case requestTimedOut
    }

    /// The user has not allowed it: what everything ends with here.
    public static var permissionDenied: Code { .permissionDenied }
    /// There is no such piece.
    public static var notFound: Code { .notFound }
}
