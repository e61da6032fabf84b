import Foundation

@testable import CompilerDriver

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
    func write(_ text: String, to name: String) -> String {
        let file = path + "/" + name
        try? FileManager.default.createDirectory(atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        _ = FileManager.default.createFile(atPath: file, contents: Data(text.utf8))
        return file
    }

    /// Writes a program.
    ///
    /// Another process puts it there: had this one ever opened it for writing, a program started by another test at that moment would
    /// still hold it open, and the system would refuse to run it.
    @discardableResult
    func writeProgram(_ text: String, to name: String) throws -> String {
        let source = write(text, to: name + ".text")
        let file = path + "/" + name
        let status = try ChildProcess(path: "/usr/bin/install", arguments: ["-m", "755", source, file]).run()
        guard status == 0 else { throw DriverError("\(file) is not installed", remedy: "see install's message") }
        return file
    }

    func read(_ name: String) -> String? {
        FileManager.default.contents(atPath: path + "/" + name).map { String(decoding: $0, as: UTF8.self) }
    }
}
