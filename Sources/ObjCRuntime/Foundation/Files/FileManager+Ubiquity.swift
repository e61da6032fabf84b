public import Foundation

// Files that follow the user from device to device: there are none here, as where nobody has signed in.
extension FileManager {
    /// Where such files would be: nil.
    // apple: https://developer.apple.com/documentation/foundation/filemanager/url(forubiquitycontaineridentifier:)
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
    /// Who has signed in: nobody.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
    /// Returns true if a file is one of them: no.
    public func isUbiquitousItem(at url: URL) -> Bool { false }
    /// Would make a file one of them.
    /// - Throws: that it is not supported, always.
    public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws { throw Self.noUbiquity(url) }
    /// Throws that it is not supported, always.
    public func startDownloadingUbiquitousItem(at url: URL) throws { throw Self.noUbiquity(url) }
    /// Throws that it is not supported, always.
    public func evictUbiquitousItem(at url: URL) throws { throw Self.noUbiquity(url) }

    private static func noUbiquity(_ url: URL) -> CocoaError {
        CocoaError(.featureUnsupported, userInfo: [NSFilePathErrorKey: url.path])
    }
}
