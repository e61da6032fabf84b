import Foundation

/// What makes requests for credentials of one kind.
// apple: https://developer.apple.com/documentation/authenticationservices/asauthorizationprovider
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// What somebody signs in with.
// apple: https://developer.apple.com/documentation/authenticationservices/asauthorizationcredential
public protocol ASAuthorizationCredential: NSObjectProtocol, NSCopying, NSSecureCoding {}

/// The result of a request that somebody has agreed to. None is ever made here: there is nobody to ask.
// apple: https://developer.apple.com/documentation/authenticationservices/asauthorization
@objcMembers open class ASAuthorization: NSObject, @unchecked Sendable {
    /// What a request asks for about a person.
    // apple: https://developer.apple.com/documentation/authenticationservices/asauthorization/scope
    public struct Scope: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        /// A scope by the name that a provider knows it by.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Their name.
        public static let fullName = Scope("full_name")
        /// Their mail address.
        public static let email = Scope("email")
    }

    /// What is done with an account.
    // apple: https://developer.apple.com/documentation/authenticationservices/asauthorization/openidoperation
    public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        /// An operation by the name that a provider knows it by.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Whatever the provider sees fit; the default.
        public static let operationImplicit = OpenIDOperation("implicit")
        /// Signing in.
        public static let operationLogin = OpenIDOperation("login")
        /// Signing in again with what is known already.
        public static let operationRefresh = OpenIDOperation("refresh")
        /// Signing out.
        public static let operationLogout = OpenIDOperation("logout")
    }

    /// What made the request.
    @nonobjc public let provider: any ASAuthorizationProvider
    /// What the person signed in with.
    @nonobjc public let credential: any ASAuthorizationCredential

    init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
        self.provider = provider
        self.credential = credential
    }
}
