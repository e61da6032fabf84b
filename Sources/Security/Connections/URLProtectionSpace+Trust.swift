import Foundation
public import FoundationNetworking

/// The question of a server's identity. The network's library has looked at certificates before an app could, by the rules of the system,
/// and asks nobody.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
/// The question of a client's identity. The network's library does not hand the question on.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

// These are compiled into the app that uses them: only that one loads the library of the network, which takes longer than all of
// a small app's start.
extension URLProtectionSpace {
    /// The server's certificates: always nil, since the network's library keeps them for itself.
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
