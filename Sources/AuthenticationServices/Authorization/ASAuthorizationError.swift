public import Foundation

/// The domain of errors of requests for credentials.
// apple: https://developer.apple.com/documentation/authenticationservices/asauthorizationerrordomain
public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"

/// Why there is no credential.
// apple: https://developer.apple.com/documentation/authenticationservices/asauthorizationerror
public struct ASAuthorizationError: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError
    /// An error with the number and the texts of another one.
    public init(_nsError: NSError) { self._nsError = _nsError }
    public static var _nsErrorDomain: String { ASAuthorizationErrorDomain }
    /// ``ASAuthorizationErrorDomain``.
    public static var errorDomain: String { ASAuthorizationErrorDomain }

    /// The reasons.
    // apple: https://developer.apple.com/documentation/authenticationservices/asauthorizationerror/code
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = ASAuthorizationError

        case unknown = 1000
        case canceled
        case invalidResponse
        case notHandled
        case failed
        case notInteractive
        case matchedExcludedCredential
    }

    /// For no reason that has a name, such as that nobody is signed in: what requests end with here.
    public static var unknown: Code { .unknown }
    /// The person, or the app, has given up.
    public static var canceled: Code { .canceled }
    /// The answer was not understood.
    public static var invalidResponse: Code { .invalidResponse }
    /// Nobody took the request.
    public static var notHandled: Code { .notHandled }
    /// It failed.
    public static var failed: Code { .failed }
    /// A dialogue would have been needed.
    public static var notInteractive: Code { .notInteractive }
    /// There is such a credential already.
    public static var matchedExcludedCredential: Code { .matchedExcludedCredential }
}
