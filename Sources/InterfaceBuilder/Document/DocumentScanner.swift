/// Reads the parts of an XML text one after another: tags with their attributes, and what stands between them.
///
/// Knows what documents of Interface Builder are made of. Declarations of types, and with them entities of a document's own, are
/// refused, so that time and memory are bounded by the size of the file.
// ad-hoc: Foundation's parser loses some memory with each error, and takes several times as long.
struct DocumentScanner {
    enum Part {
        /// - Parameter isClosed: whether the tag ends in `/>`, and so stands for an element without anything inside.
        case start(name: String, attributes: DocumentAttributes, isClosed: Bool)
        case end(name: String)
        /// - Parameter isSpace: whether there is nothing but white space.
        case text(String, isSpace: Bool)
        case nothing
    }
    typealias Problem = DocumentError.Problem

    private let bytes: UnsafeBufferPointer<UInt8>
    /// What is read next.
    private var place = 0
    private var countedPlace = 0
    private var countedLine = 1
    /// In which the last tag begins.
    private(set) var tagLine = 1
    private var attributes: [(name: String, value: String)] = []

    /// - Parameter bytes: UTF-8 without mistakes.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        if starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
    }

    /// The line that has been reached, counted from 1.
    mutating func reachedLine() -> Int {
        while countedPlace < place {
            if bytes[countedPlace] == .newLine { countedLine += 1 }
            countedPlace += 1
        }
        return countedLine
    }

    /// The next part, with comments and instructions before it left out.
    mutating func next() throws(Problem) -> Part {
        while place < bytes.count {
            guard bytes[place] == .less else { return try text() }
            switch place + 1 < bytes.count ? bytes[place + 1] : 0 {
            case .slash: return try endTag()
            case UInt8(ascii: "?"): try skip(past: "?>")
            case UInt8(ascii: "!"):
                if starts(with: "<![CDATA[".utf8) { return try literalText() }
                if starts(with: "<!DOCTYPE".utf8) { throw .declaresEntities }
                guard starts(with: "<!--".utf8) else { throw .unreadable("<! begins neither a comment nor a text") }
                try skip(past: "-->")
            default: return try startTag()
            }
        }
        return .nothing
    }

    // MARK: Tags

    private mutating func startTag() throws(Problem) -> Part {
        tagLine = reachedLine()
        place += 1
        let name = try name("a tag")
        attributes.removeAll(keepingCapacity: true)
        while true {
            let isApart = skipSpace()
            guard place < bytes.count else { throw .unreadable("the file ends inside the tag <\(name)") }
            switch bytes[place] {
            case .greater:
                place += 1
                return .start(name: name, attributes: DocumentAttributes(attributes), isClosed: false)
            case .slash:
                place += 1
                guard place < bytes.count, bytes[place] == .greater else { throw .unreadable("a slash stands inside the tag <\(name)") }
                place += 1
                return .start(name: name, attributes: DocumentAttributes(attributes), isClosed: true)
            default:
                guard isApart else { throw .unreadable("a space is missing in the tag <\(name)") }
                try readAttribute(of: name)
            }
        }
    }

    private mutating func readAttribute(of element: String) throws(Problem) {
        guard attributes.count < DocumentLimits.attributes else { throw .tooManyAttributes }
        let name = try name("an attribute of <\(element)")
        skipSpace()
        guard place < bytes.count, bytes[place] == UInt8(ascii: "=") else { throw .unreadable("the attribute \(name) has no value") }
        place += 1
        skipSpace()
        let value = try quotedText(of: name)
        for other in attributes where other.name == name { throw .unreadable("the attribute \(name) stands twice in <\(element)") }
        attributes.append((name, value))
    }

    private mutating func endTag() throws(Problem) -> Part {
        tagLine = reachedLine()
        place += 2
        let name = try name("a tag")
        skipSpace()
        guard place < bytes.count, bytes[place] == .greater else { throw .unreadable("the tag </\(name) does not end") }
        place += 1
        return .end(name: name)
    }

    /// - Parameter owner: whose name it is, for messages.
    private mutating func name(_ owner: @autoclosure () -> String) throws(Problem) -> String {
        let start = place
        while place < bytes.count, bytes[place].isNamePart { place += 1 }
        guard place > start, !bytes[start].isNumberOrMark else { throw .unreadable("the name of \(owner()) is missing") }
        return string(start..<place)
    }

    // MARK: Texts

    private mutating func quotedText(of name: String) throws(Problem) -> String {
        guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") || bytes[place] == UInt8(ascii: "'") else {
            throw .unreadable("the value of \(name) has no quotes")
        }
        let quote = bytes[place]
        let start = place + 1
        var isPlain = true
        place = start
        while place < bytes.count, bytes[place] != quote {
            let byte = bytes[place]
            if byte == .less { throw .unreadable("the value of \(name) does not end before the next tag") }
            if byte < .space || byte == .ampersand { isPlain = false }
            place += 1
        }
        guard place < bytes.count else { throw .unreadable("the value of \(name) does not end") }
        defer { place += 1 }
        return isPlain ? string(start..<place) : try DocumentText.decode(bytes, start..<place, isAttribute: true)
    }

    private mutating func text() throws(Problem) -> Part {
        let start = place
        var isPlain = true, isSpace = true
        while place < bytes.count, bytes[place] != .less {
            let byte = bytes[place]
            if byte > .space { isSpace = false }
            if byte == .ampersand || byte < .space && byte != .newLine { isPlain = false }
            place += 1
        }
        if isPlain { return .text(string(start..<place), isSpace: isSpace) }
        return .text(try DocumentText.decode(bytes, start..<place, isAttribute: false), isSpace: isSpace)
    }

    /// A text in which nothing has a meaning but its end.
    private mutating func literalText() throws(Problem) -> Part {
        let start = place + "<![CDATA[".utf8.count
        try skip(past: "]]>")
        return .text(string(start..<max(start, place - 3)), isSpace: false)
    }

    // MARK: Bytes

    private func string(_ range: Range<Int>) -> String { String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self) }

    private func starts(with other: some Collection<UInt8>) -> Bool {
        bytes.count - place >= other.count && other.elementsEqual(bytes[place..<place + other.count])
    }

    /// - Returns: whether there was any.
    @discardableResult
    private mutating func skipSpace() -> Bool {
        let start = place
        while place < bytes.count, bytes[place].isXMLSpace { place += 1 }
        return place > start
    }

    private mutating func skip(past end: String) throws(Problem) {
        let start = place
        while place < bytes.count, !starts(with: end.utf8) { place += 1 }
        guard place < bytes.count else {
            let beginning = String(decoding: bytes[start..<min(start + 4, bytes.count)], as: UTF8.self)
            throw .unreadable("what begins with \(beginning) does not end")
        }
        place += end.utf8.count
    }
}
