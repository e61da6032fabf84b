import Foundation

/// A folder that lives as long as the value.
final class TemporaryFolder: Sendable {
    let path: String

    init() {
        var template = Array((FileManager.default.temporaryDirectory.path + "/forastero-tests-XXXXXX").utf8CString)
        guard let made = mkdtemp(&template) else { fatalError("no folder can be made in \(NSTemporaryDirectory())") }
        path = String(cString: made)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Writes a file, with the folders it needs.
    @discardableResult
    func write(_ text: String, to name: String, executable: Bool = false) -> String {
        let file = path + "/" + name
        try? FileManager.default.createDirectory(atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        _ = FileManager.default.createFile(
            atPath: file, contents: Data(text.utf8), attributes: [.posixPermissions: executable ? 0o755 : 0o644])
        return file
    }

    func read(_ name: String) -> String? {
        FileManager.default.contents(atPath: path + "/" + name).map { String(decoding: $0, as: UTF8.self) }
    }
}
