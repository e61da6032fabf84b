import Foundation

/// The folder in which the site stands. Nothing is written outside of it.
public struct SiteFolder {
    let url: URL

    public init(_ url: URL) { self.url = url.standardizedFileURL }

    /// - Parameter path: from the site's root, without `..`.
    func write(_ path: String, _ text: String) throws {
        try Data(text.utf8).write(to: try place(of: path))
    }

    func copy(_ file: URL, to path: String) throws {
        let target = try place(of: path)
        try? FileManager.default.removeItem(at: target)
        try FileManager.default.copyItem(at: file, to: target)
    }

    private func place(of path: String) throws -> URL {
        let target = url.appendingPathComponent(path).standardizedFileURL
        guard target.path.hasPrefix(url.path + "/") else { throw SiteError("\(path) lies outside of the site.") }
        try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        return target
    }
}
