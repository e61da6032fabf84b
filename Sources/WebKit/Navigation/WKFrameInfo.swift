public import Foundation
@_weakLinked public import FoundationNetworking

/// A frame of a page, as it was when it was notified of.
// apple: https://developer.apple.com/documentation/webkit/wkframeinfo
@preconcurrency @MainActor @objcMembers open class WKFrameInfo: NSObject {
    /// True if it is the page itself rather than a part of it.
    @objc(mainFrame) public final let isMainFrame: Bool
    /// The request of the frame's page.
    public final let request: URLRequest
    /// Where what it shows comes from.
    public final let securityOrigin: WKSecurityOrigin
    /// The view of the page; nil when that has gone.
    public final weak var webView: WKWebView?

    init(isMainFrame: Bool, request: URLRequest, view: WKWebView?) {
        (self.isMainFrame, self.request, webView) = (isMainFrame, request, view)
        securityOrigin = WKSecurityOrigin(request.url)
    }

    convenience init(isMainFrame: Bool, url: URL?, view: WKWebView?) {
        // A page without an address has no origin.
        self.init(
            isMainFrame: isMainFrame, request: URLRequest(url: url ?? URL(string: "about:blank") ?? URL(fileURLWithPath: "/")), view: view)
    }
}
