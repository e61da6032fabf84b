import WebKit
import XCTest

@MainActor
final class UIDelegateTests: WebViewCase {
    private final class Answerer: NSObject, WKUIDelegate {
        var asked: [String] = []
        var opened: WKWebView?
        var opensWindows = true
        func webView(
            _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
            completionHandler: @escaping () -> Void
        ) {
            asked.append("alert \(message)")
            completionHandler()
        }
        func webView(
            _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
            completionHandler: @escaping (Bool) -> Void
        ) {
            asked.append("confirm \(message)")
            completionHandler(message == "yes")
        }
        func webView(
            _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
            initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (String?) -> Void
        ) {
            asked.append("prompt \(prompt) \(defaultText ?? "-")")
            completionHandler(prompt == "none" ? nil : "answer")
        }
        func webView(
            _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction,
            windowFeatures: WKWindowFeatures
        ) -> WKWebView? {
            asked.append("open \(navigationAction.request.url?.path ?? "-")")
            guard opensWindows else { return nil }
            opened = WKWebView(frame: webView.bounds, configuration: configuration)
            opened?.uiDelegate = self
            return opened
        }
        func webViewDidClose(_ webView: WKWebView) { asked.append("closed \(webView === opened)") }
    }

    /// MO-16: what scripts ask goes to the delegate, and its answers to the scripts.
    func testDialogs() {
        let answerer = Answerer()
        show("<p>text")
        XCTAssertEqual(value("alert('a'), confirm('yes')") as? Bool, false)
        XCTAssert(value("prompt('x')") is NSNull)
        view.uiDelegate = answerer
        let script = "[alert('a'), confirm('yes'), confirm('no'), prompt('p', 'd'), prompt('none')].map(x => x === undefined ? 0 : x)"
        XCTAssertEqual(value(script) as? NSArray, [0, true, false, "answer", NSNull()])
        XCTAssertEqual(answerer.asked, ["alert a", "confirm yes", "confirm no", "prompt p d", "prompt none "])
    }

    /// MO-16: a page opens a window if the delegate lets it, writes into it, and closes it.
    func testWindows() {
        let answerer = Answerer()
        let configuration = WKWebViewConfiguration()
        configuration.preferences.javaScriptCanOpenWindowsAutomatically = true
        makeView(configuration)
        view.uiDelegate = answerer
        show("<p>text")
        XCTAssertEqual(value("var other = open('/other'); other !== null") as? Bool, true)
        XCTAssertEqual(answerer.asked, ["open /other"])
        _ = value("other.close()")
        wait(until: { answerer.asked.last == "closed true" })
        answerer.opensWindows = false
        XCTAssertEqual(value("open('/third') === null") as? Bool, true)
        view.uiDelegate = nil
        XCTAssertEqual(value("open('/fourth') === null") as? Bool, true)
    }
}
