import Foundation
import Testing

/// A folder for files of text, which goes with the test.
final class TextFolder {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "/texts-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The folder as a bundle.
    var bundle: Bundle { get throws { try #require(Bundle(path: path)) } }

    func path(_ name: String) -> String { path + "/" + name }

    func write(_ data: Data, to name: String) throws {
        let folder = (path(name) as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try data.write(to: URL(fileURLWithPath: path(name)))
    }

    func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }
}
