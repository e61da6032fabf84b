public import Foundation

/// Shows what scripts of pages want to show.
// apple: https://developer.apple.com/documentation/webkit/wkuidelegate
@preconcurrency @MainActor @objc public protocol WKUIDelegate: NSObjectProtocol {
    /// A page opens a window. The view that is returned has to be made with the configuration that is given; it is loaded by the engine.
    /// Nil, or no such method: no window opens.
    @objc(webView:createWebViewWithConfiguration:forNavigationAction:windowFeatures:)
    optional func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction,
        windowFeatures: WKWindowFeatures
    ) -> WKWebView?

    /// A page closes its window.
    @objc(webViewDidClose:)
    optional func webViewDidClose(_ webView: WKWebView)

    /// A script shows an alert, and waits until the handler is called, exactly once.
    @objc(webView:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:)
    optional func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping () -> Void)

    /// A script asks yes or no, and waits until the handler is called, exactly once. Without this method the answer is no.
    @objc(webView:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:)
    optional func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping (Bool) -> Void)

    /// A script asks for text, and waits until the handler is called, exactly once. Without this method there is no answer.
    @objc(webView:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:)
    optional func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping (String?) -> Void)
}
