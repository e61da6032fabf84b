import Foundation
import UniformTypeIdentifiers

/// A folder in which the user chooses.
struct DocumentFolder: Sendable {
    struct Entry: Hashable, Sendable {
        let url: URL
        let isFolder: Bool
        /// In bytes.
        let size: Int
        let date: Date?
    }

    /// More are not shown.
    private static let limit = 10_000

    let url: URL
    /// The types that may be chosen; none: no file may.
    let types: [UTType]

    /// The entries of the folder, folders first, in the order of names. A folder that cannot be read is empty.
    func entries() -> [Entry] {
        let keys: Set<URLResourceKey> = [.isDirectoryKey, .fileSizeKey, .contentModificationDateKey]
        let found = try? FileManager.default.contentsOfDirectory(
            at: url, includingPropertiesForKeys: Array(keys), options: .skipsHiddenFiles)
        let entries = (found ?? []).prefix(Self.limit).map { file in
            let values = try? file.resourceValues(forKeys: keys)
            return Entry(
                url: file, isFolder: values?.isDirectory ?? false, size: values?.fileSize ?? 0, date: values?.contentModificationDate)
        }
        return entries.sorted { ($0.isFolder ? 0 : 1, $0.url.lastPathComponent) < ($1.isFolder ? 0 : 1, $1.url.lastPathComponent) }
    }

    /// Returns true if a file may be chosen: by the type that its extension stands for.
    func allows(_ entry: Entry) -> Bool {
        guard !entry.isFolder else { return true }
        let type = UTType(filenameExtension: entry.url.pathExtension) ?? .data
        return types.contains { type.conforms(to: $0) || $0 == .item || $0 == .data }
    }

    /// A copy in the app's folder for files that come and go.
    static func copyForImport(_ file: URL) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Inbox/\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return try put(file, into: folder, removing: false)
    }

    /// Copies or moves a file; where there is one of its name, the new one gets a number.
    static func put(_ file: URL, into folder: URL, removing: Bool) throws -> URL {
        let location = freeLocation(for: file.lastPathComponent, in: folder)
        if removing {
            try FileManager.default.moveItem(at: file, to: location)
        } else {
            try FileManager.default.copyItem(at: file, to: location)
        }
        return location
    }

    private static func freeLocation(for name: String, in folder: URL) -> URL {
        let (stem, fileExtension) = ((name as NSString).deletingPathExtension, (name as NSString).pathExtension)
        var location = folder.appendingPathComponent(name)
        var number = 2
        while FileManager.default.fileExists(atPath: location.path) {
            location = folder.appendingPathComponent("\(stem) \(number)" + (fileExtension.isEmpty ? "" : ".\(fileExtension)"))
            number += 1
        }
        return location
    }
}
