import Testing

@testable import DisplayBrowser

@Suite struct AccessPolicyTests {
    private typealias Request = AccessPolicy.Request

    @Test("this machine may load the page under its own names only")
    func loopback() {
        let policy = AccessPolicy.loopback
        for host in ["127.0.0.1:8080", "localhost:8080", "[::1]:8080"] { #expect(policy.refusal(of: Request(host: host)) == nil) }
        #expect(policy.refusal(of: Request(host: "evil.example:8080")) != nil)
        #expect(policy.refusal(of: Request(host: "127.0.0.1.evil.example")) != nil)
    }

    @Test("a connection comes from the page itself, or from no page")
    func origin() {
        let policy = AccessPolicy.loopback
        func refusal(_ origin: String?) -> String? { policy.refusalOfConnection(Request(host: "127.0.0.1:8080", origin: origin)) }
        #expect(refusal(nil) == nil)
        #expect(refusal("http://127.0.0.1:8080") == nil)
        for origin in ["http://127.0.0.1:8081", "http://evil.example", "null", "", "http://127.0.0.1:8080.evil.example"] {
            #expect(refusal(origin) != nil, "\(origin)")
        }
    }

    @Test("from outside, the token is needed")
    func token() {
        let policy = AccessPolicy(host: "0.0.0.0", token: "secret")
        #expect(policy.refusal(of: Request(host: "kiosk:8080", token: "secret")) == nil)
        for token in [nil, "", "secre", "secret1", "SECRET"] {
            #expect(policy.refusal(of: Request(host: "kiosk:8080", token: token)) != nil)
        }
        #expect(policy.refusalOfConnection(Request(host: "kiosk:8080", origin: "http://kiosk:8080", token: nil)) != nil)
    }
}
