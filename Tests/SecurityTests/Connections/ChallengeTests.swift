import Foundation
import FoundationNetworking
import Security
import Testing

struct ChallengeTests {
    @Test("The names for challenges can be used, and say that nothing is known")
    func challenges() throws {
        let space = URLProtectionSpace(
            host: "example.org", port: 443, protocol: "https", realm: nil, authenticationMethod: NSURLAuthenticationMethodServerTrust)
        #expect(space.authenticationMethod == NSURLAuthenticationMethodServerTrust)
        #expect(space.serverTrust == nil)
        var trust: SecTrust?
        SecTrustCreateWithCertificates(try TestCertificates.chain as CFArray, nil, &trust)
        let credential = URLCredential(trust: try #require(trust))
        #expect(credential.persistence == .none)
        #expect(credential.user == "")
        #expect(credential.password == "")
        #expect(NSURLAuthenticationMethodClientCertificate.hasPrefix("NSURLAuthenticationMethod"))
    }
}
