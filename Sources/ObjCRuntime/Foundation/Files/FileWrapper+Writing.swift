public import Foundation

extension FileWrapper {
    /// Writes all of it.
    /// - Parameter originalContentsURL: where it was before; makes no difference here.
    // apple: https://developer.apple.com/documentation/foundation/filewrapper/write(to:options:originalcontentsurl:)
    public func write(to url: URL, options: FileWrapper.WritingOptions = [], originalContentsURL: URL?) throws {
        guard options.contains(.atomic) else {
            try write(to: url)
            return update(options, url)
        }
        let beside = url.deletingLastPathComponent().appendingPathComponent(".\(url.lastPathComponent).\(UUID().uuidString)")
        do {
            try write(to: beside)
            if FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
            try FileManager.default.moveItem(at: beside, to: url)
        } catch {
            try? FileManager.default.removeItem(at: beside)
            throw error
        }
        update(options, url)
    }

    private func update(_ options: WritingOptions, _ url: URL) {
        if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
    }

    private func write(to url: URL) throws {
        switch content {
        case .file:
            guard let data = regularFileContents else { throw CocoaError(.fileReadUnknown, userInfo: [NSFilePathErrorKey: url.path]) }
            try data.write(to: url)
        case .link(let target):
            try FileManager.default.createSymbolicLink(at: url, withDestinationURL: target)
        case .folder(let children):
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            for (name, child) in children { try child.write(to: url.appendingPathComponent(name)) }
        }
    }

    /// Reads it again from a URL.
    public func read(from url: URL, options: FileWrapper.ReadingOptions = []) throws {
        let read = try FileWrapper(url: url, options: options)
        (content, fileAttributes) = (read.content, read.fileAttributes)
    }

    /// Returns true if the files at a URL have the same names, sizes and dates as when this was read.
    public func matchesContents(of url: URL) -> Bool {
        guard let there = try? FileWrapper(url: url) else { return false }
        return (fileWrappers?.keys).map(Set.init) == (there.fileWrappers?.keys).map(Set.init)
            && fileAttributes[FileAttributeKey.modificationDate.rawValue] as? Date
                == there.fileAttributes[FileAttributeKey.modificationDate.rawValue] as? Date
    }
}
