package import DesktopServices
import Foundation

/// A folder of pictures: what stands for a photo library here.
///
/// The user's own is the folder `Pictures` of the desktop; the variable `FORASTERO_PICTURES` names another one.
package struct PictureFolder: Sendable {
    private static let extensions: Set<String> = ["png", "jpg", "jpeg", "gif", "webp", "bmp", "tif", "tiff", "heic"]
    /// The same as types of media.
    private static let media = ["image/png", "image/jpeg", "image/gif", "image/webp", "image/bmp", "image/tiff", "image/heic"]
    /// More are not listed: a wrong folder may hold anything.
    private static let limit = 20_000

    /// Nil: a folder with nothing in it.
    let url: URL?

    package init(url: URL?) { self.url = url }

    package static var user: PictureFolder { PictureFolder(url: UserFolder.pictures.url) }
    package static let none = PictureFolder(url: nil)

    /// The desktop's dialogue for the pictures in it.
    package func dialogue(allowsMultiple: Bool) -> FileChooser {
        var dialogue = FileChooser(title: allowsMultiple ? "Photos" : "Photo")
        dialogue.allowsMultiple = allowsMultiple
        dialogue.media = Self.media
        dialogue.folder = url.flatMap { FileManager.default.fileExists(atPath: $0.path) ? $0 : nil }
        return dialogue
    }

    /// The pictures in it and in its folders, the newest first. Reads no picture.
    package func pictures() -> [URL] {
        let keys: [URLResourceKey] = [.contentModificationDateKey, .isRegularFileKey]
        let options: FileManager.DirectoryEnumerationOptions = [.skipsHiddenFiles, .skipsPackageDescendants]
        guard let url, let walk = FileManager.default.enumerator(at: url, includingPropertiesForKeys: keys, options: options) else {
            return []
        }
        var found: [(url: URL, date: Date)] = []
        while found.count < Self.limit, let file = walk.nextObject() as? URL {
            guard Self.extensions.contains(file.pathExtension.lowercased()), let values = try? file.resourceValues(forKeys: Set(keys)),
                values.isRegularFile == true
            else { continue }
            found.append((file, values.contentModificationDate ?? .distantPast))
        }
        return found.sorted { ($0.date, $1.url.path) > ($1.date, $0.url.path) }.map(\.url)
    }

    /// Writes a picture into it, under a number that is free.
    func add(_ image: UIImage) throws -> URL {
        guard let url, let data = image.pngData() else { throw CocoaError(.fileWriteUnknown) }
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for number in 1... {
            let file = url.appendingPathComponent(String(format: "IMG_%04d.png", number))
            do {
                try data.write(to: file, options: .withoutOverwriting)
                return file
            } catch let error as CocoaError where error.code == .fileWriteFileExists {
                continue
            }
        }
        throw CocoaError(.fileWriteUnknown)
    }
}
