import WebKit
import XCTest

/// Records the calls of a delegate, and lets a test wait for it.
@MainActor
final class Listener: NSObject, WKNavigationDelegate {
    /// How long the engine's processes may take for anything, in seconds.
    static let patience: TimeInterval = 60

    private(set) var heard: [String] = []
    private(set) var errors: [NSError] = []
    private(set) var navigations: [WKNavigation?] = []
    var actions: [WKNavigationAction] = []
    var responses: [WKNavigationResponse] = []
    var actionPolicy: (WKNavigationAction) -> WKNavigationActionPolicy = { _ in .allow }
    var responsePolicy: (WKNavigationResponse) -> WKNavigationResponsePolicy = { $0.canShowMIMEType ? .allow : .cancel }
    /// What navigations have become, and of which.
    private(set) var downloads: [WKDownload] = []
    private(set) var actionDownloads: [WKNavigationAction] = []
    private(set) var responseDownloads: [WKNavigationResponse] = []
    var becomes: (WKDownload) -> Void = { _ in }
    private var waiting: (String, XCTestExpectation)?

    /// Turns the run loop until a further call comes.
    func wait(for event: String, in test: XCTestCase, file: StaticString = #filePath, line: UInt = #line) {
        if let index = heard.firstIndex(of: event) { return heard.removeSubrange(...index) }
        let expectation = test.expectation(description: event)
        waiting = (event, expectation)
        test.wait(for: [expectation], timeout: Listener.patience)
        waiting = nil
        if let index = heard.firstIndex(of: event) {
            heard.removeSubrange(...index)
        } else {
            XCTFail("heard \(heard)", file: file, line: line)
        }
    }

    func forget() { (heard, errors, navigations) = ([], [], []) }

    func note(_ event: String) {
        heard.append(event)
        if waiting?.0 == event { waiting?.1.fulfill() }
    }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
        actions.append(navigationAction)
        note("action")
        decisionHandler(actionPolicy(navigationAction))
    }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
    ) {
        responses.append(navigationResponse)
        note("response")
        decisionHandler(responsePolicy(navigationResponse))
    }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
        navigations.append(navigation)
        note("start")
    }

    func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!) { note("redirect") }

    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {
        navigations.append(navigation)
        errors.append(error as NSError)
        note("fail early")
    }

    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { note("commit") }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        navigations.append(navigation)
        note("finish")
    }

    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
        errors.append(error as NSError)
        note("fail")
    }

    func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload) {
        actionDownloads.append(navigationAction)
        downloads.append(download)
        becomes(download)
    }

    func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload) {
        responseDownloads.append(navigationResponse)
        downloads.append(download)
        becomes(download)
    }

    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { note("terminated") }
}
