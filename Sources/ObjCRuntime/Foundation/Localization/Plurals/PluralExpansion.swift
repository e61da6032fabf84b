import Foundation

/// Puts the words for its numbers into a format: what is left has plain specifiers only, each with the value that follows in a list.
struct PluralExpansion {
    private(set) var format = ""
    /// The values in the order in which ``format`` asks for them.
    private(set) var arguments: [any CVarArg] = []
    private let given: [any CVarArg]
    private var next = 0

    init(_ format: String, arguments: [any CVarArg]) {
        given = arguments
        add(format, of: nil, at: nil, depth: 0)
    }

    /// - Parameters:
    ///   - entry: whose variables a form may name, too.
    ///   - index: the number that a form was chosen for, which its first specifier writes.
    private mutating func add(_ text: String, of entry: PluralText?, at index: Int?, depth: Int) {
        var own = index
        for piece in FormatPiece.pieces(of: text) {
            switch piece {
            case .text(let text): format += text
            case .value(let specifier, let position, let starCount):
                for _ in 0..<starCount { append(take()) }
                let index = position.map { $0 - 1 } ?? own ?? take()
                if position == nil { own = nil }
                if given.indices.contains(index) { format += specifier }
                append(index)
            case .variable(let name, let position): addVariable(name, position, entry, depth)
            }
        }
    }

    private mutating func addVariable(_ name: String, _ position: Int?, _ outer: PluralText?, _ depth: Int) {
        let index = position.map { $0 - 1 } ?? take()
        let known = PluralText.entry(ofMarked: name) ?? outer.map { ($0, name) }
        // A form that names itself would go on for ever.
        guard depth < 8, let (entry, name) = known, given.indices.contains(index), let number = Self.number(given[index]),
            let form = entry.form(of: name, for: number.value, isWhole: number.isWhole)
        else { return }
        add(form, of: entry, at: index, depth: depth + 1)
    }

    private mutating func take() -> Int {
        defer { next += 1 }
        return next
    }

    private mutating func append(_ index: Int) {
        if given.indices.contains(index) { arguments.append(given[index]) }
    }

    private static func number(_ argument: any CVarArg) -> (value: Double, isWhole: Bool)? {
        func value(_ number: some BinaryInteger) -> Double { Double(number) }
        func value(_ number: some BinaryFloatingPoint) -> Double { Double(number) }
        if let number = argument as? any BinaryInteger { return (value(number), true) }
        if let number = argument as? any BinaryFloatingPoint { return (value(number), false) }
        return (argument as? NSNumber).map { ($0.doubleValue, $0.doubleValue == $0.doubleValue.rounded()) }
    }
}
