import Foundation

/// A folder of a test's own, which goes with the object.
public final class TemporaryFolder {
    public let path: String

    /// - Parameter ending: of the folder's name, such as `.bundle`.
    public init(ending: String = "") throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("test-\(UUID().uuidString)\(ending)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The folder as a bundle.
    public var bundle: Bundle {
        get throws {
            guard let bundle = Bundle(path: path) else { throw CocoaError(.fileReadNoSuchFile) }
            return bundle
        }
    }

    /// The path of something in the folder.
    public func path(_ name: String) -> String { path + "/" + name }

    /// Makes a file, and the folders in which it is.
    public func write(_ data: Data, to name: String) throws {
        let url = URL(fileURLWithPath: path(name))
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }

    public func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

    public func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }
}
