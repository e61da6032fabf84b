import Foundation

/// Reads a nib in whichever format it is.
enum NibSource {
    /// - Parameter file: the name that messages give the file.
    static func read(_ data: Data, file: String, translations: [String: String] = [:]) throws(DocumentError) -> LoweredDocument {
        try Lowering.lower(DocumentReader.read(data, file: file), file: file, translations: translations)
    }
}
