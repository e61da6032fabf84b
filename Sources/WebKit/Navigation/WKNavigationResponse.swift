public import Foundation
@_weakLinked public import FoundationNetworking

/// The response of a server.
// apple: https://developer.apple.com/documentation/webkit/wknavigationresponse
@preconcurrency @MainActor @objcMembers open class WKNavigationResponse: NSObject {
    /// The response of the server.
    public final let response: URLResponse
    /// True if it is the page itself rather than a part of it.
    @objc(forMainFrame) public final let isForMainFrame: Bool
    /// True if the engine shows its type.
    public final let canShowMIMEType: Bool

    init(response: URLResponse, isForMainFrame: Bool, canShowMIMEType: Bool) {
        (self.response, self.isForMainFrame, self.canShowMIMEType) = (response, isForMainFrame, canShowMIMEType)
    }
}
