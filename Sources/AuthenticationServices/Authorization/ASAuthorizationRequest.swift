import Foundation

/// Asks for a credential. A base; providers make objects of its subclasses.
// apple: https://developer.apple.com/documentation/authenticationservices/asauthorizationrequest
@objcMembers open class ASAuthorizationRequest: NSObject, NSCopying, @unchecked Sendable {
    /// What made the request.
    @nonobjc public let provider: any ASAuthorizationProvider

    init(provider: any ASAuthorizationProvider) { self.provider = provider }

    open func copy(with zone: NSZone? = nil) -> Any { ASAuthorizationRequest(provider: provider) }
}

/// Asks for an account by OpenID.
// apple: https://developer.apple.com/documentation/authenticationservices/asauthorizationopenidrequest
@objcMembers open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
    /// What is asked about the person. Default: nil.
    @nonobjc open var requestedScopes: [ASAuthorization.Scope]?
    /// Comes back with the credential. Default: nil.
    open var state: String?
    /// Is put into the token, so that one cannot be used again. Default: nil.
    open var nonce: String?
    /// What is done with the account. Default: implicit.
    @nonobjc open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}

/// Asks for the person's Apple account.
// apple: https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidrequest
@objcMembers open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
    /// Who is to sign in, where that is known already. Default: nil.
    open var user: String?

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = ASAuthorizationAppleIDRequest(provider: provider)
        copy.requestedScopes = requestedScopes
        copy.state = state
        copy.nonce = nonce
        copy.requestedOperation = requestedOperation
        copy.user = user
        return copy
    }
}

/// Asks for a password that the device keeps.
// apple: https://developer.apple.com/documentation/authenticationservices/asauthorizationpasswordrequest
@objcMembers open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {
    open override func copy(with zone: NSZone? = nil) -> Any { ASAuthorizationPasswordRequest(provider: provider) }
}
