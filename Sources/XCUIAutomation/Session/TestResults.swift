import Foundation

/// The folder where pictures of failures and attachments of tests are kept: one folder for each test.
@MainActor
final class TestResults {
    private let folder: String?
    private var test = ""
    private var counts: [String: Int] = [:]

    init(folder: String? = ProcessInfo.processInfo.environment["FORASTERO_ATTACHMENTS"]) {
        self.folder = folder.flatMap { $0.isEmpty ? nil : $0 }
    }

    func begin(_ test: String) {
        self.test = test
        counts = [:]
    }

    /// Writes a file for the present test; a name that is there already gets a number.
    /// - Returns: the file; nil where nothing is kept, or it cannot be written.
    @discardableResult
    func keep(_ data: Data, name: String, fileExtension: String) -> String? {
        guard let folder else { return nil }
        let directory = URL(fileURLWithPath: folder).appendingPathComponent(Self.fileName(test.isEmpty ? "tests" : test))
        let plain = Self.fileName(name)
        let number = counts[plain, default: 0] + 1
        counts[plain] = number
        let file = directory.appendingPathComponent(plain + (number == 1 ? "" : "-\(number)") + "." + fileExtension)
        do {
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
            try data.write(to: file, options: .atomic)
            return file.path
        } catch {
            FileHandle.standardError.write(Data("\(file.path) cannot be written: \(error.localizedDescription)\n".utf8))
            return nil
        }
    }

    /// A name that leads nowhere else.
    static func fileName(_ name: String) -> String {
        let plain = name.map { $0.isLetter || $0.isNumber || "._- ()".contains($0) ? $0 : "_" }
        let text = String(plain.prefix(100))
        return text.isEmpty || text.hasPrefix(".") ? "_" + text : text
    }
}
