/// AT-SPI counts characters as Unicode scalars.
extension AccessibleAnswers {
    func answerText(_ call: Call, _ node: AccessibleNode) throws(Failure) -> [BusValue] {
        let scalars = Array((node.text ?? "").unicodeScalars)
        switch call.method {
        case "GetText": return [.string(TextUnits.text(scalars[range(call, scalars.count)]))]
        case "GetCharacterAtOffset":
            let index = try argument(call.arguments.number(0), in: scalars.indices)
            return [.int32(Int32(scalars[index].value))]
        case "GetStringAtOffset", "GetTextAtOffset", "GetTextBeforeOffset", "GetTextAfterOffset": return try answerUnit(call, scalars)
        case "GetAttributes", "GetAttributeRun":
            let index = try argument(call.arguments.number(0), in: 0..<scalars.count + 1)
            guard index < scalars.count else {
                return [.array("{ss}", []), .int32(Int32(clamping: index)), .int32(Int32(clamping: index))]
            }
            return [.array("{ss}", []), .int32(0), .int32(Int32(clamping: scalars.count))]
        case "GetDefaultAttributes": return [.array("{ss}", [])]
        case "GetCharacterExtents", "GetRangeExtents", "GetOffsetAtPoint": return try answerPlaces(call, node, scalars.count)
        default: return try answerSelectedText(call, node, scalars.count)
        }
    }

    func answerEditing(_ call: Call, _ node: AccessibleNode) throws(Failure) -> [BusValue] {
        let scalars = Array((node.text ?? "").unicodeScalars)
        let all = 0..<scalars.count
        switch call.method {
        case "SetTextContents": return [.bool(tree.replaceText(in: all, with: call.arguments.string(0) ?? "", of: call.id))]
        case "InsertText":
            let index = try argument(call.arguments.number(0), in: 0..<scalars.count + 1)
            let length = call.arguments.number(2) ?? 0
            let text = (call.arguments.string(1) ?? "").unicodeScalars
            let inserted = length < 0 ? Array(text) : Array(text.prefix(length))
            return [.bool(tree.replaceText(in: index..<index, with: TextUnits.text(inserted[...]), of: call.id))]
        case "DeleteText": return [.bool(tree.replaceText(in: range(call, scalars.count), with: "", of: call.id))]
        case "CopyText":
            _ = tree.editText(.copy(range(call, scalars.count)), of: call.id)
            return []
        case "CutText": return [.bool(tree.editText(.cut(range(call, scalars.count)), of: call.id))]
        case "PasteText":
            let index = try argument(call.arguments.number(0), in: 0..<scalars.count + 1)
            return [.bool(tree.editText(.paste(at: index), of: call.id))]
        default: throw .unknown(call.method)
        }
    }

    // MARK: Private

    /// The first two arguments; an end of -1 is that of the text.
    private func range(_ call: Call, _ count: Int, from first: Int = 0) -> Range<Int> {
        let end = call.arguments.number(first + 1) ?? -1
        let upper = end < 0 ? count : min(end, count)
        return min(max(call.arguments.number(first) ?? 0, 0), upper)..<upper
    }

    private func answerUnit(_ call: Call, _ scalars: [Unicode.Scalar]) throws(Failure) -> [BusValue] {
        let (index, kind) = (call.arguments.number(0) ?? 0, call.arguments.number(1) ?? 0)
        guard (0...scalars.count).contains(index) else { throw .argument("The offset has to be one of 0...\(scalars.count).") }
        let unit = call.method == "GetStringAtOffset" ? TextUnits.Unit(granularity: kind) : TextUnits.Unit(boundary: kind)
        let units = TextUnits(scalars: scalars, unit: unit ?? .line)
        let found =
            switch call.method {
            case "GetTextBeforeOffset": units.before(index)
            case "GetTextAfterOffset": units.after(index)
            default: units.around(index)
            }
        return [
            .string(TextUnits.text(scalars[found])), .int32(Int32(clamping: found.lowerBound)), .int32(Int32(clamping: found.upperBound)),
        ]
    }

    private func answerPlaces(_ call: Call, _ node: AccessibleNode, _ count: Int) throws(Failure) -> [BusValue] {
        if call.method == "GetOffsetAtPoint" {
            let (x, y) = (Int32(clamping: call.arguments.number(0) ?? 0), Int32(clamping: call.arguments.number(1) ?? 0))
            let corner = corner(of: node, as: call.arguments.number(2))
            return [.int32(Int32(clamping: tree.textOffset(atX: x &+ corner.x, y: y &+ corner.y, of: call.id) ?? -1))]
        }
        let isOne = call.method == "GetCharacterExtents"
        let index = isOne ? try argument(call.arguments.number(0), in: 0..<count + 1) : 0
        let wanted = isOne ? index..<min(index + 1, count) : range(call, count)
        let corner = corner(of: node, as: call.arguments.number(isOne ? 1 : 2))
        guard let frame = tree.frame(ofText: wanted, of: call.id) else { return [Int32](repeating: 0, count: 4).map { .int32($0) } }
        return [frame.x &- corner.x, frame.y &- corner.y, frame.width, frame.height].map { .int32($0) }
    }

    /// Where coordinates of a type begin, in the window.
    private func corner(of node: AccessibleNode, as type: Int?) -> (x: Int32, y: Int32) {
        guard type == 2, let above = node.parent.flatMap({ tree.node($0) })?.frame else { return (0, 0) }
        return (above.x, above.y)
    }

    /// There is one selection at most; an empty one is the caret.
    private func answerSelectedText(_ call: Call, _ node: AccessibleNode, _ count: Int) throws(Failure) -> [BusValue] {
        let selected = node.selection.flatMap { $0.isEmpty ? nil : $0 }
        switch call.method {
        case "SetCaretOffset":
            let index = try argument(call.arguments.number(0), in: 0..<count + 1)
            return [.bool(tree.selectText(index..<index, of: call.id))]
        case "GetNSelections": return [.int32(selected == nil ? 0 : 1)]
        case "GetSelection":
            guard let selected, call.arguments.number(0) == 0 else { throw .argument("There is no such selection.") }
            return [.int32(Int32(clamping: selected.lowerBound)), .int32(Int32(clamping: selected.upperBound))]
        case "AddSelection": return [.bool(selected == nil && tree.selectText(range(call, count), of: call.id))]
        case "SetSelection":
            guard call.arguments.number(0) == 0 else { throw .argument("There is one selection at most.") }
            return [.bool(tree.selectText(range(call, count, from: 1), of: call.id))]
        case "RemoveSelection":
            guard let selected, call.arguments.number(0) == 0 else { return [.bool(false)] }
            return [.bool(tree.selectText(selected.upperBound..<selected.upperBound, of: call.id))]
        default: throw .unknown(call.method)
        }
    }
}
