import CoreGraphics

/// The words of one line, taken one after the other as the command wants them.
struct DriveWords {
    private var rest: ArraySlice<DriveWord>

    init(_ words: [DriveWord]) {
        rest = words[...]
    }

    var isEmpty: Bool { rest.isEmpty }

    mutating func takeWord() -> DriveWord? { rest.popFirst() }

    /// Takes the next word if it is this bare one.
    mutating func take(_ keyword: String) -> Bool {
        guard rest.first == .bare(keyword) else { return false }
        rest.removeFirst()
        return true
    }

    mutating func text(_ what: String) throws(DriveSyntaxError) -> String {
        guard let word = rest.popFirst() else { throw DriveSyntaxError("\(what) is missing") }
        return word.text
    }

    /// A text that must be in quotes, so that a number is never taken for a name by mistake.
    mutating func quoted(_ what: String) throws(DriveSyntaxError) -> String {
        guard case .quoted(let text)? = rest.popFirst() else { throw DriveSyntaxError("\(what) is missing; write it in quotes") }
        return text
    }

    mutating func number(_ what: String) throws(DriveSyntaxError) -> Double {
        let text = try text(what)
        guard let number = Double(text), number.isFinite else { throw DriveSyntaxError("\(what) is no number: \"\(text)\"") }
        return number
    }

    /// A length of time; none is negative, or so long that the script would never end.
    mutating func seconds(_ what: String, atMost limit: Double = 3600) throws(DriveSyntaxError) -> Double {
        let seconds = try number(what)
        guard seconds >= 0 else { throw DriveSyntaxError("\(what) is negative: \(seconds)") }
        guard seconds <= limit else { throw DriveSyntaxError("\(what) is longer than \(Int(limit)) s: \(seconds)") }
        return seconds
    }

    /// A turn of a wheel that a hand could make.
    mutating func notches(_ what: String) throws(DriveSyntaxError) -> Double {
        let number = try number(what)
        guard abs(number) <= 1000 else { throw DriveSyntaxError("\(what) is more than 1000 notches: \(number)") }
        return number
    }

    mutating func target() throws(DriveSyntaxError) -> DriveTarget {
        switch rest.first {
        case .quoted(let name)?:
            rest.removeFirst()
            return .named(name)
        case .bare?: return .point(CGPoint(x: try number("x"), y: try number("y")))
        case nil: throw DriveSyntaxError("a target is missing: a view's name in quotes, or x and y in points")
        }
    }

    mutating func direction() throws(DriveSyntaxError) -> DriveDirection {
        let text = try text("a direction")
        guard let direction = DriveDirection(rawValue: text) else {
            let known = DriveDirection.allCases.map(\.rawValue).joined(separator: ", ")
            throw DriveSyntaxError("unknown direction \"\(text)\"; known are \(known)")
        }
        return direction
    }

    mutating func appearance() throws(DriveSyntaxError) -> DriveAppearance {
        let text = try text("light or dark")
        guard let appearance = DriveAppearance(rawValue: text) else {
            throw DriveSyntaxError("unknown appearance \"\(text)\"; known are light, dark")
        }
        return appearance
    }

    /// One of the words of a list.
    mutating func choice<Choice: RawRepresentable & CaseIterable>(_ what: String) throws(DriveSyntaxError) -> Choice
    where Choice.RawValue == String {
        let text = try text(what)
        guard let choice = Choice(rawValue: text) else {
            let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
            throw DriveSyntaxError("\(what) is none of \(known): \"\(text)\"")
        }
        return choice
    }

    /// A whole number that is not absurd.
    mutating func steps(_ what: String) throws(DriveSyntaxError) -> Int {
        let text = try text(what)
        guard let number = Int(text), (-100...100).contains(number) else {
            throw DriveSyntaxError("\(what) is no whole number from -100 to 100: \"\(text)\"")
        }
        return number
    }

    func end() throws(DriveSyntaxError) {
        if let word = rest.first { throw DriveSyntaxError("unexpected \"\(word.text)\" at the end of the command") }
    }
}
