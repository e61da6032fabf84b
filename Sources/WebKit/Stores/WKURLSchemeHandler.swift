public import Foundation
@_weakLinked public import FoundationNetworking

/// Serves addresses of a scheme to pages.
// apple: https://developer.apple.com/documentation/webkit/wkurlschemehandler
@preconcurrency @MainActor @objc public protocol WKURLSchemeHandler: NSObjectProtocol {
    /// A page wants something.
    @objc(webView:startURLSchemeTask:)
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)

    /// The page does not want it any more: the task must not be used from now on.
    @objc(webView:stopURLSchemeTask:)
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// The request of a page to a handler. It is notified of a response first, then of the data in any number of pieces, then that this was
/// all.
///
/// The page gets everything at once, when it was all.
// apple: https://developer.apple.com/documentation/webkit/wkurlschemetask
@preconcurrency @MainActor @objc public protocol WKURLSchemeTask: NSObjectProtocol {
    /// The request of the page.
    var request: URLRequest { get }

    /// Says what is going to be sent. First, and once.
    @objc(didReceiveResponse:) func didReceive(_ response: URLResponse)
    /// Sends a piece.
    @objc(didReceiveData:) func didReceive(_ data: Data)
    /// That was all.
    func didFinish()
    /// There is nothing, or no more.
    @objc(didFailWithError:) func didFailWithError(_ error: any Error)
}
