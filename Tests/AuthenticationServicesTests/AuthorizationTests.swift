import Testing
import UIKitTesting

@testable import AuthenticationServices

@MainActor
@Suite struct AuthorizationTests {
    private final class Listener: NSObject, ASAuthorizationControllerDelegate {
        var errors: [ASAuthorizationError.Code?] = []
        func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
            errors.append((error as? ASAuthorizationError)?.code)
        }
    }
    private let root = UIViewController()
    private let screen: TestScreen
    private let listener = Listener()

    init() { screen = TestScreen(showing: root) }

    @Test("MO-28, MO-31: a request for an Apple account fails after the call, in the API's own terms")
    func noAccount() async {
        let request = ASAuthorizationAppleIDProvider().createRequest()
        request.requestedScopes = [.fullName, .email]
        request.nonce = "n"
        let controller = ASAuthorizationController(authorizationRequests: [request, ASAuthorizationPasswordProvider().createRequest()])
        controller.delegate = listener
        controller.performRequests()
        #expect(listener.errors.isEmpty)
        await turn()
        #expect(listener.errors == [.unknown])
        controller.performRequests(options: .preferImmediatelyAvailableCredentials)
        await turn()
        #expect(listener.errors == [.unknown, .canceled])
    }

    @Test("a controller that nobody keeps lives until its delegate is notified")
    func notKept() async {
        weak var kept: ASAuthorizationController?
        do {
            let controller = ASAuthorizationController(authorizationRequests: [ASAuthorizationAppleIDProvider().createRequest()])
            controller.delegate = listener
            controller.performRequests()
            kept = controller
        }
        await turn()
        #expect(listener.errors == [.unknown])
        #expect(kept == nil)
    }

    @Test("requests that were cancelled fail once")
    func cancelled() async {
        let controller = ASAuthorizationController(authorizationRequests: [ASAuthorizationAppleIDProvider().createRequest()])
        controller.delegate = listener
        controller.cancel()
        controller.performRequests()
        controller.cancel()
        await turn()
        #expect(listener.errors == [.canceled])
    }

    @Test("MO-28: nobody is known")
    func states() async throws {
        let provider = ASAuthorizationAppleIDProvider()
        #expect(try await provider.credentialState(forUserID: "somebody") == .notFound)
        let state = await withCheckedContinuation { continuation in
            provider.getCredentialState(forUserID: "somebody") { state, _ in continuation.resume(returning: state) }
        }
        #expect(state == .notFound)
    }

    @Test("a copy of a request asks for the same")
    func copies() throws {
        let request = ASAuthorizationAppleIDProvider().createRequest()
        request.user = "u"
        request.state = "s"
        request.requestedOperation = .operationLogin
        let copy = try #require(request.copy() as? ASAuthorizationAppleIDRequest)
        #expect(copy.user == "u")
        #expect(copy.state == "s")
        #expect(copy.requestedOperation == .operationLogin)
    }

    @Test("a password's credential survives an archive")
    func passwords() throws {
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: ASPasswordCredential(user: "ada", password: "secret"), requiringSecureCoding: true)
        let back = try NSKeyedUnarchiver.unarchivedObject(ofClass: ASPasswordCredential.self, from: data)
        #expect(back?.user == "ada")
        #expect(back?.password == "secret")
    }

    @Test("the button sends its action, and looks as its style says")
    func button() throws {
        var taps = 0
        let button = ASAuthorizationAppleIDButton(type: .continue, style: .whiteOutline)
        button.frame = CGRect(x: 20, y: 100, width: 260, height: 44)
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        root.view.addSubview(button)
        screen.settle()
        try screen.tap("Continue with Apple")
        #expect(taps == 1)
        #expect(button.cornerRadius == 6)
        #expect(button.layer.borderWidth == 1)
        #expect(ASAuthorizationAppleIDButton().backgroundColor == .black)
        #expect(ASAuthorizationAppleIDButton().intrinsicContentSize == CGSize(width: 140, height: 30))
    }

    /// Lets what waits for the main queue run.
    private func turn() async { await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } } }
}
