public import Foundation
@_weakLinked import FoundationNetworking
public import UIKit

/// Says where the page of a session stands.
// apple: https://developer.apple.com/documentation/authenticationservices/aswebauthenticationpresentationcontextproviding
@preconcurrency @MainActor public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    /// The window.
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Lets somebody sign in on a page of a service, and hands the app the address that the service goes on to.
///
/// The page is in a sheet over the app, in a web view with memory of its own. Once it goes to an address with the callback's scheme the sheet goes
/// away and the handler gets that address; the address is not loaded. The handler is called exactly once, on the main thread.
// apple: https://developer.apple.com/documentation/authenticationservices/aswebauthenticationsession
@preconcurrency @MainActor @objcMembers open class ASWebAuthenticationSession: NSObject {
    /// Called with the address, or with an ``ASWebAuthenticationSessionError``.
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void

    /// Which addresses end a session.
    // apple: https://developer.apple.com/documentation/authenticationservices/aswebauthenticationsession/callback
    @MainActor public struct Callback: Sendable {
        private let matches: @Sendable (URL) -> Bool

        /// Those of a scheme of the app's own.
        public nonisolated static func customScheme(_ customScheme: String) -> Callback {
            Callback { $0.scheme?.caseInsensitiveCompare(customScheme) == .orderedSame }
        }
        /// Those of a page that the app is associated with.
        public nonisolated static func https(host: String, path: String) -> Callback {
            Callback { $0.scheme?.lowercased() == "https" && $0.host?.lowercased() == host.lowercased() && $0.path == path }
        }
        private nonisolated init(_ matches: @escaping @Sendable (URL) -> Bool) { self.matches = matches }

        /// Returns true if an address ends the session.
        public nonisolated func matchesURL(_ url: URL) -> Bool { matches(url) }
    }

    private enum State { case new, started, ended }

    private let url: URL
    private let callback: Callback?
    private var completionHandler: CompletionHandler?
    private var state = State.new
    private var page: SignInPage?

    /// - Parameters:
    ///   - URL: the service's page, of the scheme http or https.
    ///   - callback: which addresses end the session.
    @nonobjc public init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
        url = URL
        self.callback = callback
        self.completionHandler = completionHandler
    }

    /// - Parameters:
    ///   - URL: the service's page, of the scheme http or https.
    ///   - callbackURLScheme: the scheme, without a colon, of addresses that end the session; nil for none.
    @nonobjc public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        url = URL
        callback = callbackURLScheme.map { .customScheme($0) }
        self.completionHandler = completionHandler
    }

    /// Says over which window the page stands; to be set before the session starts. Not kept alive. Default: nil.
    @nonobjc open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    /// True for a page that knows nothing of earlier sessions and leaves nothing for later ones. Default: false.
    open var prefersEphemeralWebBrowserSession = false
    /// Header fields of the first request. Default: nil.
    open var additionalHeaderFields: [String: String]?
    /// True until the session has started.
    open var canStart: Bool { state == .new && presentationContextProvider != nil }

    /// Shows the page.
    /// - Returns: False if the session cannot start: it has started before, or has no window; the handler is notified of the latter.
    @discardableResult
    open func start() -> Bool {
        guard state == .new else { return false }
        state = .started
        guard let presentationContextProvider else { return fail(.presentationContextNotProvided) }
        let window = presentationContextProvider.presentationAnchor(for: self)
        guard let presenter = window.rootViewController?.topmostPresented, window.windowScene != nil else {
            return fail(.presentationContextInvalid)
        }
        var request = URLRequest(url: url)
        for (field, value) in additionalHeaderFields ?? [:] { request.setValue(value, forHTTPHeaderField: field) }
        let page = SignInPage(request, keepsNothing: prefersEphemeralWebBrowserSession, callback: callback)
        // The session lives as long as its page is shown.
        page.didEnd = { url in self.end(url, url == nil ? ASWebAuthenticationSessionError(.canceledLogin) : nil) }
        self.page = page
        presenter.present(page.sheet(), animated: true)
        return true
    }

    /// Takes the page away. The handler gets ``ASWebAuthenticationSessionError/canceledLogin``.
    open func cancel() {
        guard state == .started else { return }
        page?.dismissSheet()
        end(nil, ASWebAuthenticationSessionError(.canceledLogin))
    }

    private func fail(_ code: ASWebAuthenticationSessionError.Code) -> Bool {
        DispatchQueue.main.async { MainActor.assumeIsolated { self.end(nil, ASWebAuthenticationSessionError(code)) } }
        return false
    }

    private func end(_ url: URL?, _ error: (any Error)?) {
        guard state == .started else { return }
        state = .ended
        page?.didEnd = nil
        page = nil
        let handler = completionHandler
        completionHandler = nil
        handler?(url, error)
    }
}

extension UIViewController {
    /// The controller that something new is to be presented over.
    fileprivate var topmostPresented: UIViewController {
        var top = self
        while let next = top.presentedViewController, !next.isBeingDismissed { top = next }
        return top
    }
}
