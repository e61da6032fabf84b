import Foundation
import Testing

@testable import WebKit

struct AppBoundDomainTests {
    @Test("A domain stands for all hosts in it, and what comes from no server is always shown")
    func domains() {
        let domains = AppBoundDomains(["Example.com ", "news.example.org", "shop:"])
        for address in [
            "https://example.com/a", "http://www.example.com", "https://news.example.org", "file:///a", "about:blank", "data:text/html,a",
            "app://a", "http://localhost:8080/",
        ] {
            #expect(domains.contains(URL(string: address)), "\(address)")
        }
        for address in ["https://example.org", "https://badexample.com", "https://example.com.evil.net", "https:/a"] {
            #expect(!domains.contains(URL(string: address)), "\(address)")
        }
        #expect(!AppBoundDomains([]).contains(URL(string: "https://example.com")))
        #expect(AppBoundDomains(["https:"]).contains(URL(string: "https://example.com")))
    }

    @Test("The eleventh domain does not count")
    func limit() {
        let domains = AppBoundDomains((0..<11).map { "site\($0).com" })
        #expect(domains.contains(URL(string: "https://site9.com")))
        #expect(!domains.contains(URL(string: "https://site10.com")))
    }

    @Test("The limit is copied with a configuration")
    @MainActor func copy() {
        let configuration = WKWebViewConfiguration()
        #expect(!configuration.limitsNavigationsToAppBoundDomains)
        configuration.limitsNavigationsToAppBoundDomains = true
        #expect((configuration.copy() as? WKWebViewConfiguration)?.limitsNavigationsToAppBoundDomains == true)
    }
}
