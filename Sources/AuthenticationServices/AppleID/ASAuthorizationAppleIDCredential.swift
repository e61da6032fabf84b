public import Foundation

/// How likely it is that a person is one.
// apple: https://developer.apple.com/documentation/authenticationservices/asuserdetectionstatus
public enum ASUserDetectionStatus: Int, Sendable {
    case unsupported = 0
    case unknown
    case likelyReal
}

/// Somebody's Apple account, as they have shown it to the app. None is ever made here.
// apple: https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidcredential
@objcMembers open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    /// Who it is, the same in all apps of a team.
    public let user: String
    /// What the request had as its state.
    public let state: String?
    /// What the person has told of what was asked.
    @nonobjc public let authorizedScopes: [ASAuthorization.Scope]
    /// For the app's server, to get tokens with.
    public let authorizationCode: Data?
    /// A signed statement of who it is.
    public let identityToken: Data?
    /// Their mail address, the first time.
    public let email: String?
    /// Their name, the first time.
    public let fullName: PersonNameComponents?
    /// How likely it is that they are a person.
    public let realUserStatus: ASUserDetectionStatus

    init(user: String) {
        self.user = user
        state = nil
        authorizedScopes = []
        authorizationCode = nil
        identityToken = nil
        email = nil
        fullName = nil
        realUserStatus = .unsupported
    }

    open class var supportsSecureCoding: Bool { true }

    /// A credential with the user of an archive.
    public required convenience init?(coder: NSCoder) {
        guard let user = coder.decodeObject(of: NSString.self, forKey: "user") else { return nil }
        self.init(user: user as String)
    }
    open func encode(with coder: NSCoder) { coder.encode(user as NSString, forKey: "user") }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
