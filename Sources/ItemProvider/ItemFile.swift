import Foundation

/// Files that item providers hand out: each in a folder of its own, so that it keeps its name.
enum ItemFile {
    static func copy(of file: URL) throws -> URL {
        let copy = try folder().appendingPathComponent(file.lastPathComponent)
        try FileManager.default.copyItem(at: file, to: copy)
        return copy
    }

    static func file(of data: Data, named name: String, fileExtension: String?) throws -> URL {
        // A name is somebody else's text: it must not lead out of the folder.
        let name = name.replacingOccurrences(of: "/", with: ":")
        var file = try folder().appendingPathComponent(name.isEmpty ? "item" : name)
        if let fileExtension { file.appendPathExtension(fileExtension) }
        try data.write(to: file)
        return file
    }

    private static func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("items/\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}
