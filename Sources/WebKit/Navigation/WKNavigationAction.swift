public import Foundation
@_weakLinked public import FoundationNetworking

/// The request of a page, a person or the application.
// apple: https://developer.apple.com/documentation/webkit/wknavigationaction
@preconcurrency @MainActor @objcMembers open class WKNavigationAction: NSObject {
    /// The request to be loaded.
    public final let request: URLRequest
    /// The frame that has begun it.
    @nonobjc public final let navigationType: WKNavigationType
    /// Where it comes from. The engine does not tell frames apart here: always the main one.
    public final let sourceFrame: WKFrameInfo
    /// Where it is to be shown; nil in a new window. A frame that another address than the one in the page was given counts as the main one.
    public final let targetFrame: WKFrameInfo?
    /// True if it comes from a link that is marked as one of a file (`<a download>`), in the page itself.
    // apple: https://developer.apple.com/documentation/webkit/wknavigationaction/shouldperformdownload
    public final let shouldPerformDownload: Bool
    @nonobjc final let isGesture: Bool
    @nonobjc final let isRedirect: Bool

    init(
        request: URLRequest, type: WKNavigationType, source: WKFrameInfo, target: WKFrameInfo?, isGesture: Bool, isRedirect: Bool,
        shouldPerformDownload: Bool = false
    ) {
        (self.request, navigationType, sourceFrame, targetFrame) = (request, type, source, target)
        (self.isGesture, self.isRedirect, self.shouldPerformDownload) = (isGesture, isRedirect, shouldPerformDownload)
    }
}
