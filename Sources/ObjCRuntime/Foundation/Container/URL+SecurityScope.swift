public import Foundation

// An app on this system sees the user's files as they are, so that access need not be asked for; code that does gives up on a false (SV-74).
extension URL {
    /// Asks for access to a file that the user has chosen. It is there already: always true.
    // apple: https://developer.apple.com/documentation/foundation/url/startaccessingsecurityscopedresource()
    @discardableResult
    public func startAccessingSecurityScopedResource() -> Bool { true }
    /// Gives access back. Does nothing.
    public func stopAccessingSecurityScopedResource() {}
}

extension NSURL {
    /// As for ``Foundation/URL``.
    @discardableResult
    public func startAccessingSecurityScopedResource() -> Bool { true }
    /// Does nothing.
    public func stopAccessingSecurityScopedResource() {}
}
