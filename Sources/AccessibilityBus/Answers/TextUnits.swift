/// The parts that a text is cut into: each goes as far as the next begins.
struct TextUnits {
    enum Unit {
        case character, word, sentence, line

        /// As newer readers name it; nil for what nobody has.
        init?(granularity: Int) {
            switch granularity {
            case 0: self = .character
            case 1: self = .word
            case 2: self = .sentence
            case 3, 4: self = .line
            default: return nil
            }
        }

        /// As older readers name it: by where it starts, or where it ends, which is taken as the same.
        init?(boundary: Int) {
            switch boundary {
            case 0: self = .character
            case 1, 2: self = .word
            case 3, 4: self = .sentence
            case 5, 6: self = .line
            default: return nil
            }
        }
    }

    let scalars: [Unicode.Scalar]
    let unit: Unit

    /// Empty at the end of the text.
    func around(_ index: Int) -> Range<Int> {
        guard index < scalars.count else { return scalars.count..<scalars.count }
        var (start, end) = (index, index + 1)
        while start > 0, !begins(at: start) { start -= 1 }
        while end < scalars.count, !begins(at: end) { end += 1 }
        return start..<end
    }

    /// Empty where there is none before.
    func before(_ index: Int) -> Range<Int> {
        let start = around(index).lowerBound
        return start == 0 ? 0..<0 : around(start - 1)
    }

    /// Empty where there is none behind.
    func after(_ index: Int) -> Range<Int> { around(around(index).upperBound) }

    private func begins(at index: Int) -> Bool {
        let (before, first) = (scalars[index - 1], scalars[index])
        switch unit {
        case .character: return true
        case .word: return before.properties.isWhitespace && !first.properties.isWhitespace
        case .line: return before == "\n"
        case .sentence:
            return before == "\n" || before.properties.isWhitespace && !first.properties.isWhitespace && endsSentence(before: index)
        }
    }

    private func endsSentence(before index: Int) -> Bool {
        let last = scalars[..<index].last { !$0.properties.isWhitespace }
        return last.map { ".!?…。".unicodeScalars.contains($0) } ?? false
    }

    static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }
}
