/// Why a file cannot be read as a document of Interface Builder.
struct DocumentError: Error, CustomStringConvertible {
    enum Problem: Error, Equatable {
        case unreadable(String)
        /// By its name, if that is known.
        case encoding(String?)
        case noAccess
        case tooLarge
        case tooDeep
        case tooManyElements
        case tooManyAttributes
        case declaresEntities
        case notADocument(root: String)
        case otherPlatform(String)
        case noObjects
        case noScenes
        case damaged(String)
    }
    var file: String
    /// Counted from 1; nil where the whole file is meant.
    var line: Int?
    var problem: Problem

    var description: String { "\(file)\(line.map { ":\($0)" } ?? ""): \(text)" }

    private var text: String {
        switch problem {
        case .unreadable(let reason): "The file is not well-formed XML (\(reason)). Open it in an editor and repair this line."
        case .encoding(let name):
            """
            The file is not in UTF-8, which Interface Builder writes\(name.map { ", but in \($0)" } ?? ""). Save it in that encoding, or \
            again in Interface Builder.
            """
        case .noAccess: "The file cannot be opened. Let the user who runs the app read it."
        case .tooLarge: "The file is larger than \(DocumentLimits.bytes >> 20) MB. Split it into several documents."
        case .tooDeep: "Elements are nested more than \(DocumentLimits.depth) deep. Take some of the views out into another document."
        case .tooManyElements: "There are more than \(DocumentLimits.elements) elements. Split the document."
        case .tooManyAttributes:
            "An element has more than \(DocumentLimits.attributes) attributes. Save the document again in Interface Builder."
        case .declaresEntities: "The file declares entities, which no document of Interface Builder does. Take the DOCTYPE out."
        case .notADocument(let root): "The file begins with <\(root)>, so it is no document of Interface Builder."
        case .otherPlatform(let type): "The document is of type \(type). Only documents for iOS can be loaded."
        case .noObjects: "The <document> has no <objects>. Save it again in Interface Builder."
        case .noScenes: "The <document> has no <scenes>. Save it again in Interface Builder."
        case .damaged(let reason): "The compiled document is damaged (\(reason)). Build it again."
        }
    }
}

/// How much a document may ask for; what is beyond is refused before it costs memory.
enum DocumentLimits {
    static let bytes = 32 << 20
    static let depth = 200
    static let elements = 500_000
    /// Of one element.
    static let attributes = 250
}
