/// AT-SPI counts characters as Unicode scalars.
extension AccessibleAnswers {
    /// The unit that a text is cut into.
    private enum Unit: Int {
        case character = 0
        case word, sentence, line, paragraph
    }

    func answerText(_ call: Call, _ node: AccessibleNode) throws(Failure) -> [BusValue] {
        let scalars = Array((node.text ?? "").unicodeScalars)
        switch call.method {
        case "GetText": return [.string(Self.text(scalars[range(call, scalars.count)]))]
        case "GetCharacterAtOffset":
            let index = try argument(call.arguments.number(0), in: scalars.indices)
            return [.int32(Int32(scalars[index].value))]
        case "GetNSelections": return [.int32(0)]
        case "GetStringAtOffset":
            let found = try Self.unit(
                Unit(rawValue: call.arguments.number(1) ?? 0) ?? .line, of: scalars, at: call.arguments.number(0) ?? 0)
            return [
                .string(Self.text(scalars[found])), .int32(Int32(clamping: found.lowerBound)), .int32(Int32(clamping: found.upperBound)),
            ]
        default: throw .unknown(call.method)
        }
    }

    func answerEditing(_ call: Call, _ node: AccessibleNode) throws(Failure) -> [BusValue] {
        var scalars = Array((node.text ?? "").unicodeScalars)
        switch call.method {
        case "SetTextContents": scalars = Array((call.arguments.string(0) ?? "").unicodeScalars)
        case "InsertText":
            let index = try argument(call.arguments.number(0), in: 0..<scalars.count + 1)
            let length = max(call.arguments.number(2) ?? 0, 0)
            scalars.insert(contentsOf: (call.arguments.string(1) ?? "").unicodeScalars.prefix(length), at: index)
        case "DeleteText": scalars.removeSubrange(range(call, scalars.count))
        default: throw .unknown(call.method)
        }
        return [.bool(tree.setText(Self.text(scalars[...]), of: call.id))]
    }

    // MARK: Private

    /// The first two arguments; an end of -1 is that of the text.
    private func range(_ call: Call, _ count: Int) -> Range<Int> {
        let end = call.arguments.number(1) ?? -1
        let upper = end < 0 ? count : min(end, count)
        return min(max(call.arguments.number(0) ?? 0, 0), upper)..<upper
    }

    private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }

    /// The character, the word with the blanks after it, or the line around an offset.
    private static func unit(_ unit: Unit, of scalars: [Unicode.Scalar], at index: Int) throws(Failure) -> Range<Int> {
        guard (0...scalars.count).contains(index) else { throw .argument("The offset has to be one of 0...\(scalars.count).") }
        guard index < scalars.count else { return index..<index }
        switch unit {
        case .character: return index..<index + 1
        case .word: return around(index, in: scalars) { $0.properties.isWhitespace && !$1.properties.isWhitespace }
        case .sentence, .line, .paragraph: return around(index, in: scalars) { before, _ in before == "\n" }
        }
    }

    private static func around(
        _ index: Int, in scalars: [Unicode.Scalar], _ isBorder: (Unicode.Scalar, Unicode.Scalar) -> Bool
    ) -> Range<Int> {
        var (start, end) = (index, index + 1)
        while start > 0, !isBorder(scalars[start - 1], scalars[start]) { start -= 1 }
        while end < scalars.count, !isBorder(scalars[end - 1], scalars[end]) { end += 1 }
        return start..<end
    }
}
