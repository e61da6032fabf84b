import Foundation

/// Reads a nib in whichever format it is.
enum NibSource {
    /// - Parameters:
    ///   - file: the name that messages give the file.
    ///   - module: that of the target that the file belongs to; nil for the app's.
    static func read(
        _ data: some Collection<UInt8>, file: String, translations: [String: String] = [:], module: String? = nil,
        sizeClasses: SizeClasses = .phone
    ) throws(DocumentError) -> LoweredDocument {
        let bytes = (data as? Data).map { copy($0) } ?? [UInt8](data)
        if CompiledNib.isCompiled(bytes) { return try compiled(bytes, file: file, translations) }
        let document = TargetModule.resolve(try DocumentReader.read(bytes, file: file), module: module)
        return try Lowering.lower(document, file: file, translations: translations, sizeClasses: sizeClasses)
    }

    // optimization: an array takes the bytes out of data one by one.
    private static func copy(_ data: Data) -> [UInt8] {
        data.withUnsafeBytes { source in
            [UInt8](unsafeUninitializedCapacity: source.count) { target, count in
                UnsafeMutableRawBufferPointer(target).copyMemory(from: source)
                count = source.count
            }
        }
    }

    private static func compiled(
        _ bytes: [UInt8], file: String, _ translations: [String: String]
    ) throws(DocumentError) -> LoweredDocument {
        do throws(CompiledNibError) {
            return LoweredDocument(graph: try CompiledNib.graph(of: bytes, fileName: file, translations: translations), warnings: [])
        } catch {
            throw DocumentError(file: file, line: nil, problem: .damaged("\(error)"))
        }
    }
}
