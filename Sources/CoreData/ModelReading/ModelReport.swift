/// Writes what is wrong with a model to standard error.
enum ModelReport {
    static func say(_ error: ModelFileError) { say(error.description) }

    static func say(_ text: String) {
        FileHandle.standardError.write(Data("CoreData: \(text)\n".utf8))
    }
}
