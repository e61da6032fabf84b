import Foundation
internal import Synchronization
import UniformTypeIdentifiers

/// Where a document is; asked from several threads.
final class DocumentLocation: Sendable {
    private let current: Mutex<URL>

    init(_ url: URL) { current = Mutex(url) }

    var url: URL {
        get { current.withLock { $0 } }
        set { current.withLock { $0 = newValue } }
    }

    var type: String? { UTType(filenameExtension: url.pathExtension)?.identifier }

    var modificationDate: Date? {
        try? FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate] as? Date
    }

    func isFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
    }
}

/// The contents to write go to another thread; the document gives them away.
struct SentContents: @unchecked Sendable {
    let value: Any
}
