public import Foundation

/// A page that one can go back or forward to.
// apple: https://developer.apple.com/documentation/webkit/wkbackforwardlistitem
@preconcurrency @MainActor @objcMembers open class WKBackForwardListItem: NSObject {
    /// Where the page is.
    @objc(URL) public final let url: URL
    /// The title of the page; nil for one without a title.
    public final let title: String?
    /// The address that was asked for, before a server led elsewhere.
    public final let initialURL: URL

    init(url: URL, title: String?, initialURL: URL) { (self.url, self.title, self.initialURL) = (url, title, initialURL) }
}
