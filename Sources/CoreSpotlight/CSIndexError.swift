public import Foundation

/// The domain of errors of an index.
// apple: https://developer.apple.com/documentation/corespotlight/csindexerrordomain
public let CSIndexErrorDomain = "CSIndexErrorDomain"

/// Why items are not put into an index.
// apple: https://developer.apple.com/documentation/corespotlight/csindexerror
public struct CSIndexError: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError
    /// An error with the number and the texts of another one.
    public init(_nsError: NSError) { self._nsError = _nsError }
    public static var _nsErrorDomain: String { CSIndexErrorDomain }
    /// ``CSIndexErrorDomain``.
    public static var errorDomain: String { CSIndexErrorDomain }

    /// The reasons.
    // apple: https://developer.apple.com/documentation/corespotlight/csindexerror/code
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = CSIndexError

        case unknownError = -1
        case indexUnavailableError = -1000
        case invalidItemError = -1001
        case invalidClientStateError = -1002
        case remoteConnectionError = -1003
        case quotaExceeded = -1004
        case indexingUnsupported = -1005
    }

    /// The device has no index: what every change ends with here.
    public static var indexingUnsupported: Code { .indexingUnsupported }
    /// The index cannot be reached.
    public static var indexUnavailableError: Code { .indexUnavailableError }
    /// An item cannot be put in.
    public static var invalidItemError: Code { .invalidItemError }
}
