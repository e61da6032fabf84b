/// A part of a format.
enum FormatPiece: Equatable {
    /// Text that stands for itself, with `%%` for a percent sign.
    case text(String)
    /// A value, as `%.2f`; `position` counts from 1 where it is named, and `specifier` is without it.
    case value(specifier: String, position: Int?, starCount: Int)
    /// A word that depends on a number, `%#@name@`.
    case variable(name: String, position: Int?)

    /// The parts in their order. A percent sign that begins nothing is text.
    static func pieces(of format: String) -> [FormatPiece] {
        var pieces: [FormatPiece] = []
        var rest = format[...]
        while let percent = rest.firstIndex(of: "%") {
            if percent > rest.startIndex { pieces.append(.text(String(rest[..<percent]))) }
            rest = rest[percent...].dropFirst()
            var reader = FormatSpecifierReader(rest: rest)
            if rest.first == "%" {
                pieces.append(.text("%%"))
                rest.removeFirst()
            } else if let piece = reader.read() {
                pieces.append(piece)
                rest = reader.rest
            } else {
                pieces.append(.text("%%"))
            }
        }
        return rest.isEmpty ? pieces : pieces + [.text(String(rest))]
    }
}

/// Reads what follows a percent sign.
private struct FormatSpecifierReader {
    var rest: Substring
    private var specifier = "%"
    private var starCount = 0

    init(rest: Substring) { self.rest = rest }

    /// Nil if it is no specifier.
    mutating func read() -> FormatPiece? {
        let position = readPosition()
        while let flag = rest.first, "-+ #0'".contains(flag) {
            rest.removeFirst()
            if flag == "#", rest.first == "@" { return readVariable(position) }
            specifier.append(flag)
        }
        readNumber()
        if rest.first == "." {
            specifier.append(rest.removeFirst())
            readNumber()
        }
        while let length = rest.first, "hlqLzjt".contains(length) { specifier.append(rest.removeFirst()) }
        guard let conversion = rest.first, conversion == "@" || conversion.isASCII && conversion.isLetter else { return nil }
        specifier.append(rest.removeFirst())
        return .value(specifier: specifier, position: position, starCount: starCount)
    }

    private mutating func readPosition() -> Int? {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard !digits.isEmpty, rest[digits.endIndex...].first == "$", let position = Int(digits), position > 0 else { return nil }
        rest = rest[digits.endIndex...].dropFirst()
        return position
    }

    private mutating func readNumber() {
        if rest.first == "*" {
            starCount += 1
            specifier.append(rest.removeFirst())
        }
        while let digit = rest.first, digit.isASCII, digit.isNumber { specifier.append(rest.removeFirst()) }
    }

    private mutating func readVariable(_ position: Int?) -> FormatPiece? {
        let name = rest.dropFirst().prefix { $0 != "@" }
        guard name.endIndex < rest.endIndex else { return nil }
        rest = rest[name.endIndex...].dropFirst()
        return .variable(name: String(name), position: position)
    }
}
