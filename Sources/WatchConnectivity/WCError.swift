public import Foundation

/// The domain of errors of talking to a watch.
// apple: https://developer.apple.com/documentation/watchconnectivity/wcerrordomain
public let WCErrorDomain = "WCErrorDomain"

/// Why nothing reaches a watch.
// apple: https://developer.apple.com/documentation/watchconnectivity/wcerror-swift.struct
public struct WCError: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError
    /// An error with the number and the texts of another one.
    public init(_nsError: NSError) { self._nsError = _nsError }
    public static var _nsErrorDomain: String { WCErrorDomain }
    /// ``WCErrorDomain``.
    public static var errorDomain: String { WCErrorDomain }

    /// The reasons.
    // apple: https://developer.apple.com/documentation/watchconnectivity/wcerror-swift.struct/code
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = WCError

        case genericError = 7001
        case sessionNotSupported
        case sessionMissingDelegate
        case sessionNotActivated
        case deviceNotPaired
        case watchAppNotInstalled
        case notReachable
        case invalidParameter
        case payloadTooLarge
        case payloadUnsupportedTypes
        case messageReplyFailed
        case messageReplyTimedOut
        case fileAccessDenied
        case deliveryFailed
        case insufficientSpace
        case sessionInactive
        case transferTimedOut
        case companionAppNotInstalled
        case watchOnlyApp
    }

    /// The device cannot be paired with a watch: what every call ends with here.
    public static var sessionNotSupported: Code { .sessionNotSupported }
    /// A session was activated without a delegate.
    public static var sessionMissingDelegate: Code { .sessionMissingDelegate }
    /// A session was not activated.
    public static var sessionNotActivated: Code { .sessionNotActivated }
    /// No watch is paired.
    public static var deviceNotPaired: Code { .deviceNotPaired }
    /// The watch does not have the app.
    public static var watchAppNotInstalled: Code { .watchAppNotInstalled }
    /// The watch is not near.
    public static var notReachable: Code { .notReachable }
}
