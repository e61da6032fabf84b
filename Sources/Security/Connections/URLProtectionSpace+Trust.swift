import Foundation
public import FoundationNetworking

/// What a server is asked for that says who it is. The network's library has looked at certificates before an app could, by the rules of
/// the system, and asks nobody.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
/// What a client is asked for that says who it is. The network's library does not hand the question on.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

// These are compiled into the app that uses them: only that one loads the library of the network, which takes longer than all of
// a small app's start.
extension URLProtectionSpace {
    /// What is known of the server's certificates: always nil, since the network's library keeps them for itself.
    // apple: https://developer.apple.com/documentation/foundation/urlprotectionspace/servertrust
    @_alwaysEmitIntoClient
    public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
    /// Says that a server is trusted. Nobody asks for it: see ``FoundationNetworking/URLProtectionSpace/serverTrust``.
    // apple: https://developer.apple.com/documentation/foundation/urlcredential/init(trust:)
    @_alwaysEmitIntoClient
    public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
}
