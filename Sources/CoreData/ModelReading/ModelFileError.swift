/// Why a model could not be read.
struct ModelFileError: Error, CustomStringConvertible {
    let path: String
    var line: Int?
    let reason: String

    var description: String { path + (line.map { ":\($0)" } ?? "") + ": " + reason }
}
