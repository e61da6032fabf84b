public import Foundation

/// Makes requests for the person's Apple account. Nobody has one here.
// apple: https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidprovider
@objcMembers open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
    /// How things stand with somebody who signed in before.
    // apple: https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidprovider/credentialstate
    public enum CredentialState: Int, Sendable {
        case revoked = 0
        case authorized
        case notFound
        case transferred
    }

    /// Posted when the person takes the permission away. Never posted here.
    // apple: https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidprovider/credentialrevokednotification
    public static let credentialRevokedNotification = Notification.Name("ASAuthorizationAppleIDProviderCredentialRevokedNotification")

    private static let replies = DispatchQueue(label: "com.apple.AuthenticationServices.replies")

    public override init() {}

    /// A request for an account.
    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(provider: self) }

    /// Answers, on a queue of its own, how things stand with a person: nobody is known here.
    @preconcurrency @nonobjc
    open func getCredentialState(forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void) {
        Self.replies.async { completion(.notFound, nil) }
    }

    /// How things stand with a person: nobody is known here.
    @nonobjc open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}
