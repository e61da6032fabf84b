public import Foundation

/// The value that a script has posted.
// apple: https://developer.apple.com/documentation/webkit/wkscriptmessage
@preconcurrency @MainActor @objcMembers open class WKScriptMessage: NSObject {
    /// A number, a text, a date's text, an array, a dictionary, or `NSNull`.
    public final let body: Any
    /// Of the handler.
    public final let name: String
    /// The view of the page; nil when that has gone.
    public final weak var webView: WKWebView?
    /// The engine does not tell frames apart here: always the main one.
    public final let frameInfo: WKFrameInfo
    /// The world of the script.
    public final let world: WKContentWorld

    init(body: Any, name: String, view: WKWebView, frame: WKFrameInfo, world: WKContentWorld) {
        (self.body, self.name, webView, frameInfo, self.world) = (body, name, view, frame, world)
    }
}
