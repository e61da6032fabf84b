/// A mistake that makes a project unusable, with its position.
package struct ProjectError: Error, Equatable, CustomStringConvertible {
    package let file: String?
    package let line: Int?
    package let message: String
    /// The remedy; nil where the message says so itself.
    package let remedy: String?

    package init(_ message: String, file: String? = nil, line: Int? = nil, remedy: String? = nil) {
        self.message = message
        self.file = file
        self.line = line
        self.remedy = remedy
    }

    package var description: String { SourcePlace(file: file, line: line).prefix + message }
}

/// Where something stands, as compilers write it.
struct SourcePlace: Equatable {
    var file: String?
    var line: Int?

    var prefix: String {
        guard let file = file.map(PrintableText.of) else { return "" }
        return line.map { "\(file):\($0): " } ?? "\(file): "
    }
}
