public import Foundation

/// The domain of errors of the shop.
// apple: https://developer.apple.com/documentation/storekit/skerrordomain
public let SKErrorDomain = "SKErrorDomain"

/// Why the shop does not do something.
// apple: https://developer.apple.com/documentation/storekit/skerror
public struct SKError: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError
    public init(_nsError: NSError) { self._nsError = _nsError }
    public static var _nsErrorDomain: String { SKErrorDomain }
    public static var errorDomain: String { SKErrorDomain }

    // apple: https://developer.apple.com/documentation/storekit/skerror/code
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = SKError

        case unknown = 0
        case clientInvalid
        case paymentCancelled
        case paymentInvalid
        case paymentNotAllowed
        case storeProductNotAvailable
        case cloudServicePermissionDenied
        case cloudServiceNetworkConnectionFailed
        case cloudServiceRevoked
    }

    public static var unknown: Code { .unknown }
    public static var clientInvalid: Code { .clientInvalid }
    public static var paymentCancelled: Code { .paymentCancelled }
    public static var paymentInvalid: Code { .paymentInvalid }
    public static var paymentNotAllowed: Code { .paymentNotAllowed }
    public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
}
