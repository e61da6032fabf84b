public import Foundation

/// Where a page comes from, as far as it decides what the page may do.
// apple: https://developer.apple.com/documentation/webkit/wksecurityorigin
@preconcurrency @MainActor @objcMembers open class WKSecurityOrigin: NSObject {
    /// The scheme of the address, in small letters.
    @objc(protocol) public final let `protocol`: String
    /// The host; empty for files and pages of text.
    public final let host: String
    /// 0 for the usual one.
    public final let port: Int

    init(_ url: URL?) {
        `protocol` = url?.scheme?.lowercased() ?? ""
        host = url?.host ?? ""
        port = url?.port ?? 0
    }
}
