public import Foundation

/// The domain of errors of signing in on a page.
// apple: https://developer.apple.com/documentation/authenticationservices/aswebauthenticationsessionerrordomain
public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"

/// Why signing in on a page has ended without an address.
// apple: https://developer.apple.com/documentation/authenticationservices/aswebauthenticationsessionerror
public struct ASWebAuthenticationSessionError: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError
    /// An error with the number and the texts of another one.
    public init(_nsError: NSError) { self._nsError = _nsError }
    public static var _nsErrorDomain: String { ASWebAuthenticationSessionErrorDomain }
    /// ``ASWebAuthenticationSessionErrorDomain``.
    public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }

    /// The reasons.
    // apple: https://developer.apple.com/documentation/authenticationservices/aswebauthenticationsessionerror/code
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = ASWebAuthenticationSessionError

        case canceledLogin = 1
        case presentationContextNotProvided
        case presentationContextInvalid
    }

    /// The person has given up.
    public static var canceledLogin: Code { .canceledLogin }
    /// The session has no provider of its window.
    public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
    /// The window cannot show anything.
    public static var presentationContextInvalid: Code { .presentationContextInvalid }
}
