public import Foundation

/// A user's name and password.
// apple: https://developer.apple.com/documentation/authenticationservices/aspasswordcredential
@objcMembers open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    /// The name.
    public let user: String
    /// The password.
    public let password: String

    /// A credential that an app offers to another one, or compares with.
    public init(user: String, password: String) {
        self.user = user
        self.password = password
    }

    open class var supportsSecureCoding: Bool { true }

    public required convenience init?(coder: NSCoder) {
        guard let user = coder.decodeObject(of: NSString.self, forKey: "user"),
            let password = coder.decodeObject(of: NSString.self, forKey: "password")
        else { return nil }
        self.init(user: user as String, password: password as String)
    }
    open func encode(with coder: NSCoder) {
        coder.encode(user as NSString, forKey: "user")
        coder.encode(password as NSString, forKey: "password")
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Makes requests for passwords that the device keeps. It keeps none for apps here.
// apple: https://developer.apple.com/documentation/authenticationservices/asauthorizationpasswordprovider
@objcMembers open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
    public override init() {}

    /// A request for a password.
    open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(provider: self) }
}
