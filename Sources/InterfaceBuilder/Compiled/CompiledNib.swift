import Foundation

/// A nib as Interface Builder's compiler leaves it in a bundle: one file, or a folder with one for each range of systems.
// apple: https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/LoadingResources/CocoaNibs/CocoaNibs.html
enum CompiledNib {
    /// More than any nib has; what is larger is not read.
    static let greatestByteCount = 16 << 20

    /// Reads either binary format.
    /// - Parameter translations: texts in the user's language, by `id.property`.
    static func graph(
        of bytes: [UInt8], fileName: String, translations: [String: String] = [:]
    ) throws(CompiledNibError) -> KeyedObjectGraph {
        guard bytes.count <= greatestByteCount else { throw CompiledNibError(.tooManyBytes(bytes.count), at: 0) }
        if bytes.starts(with: NibArchive.signature) {
            let objects = try NibArchive(bytes).storedObjects()
            return try CompiledNibGraph.make(of: objects, root: 0, fileName: fileName, translations: translations)
        }
        if bytes.starts(with: BinaryPropertyList.signature) {
            let archive = try KeyedArchive(BinaryPropertyList(bytes))
            return try CompiledNibGraph.make(of: archive.objects, root: archive.root, fileName: fileName, translations: translations)
        }
        throw CompiledNibError(.unknownFormat, at: 0)
    }

    /// Returns true if a file's first bytes are those of a compiled nib.
    static func isCompiled(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: NibArchive.signature) || bytes.starts(with: BinaryPropertyList.signature)
    }

    /// The file to read for a nib at a path: itself, or what a folder holds for the newest system.
    static func file(at url: URL) -> URL? {
        let manager = FileManager.default
        var isFolder: ObjCBool = false
        guard manager.fileExists(atPath: url.path, isDirectory: &isFolder) else { return nil }
        guard isFolder.boolValue else { return url }
        let names = (try? manager.contentsOfDirectory(atPath: url.path)) ?? []
        let newest = names.compactMap { name in version(ofFile: name).map { (name, $0) } }.max { $0.1 < $1.1 }?.0
        let chosen = newest ?? names.first { $0 == "runtime.nib" } ?? names.first { $0 == "keyedobjects.nib" }
        return chosen.map { url.appendingPathComponent($0) }
    }

    /// 13 for `objects-13.0+.nib`.
    private static func version(ofFile name: String) -> Double? {
        guard name.hasPrefix("objects-"), name.hasSuffix("+.nib") else { return nil }
        return Double(name.dropFirst("objects-".count).dropLast("+.nib".count))
    }
}
