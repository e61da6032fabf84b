import Foundation

extension ModuleIndex {
    /// The extension of an index file's name; the file is beside the module's `.swiftmodule`.
    public static let fileExtension = "forasteroindex"

    /// Reads an index file. A damaged file, or one of another version of the translator, is an error, never a crash.
    public static func read(path: String) throws(ModuleIndexError) -> ModuleIndex {
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
        } catch {
            throw .unreadable(path: path, reason: error.localizedDescription)
        }
        return try IndexReader.decode([UInt8](data), path: path)
    }

    /// Writes the index, in one step, unless the file already says the same.
    public func write(path: String) throws(ModuleIndexError) {
        let data = Data(IndexWriter.encode(self))
        if let old = FileManager.default.contents(atPath: path), old == data { return }
        do {
            try data.write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw .unwritable(path: path, reason: error.localizedDescription)
        }
    }
}
