import AuthenticationServices
import UIKitTesting
import WebKit
import XCTest

/// Signing in on a service's page, from a local server.
@MainActor
final class SignInSessionTests: WebViewCase {
    private var addresses: [URL?] = []
    private var codes: [ASWebAuthenticationSessionError.Code?] = []
    private var server: LocalServer!
    private var anchor: Anchor?

    override func setUp() async throws {
        try await super.setUp()
        server = LocalServer { request in
            let redirects = request.hasPrefix("GET /authorize")
            return LocalServer.Answer(
                status: redirects ? "302 Found" : "200 OK",
                headers: redirects ? ["Location": "shop://signed-in?code=7"] : ["Content-Type": "text/html"], body: "<p>Sign in</p>")
        }
    }

    override func tearDown() async throws {
        server.stop()
        try await super.tearDown()
    }

    private func start(_ path: String) -> ASWebAuthenticationSession {
        let session = ASWebAuthenticationSession(url: server.url(path), callbackURLScheme: "shop") { [unowned self] url, error in
            addresses.append(url)
            codes.append((error as? ASWebAuthenticationSessionError)?.code)
        }
        anchor = Anchor(screen.window)
        session.presentationContextProvider = anchor
        session.prefersEphemeralWebBrowserSession = true
        XCTAssertTrue(session.canStart)
        XCTAssertTrue(session.start())
        XCTAssertFalse(session.start(), "a session starts once")
        XCTAssertNotNil(controller.presentedViewController)
        return session
    }

    /// The service goes on to an address of the app's.
    func testCallback() {
        let session = start("/authorize")
        wait(until: { !self.addresses.isEmpty })
        XCTAssertEqual(addresses, [URL(string: "shop://signed-in?code=7")])
        XCTAssertEqual(codes, [nil])
        screen.wait(1)
        XCTAssertNil(controller.presentedViewController)
        session.cancel()
        XCTAssertEqual(addresses.count, 1)
    }

    /// The person gives up.
    func testCancel() throws {
        let session = start("/page")
        screen.wait(1)
        XCTAssertTrue(screen.shows("127.0.0.1"))
        try screen.tap("Cancel")
        screen.wait(1)
        XCTAssertEqual(codes, [.canceledLogin])
        XCTAssertNil(controller.presentedViewController)
        withExtendedLifetime(session) {}
    }

    /// The bar's title can be read over a white page in the dark style.
    func testBarOverPage() {
        screen.window.overrideUserInterfaceStyle = .dark
        let session = start("/page")
        screen.wait(1)
        let bar = (controller.presentedViewController as? UINavigationController)?.navigationBar
        let point = bar?.convert(CGPoint(x: 200, y: 6), to: nil) ?? .zero
        var red: CGFloat = 1
        screen.color(at: point)?.getRed(&red, green: nil, blue: nil, alpha: nil)
        XCTAssertLessThan(red, 0.3)
        session.cancel()
    }

    /// The app gives up.
    func testCancelByApp() {
        let session = start("/page")
        screen.wait(1)
        session.cancel()
        session.cancel()
        screen.wait(1)
        XCTAssertEqual(codes, [.canceledLogin])
        XCTAssertNil(controller.presentedViewController)
    }
}

/// Says over which window a page stands.
@MainActor
private final class Anchor: NSObject, ASWebAuthenticationPresentationContextProviding {
    private let window: UIWindow
    init(_ window: UIWindow) { self.window = window }
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor { window }
}
