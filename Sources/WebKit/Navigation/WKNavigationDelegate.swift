public import Foundation
@_weakLinked public import FoundationNetworking

/// Is notified of the navigation of a view, and decides on it. All on the main actor.
///
/// A page comes in this order: what is to be loaded is decided on, it begins, what is sent is decided on, it is shown, it has come (MO-144).
// apple: https://developer.apple.com/documentation/webkit/wknavigationdelegate
@preconcurrency @MainActor @objc public protocol WKNavigationDelegate: NSObjectProtocol {
    /// Returns true if something is loaded. The handler has to be called exactly once. Without this method everything is.
    @objc(webView:decidePolicyForNavigationAction:decisionHandler:)
    optional func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)

    /// Says whether something is loaded, and how. Called instead of the shorter one where there is this. What the handler says of
    /// preferences is not regarded.
    @objc(webView:decidePolicyForNavigationAction:preferences:decisionHandler:)
    optional func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
        decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)

    /// Returns true if what a server sends is shown. The handler has to be called exactly once. Without this method all is that can be.
    @objc(webView:decidePolicyForNavigationResponse:decisionHandler:)
    optional func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void)

    /// It has begun.
    @objc(webView:didStartProvisionalNavigation:)
    optional func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)

    /// The server has led to another address.
    @objc(webView:didReceiveServerRedirectForProvisionalNavigation:)
    optional func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)

    /// It has failed before anything came.
    @objc(webView:didFailProvisionalNavigation:withError:)
    optional func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)

    /// The page is there, and is shown while the rest comes.
    @objc(webView:didCommitNavigation:)
    optional func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)

    /// All of the page has come.
    @objc(webView:didFinishNavigation:)
    optional func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)

    /// It has failed after something had come.
    @objc(webView:didFailNavigation:withError:)
    optional func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)

    /// A server wants a name and a password. The handler has to be called exactly once. Certificates are the engine's affair.
    @objc(webView:didReceiveAuthenticationChallenge:completionHandler:)
    optional func webView(
        _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)

    /// What was to be loaded is a download now. Given no delegate here, it is cancelled.
    @objc(webView:navigationAction:didBecomeDownload:)
    optional func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload)

    /// What a server sends is a download now. Given no delegate here, it is cancelled.
    @objc(webView:navigationResponse:didBecomeDownload:)
    optional func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload)

    /// The process of the page has died; it can be loaded again.
    @objc(webViewWebContentProcessDidTerminate:)
    optional func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}
