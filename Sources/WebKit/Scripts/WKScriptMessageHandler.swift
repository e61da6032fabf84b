public import Foundation

/// Is notified of messages that scripts post with `window.webkit.messageHandlers.NAME.postMessage(…)`.
// apple: https://developer.apple.com/documentation/webkit/wkscriptmessagehandler
@preconcurrency @MainActor @objc public protocol WKScriptMessageHandler: NSObjectProtocol {
    /// A script has posted a message.
    @objc(userContentController:didReceiveScriptMessage:)
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Answers messages; to the script its answer is a promise.
// apple: https://developer.apple.com/documentation/webkit/wkscriptmessagehandlerwithreply
@preconcurrency @MainActor @objc public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
    /// A script has posted a message.
    /// - Parameter replyHandler: takes a value, or the text of an error; to be called exactly once.
    @preconcurrency @objc(userContentController:didReceiveScriptMessage:replyHandler:)
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void)
}
