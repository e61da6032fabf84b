public import Foundation

extension FileManager {
    /// `urls(for:in:)` in translated code: the container's folder for a purpose. Only the user's domain has any; most may not exist yet.
    // apple: https://developer.apple.com/documentation/foundation/filemanager/urls(for:in:)
    public func _objcURLs(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] {
        guard domainMask.contains(.userDomainMask), let folder = PreparedContainer.shared.folder(for: directory) else { return [] }
        return [URL(fileURLWithPath: folder, isDirectory: true)]
    }

    /// `url(for:in:appropriateFor:create:)` in translated code.
    ///
    /// - Parameters:
    ///   - url: looked at for `.itemReplacementDirectory` only, which always is a new folder in `tmp`.
    ///   - shouldCreate: whether the folder is made if it does not exist.
    /// - Throws: `CocoaError.fileNoSuchFile` for a purpose that has no folder here, and what making the folder throws.
    // apple: https://developer.apple.com/documentation/foundation/filemanager/url(for:in:appropriatefor:create:)
    public func _objcURL(
        for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?, create shouldCreate: Bool
    ) throws -> URL {
        if directory == .itemReplacementDirectory { return try makeReplacementFolder() }
        guard let folder = _objcURLs(for: directory, in: domain).first else { throw CocoaError(.fileNoSuchFile) }
        if shouldCreate { try createDirectory(at: folder, withIntermediateDirectories: true) }
        return folder
    }

    /// `temporaryDirectory` in translated code: the container's `tmp`.
    // apple: https://developer.apple.com/documentation/foundation/filemanager/temporarydirectory
    public var _objcTemporaryDirectory: URL { ._objcTemporaryDirectory }

    private func makeReplacementFolder() throws -> URL {
        let folder = URL._objcTemporaryDirectory.appendingPathComponent("Replacement-" + UUID().uuidString, isDirectory: true)
        try createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}
