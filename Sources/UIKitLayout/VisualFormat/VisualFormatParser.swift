import Foundation

/// Reads a line of the visual format language.
///
///     H:|-[name(>=80@750,==other)]-(8@500)-[other]|
// apple: https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/VisualFormatLanguage.html
struct VisualFormatParser {
    private let characters: [Character]
    private var position = 0

    static func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
        var parser = VisualFormatParser(characters: Array(format))
        return try parser.format()
    }

    private init(characters: [Character]) {
        self.characters = characters
    }

    // MARK: The whole

    private mutating func format() throws(VisualFormatError) -> VisualFormat {
        var format = VisualFormat()
        format.axis = try axis()
        format.parts.append(try part(after: nil))
        while !isAtEnd {
            let connection = try connection()
            let part = try part(after: connection)
            format.parts.append(part)
            if part.isSuperview, !isAtEnd { throw failure("Expected the format to end after the superview") }
        }
        guard format.parts.contains(where: { !$0.isSuperview }) else {
            throw failure("Expected a view. Views are written as [name]")
        }
        return format
    }

    private mutating func axis() throws(VisualFormatError) -> NSLayoutConstraint.Axis {
        skipSpaces()
        guard let letter = next, letter == "H" || letter == "V" else { return .horizontal }
        position += 1
        guard take(":") else {
            throw failure("Expected a ':' after '\(letter)' to specify \(letter == "H" ? "horizontal" : "vertical") arrangement")
        }
        return letter == "H" ? .horizontal : .vertical
    }

    private mutating func part(after connection: VisualFormat.Connection?) throws(VisualFormatError) -> VisualFormat.Part {
        skipSpaces()
        let start = position
        if take("|") { return VisualFormat.Part(subject: .superview, connection: connection, position: start) }
        guard take("[") else { throw failure("Expected a view. Views are written as [name], the superview as |") }
        guard let name = name() else { throw failure("Expected the name of a view") }
        let sizes = take("(") ? try predicates() : []
        guard take("]") else { throw failure("Expected a ']' after the view \(name)") }
        return VisualFormat.Part(subject: .view(name), sizes: sizes, connection: connection, position: start + 1)
    }

    private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
        guard take("-") else { return .flush }
        skipSpaces()
        if next == "[" || next == "|" { return .standard }
        let distances = take("(") ? try predicates() : [try predicate()]
        guard take("-") else { throw failure("Expected a '-' after the distance") }
        return .distances(distances)
    }

    // MARK: Predicates

    /// A list, after its opening parenthesis and with the closing one.
    private mutating func predicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
        var list = [try predicate()]
        while take(",") { list.append(try predicate()) }
        guard take(")") else { throw failure("Expected a ')' to end the list") }
        return list
    }

    private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
        let relation = try relation()
        skipSpaces()
        let start = position
        guard let value = value() else { throw failure("Expected a number or a name") }
        var predicate = VisualFormat.Predicate(relation: relation, value: value, position: start)
        if take("@") {
            guard let priority = self.value() else { throw failure("Expected a priority after '@'") }
            predicate.priority = priority
        }
        return predicate
    }

    private mutating func relation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
        skipSpaces()
        let relation: NSLayoutConstraint.Relation
        switch next {
        case "=": relation = .equal
        case "<": relation = .lessThanOrEqual
        case ">": relation = .greaterThanOrEqual
        default: return .equal
        }
        position += 1
        guard take("=") else { throw failure("Expected '==', '<=' or '>='") }
        return relation
    }

    private mutating func value() -> VisualFormat.Value? {
        if let number = number() { return .number(number) }
        return name().map { .name($0) }
    }

    // MARK: Words

    private mutating func number() -> CGFloat? {
        skipSpaces()
        var end = position
        if end < characters.count, characters[end] == "-" || characters[end] == "+" { end += 1 }
        while end < characters.count, characters[end].isASCII, characters[end].isNumber || characters[end] == "." { end += 1 }
        guard let number = Double(String(characters[position..<end])) else { return nil }
        position = end
        return CGFloat(number)
    }

    private mutating func name() -> String? {
        skipSpaces()
        var end = position
        while end < characters.count, characters[end].isLetter || characters[end] == "_" || end > position && characters[end].isNumber {
            end += 1
        }
        guard end > position else { return nil }
        defer { position = end }
        return String(characters[position..<end])
    }

    private var next: Character? { position < characters.count ? characters[position] : nil }

    private var isAtEnd: Bool { characters[position...].allSatisfy(\.isWhitespace) }

    private mutating func skipSpaces() {
        while next?.isWhitespace == true { position += 1 }
    }

    private mutating func take(_ character: Character) -> Bool {
        skipSpaces()
        guard next == character else { return false }
        position += 1
        return true
    }

    private func failure(_ reason: String) -> VisualFormatError { VisualFormatError(reason: reason, position: position) }
}
