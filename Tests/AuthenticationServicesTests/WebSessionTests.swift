import Testing
import UIKitTesting

@testable import AuthenticationServices

/// What of a session needs no page; pages are in the tests of WebKit.
@MainActor
@Suite struct WebSessionTests {
    private final class Anchor: NSObject, ASWebAuthenticationPresentationContextProviding {
        let window: UIWindow
        init(_ window: UIWindow) { self.window = window }
        func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor { window }
    }
    private let url = URL(string: "https://example.org/authorize")!

    private func code(_ session: (@escaping ASWebAuthenticationSession.CompletionHandler) -> ASWebAuthenticationSession)
        async -> (didStart: Bool, codes: [ASWebAuthenticationSessionError.Code?])
    {
        var codes: [ASWebAuthenticationSessionError.Code?] = []
        let session = session { url, error in
            #expect(url == nil)
            codes.append((error as? ASWebAuthenticationSessionError)?.code)
        }
        let didStart = session.start()
        #expect(codes.isEmpty)
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        session.cancel()
        return (didStart, codes)
    }

    @Test("a session without a provider of its window does not start, and says why once")
    func noContext() async {
        let result = await code { ASWebAuthenticationSession(url: url, callbackURLScheme: "app", completionHandler: $0) }
        #expect(!result.didStart)
        #expect(result.codes == [.presentationContextNotProvided])
    }

    @Test("a window that shows nothing is no place for a page")
    func emptyWindow() async {
        let anchor = Anchor(UIWindow(frame: .zero))
        let result = await code {
            let session = ASWebAuthenticationSession(url: url, callbackURLScheme: "app", completionHandler: $0)
            session.presentationContextProvider = anchor
            return session
        }
        #expect(!result.didStart)
        #expect(result.codes == [.presentationContextInvalid])
    }

    @Test(
        "the callback's scheme is compared without regard to case, a page by host and path",
        arguments: [
            ("app", "APP://done", true), ("app", "apple://done", false), ("app", "https://app/done", false),
        ])
    func schemes(scheme: String, url: String, isMatch: Bool) throws {
        let callback = ASWebAuthenticationSession.Callback.customScheme(scheme)
        #expect(callback.matchesURL(try #require(URL(string: url))) == isMatch)
    }

    @Test("a callback of a page")
    func pages() throws {
        let callback = ASWebAuthenticationSession.Callback.https(host: "example.org", path: "/done")
        #expect(callback.matchesURL(try #require(URL(string: "https://Example.org/done?code=1"))))
        #expect(!callback.matchesURL(try #require(URL(string: "https://example.org/other"))))
        #expect(!callback.matchesURL(try #require(URL(string: "http://example.org/done"))))
    }
}
