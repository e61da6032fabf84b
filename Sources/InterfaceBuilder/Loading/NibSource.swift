import Foundation

/// Reads a nib in whichever format it is.
enum NibSource {
    /// - Parameter file: the name that messages give the file.
    static func read(_ data: Data, file: String, translations: [String: String] = [:]) throws(DocumentError) -> LoweredDocument {
        let bytes = Array(data)
        if CompiledNib.isCompiled(bytes) { return LoweredDocument(graph: try compiled(bytes, file), warnings: []) }
        return try Lowering.lower(DocumentReader.read(data, file: file), file: file, translations: translations)
    }

    private static func compiled(_ bytes: [UInt8], _ file: String) throws(DocumentError) -> KeyedObjectGraph {
        do throws(CompiledNibError) {
            return try CompiledNib.graph(of: bytes, fileName: file)
        } catch {
            throw DocumentError(file: file, line: nil, problem: .damaged("\(error)"))
        }
    }
}
