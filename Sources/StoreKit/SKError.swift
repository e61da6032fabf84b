public import Foundation

/// The domain of errors of the shop.
// apple: https://developer.apple.com/documentation/storekit/skerrordomain
public let SKErrorDomain = "SKErrorDomain"

/// Why the shop does not do something.
// apple: https://developer.apple.com/documentation/storekit/skerror
public struct SKError: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError
    /// An error with the number and the texts of another one.
    public init(_nsError: NSError) { self._nsError = _nsError }
    public static var _nsErrorDomain: String { SKErrorDomain }
    /// ``SKErrorDomain``.
    public static var errorDomain: String { SKErrorDomain }

    /// The reasons.
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

    /// Nothing more is known.
    public static var unknown: Code { .unknown }
    /// The application may not do it.
    public static var clientInvalid: Code { .clientInvalid }
    /// The user has cancelled it.
    public static var paymentCancelled: Code { .paymentCancelled }
    /// The payment makes no sense.
    public static var paymentInvalid: Code { .paymentInvalid }
    /// The user may not pay.
    public static var paymentNotAllowed: Code { .paymentNotAllowed }
    /// There is no such product: the error of all requests here.
    public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
}
