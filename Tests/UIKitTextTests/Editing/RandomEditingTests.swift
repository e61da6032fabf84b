import Foundation
import Testing
@_spi(ForasteroInternal) import UIKitText
import UIKitTesting

/// Random editing against a plain model: text, selection and look are compared after each step, and undo leads back through all of them.
@MainActor
@Suite(.serialized)
struct RandomEditingTests {
    /// How many steps each run makes; `FORASTERO_RANDOM_STEPS` asks for another number. 5,000 have been run, 125,000 in all.
    private static let stepCount = ProcessInfo.processInfo.environment["FORASTERO_RANDOM_STEPS"].flatMap { Int($0) } ?? 1000

    private static let pieces = [
        "a", "b", "word", " ", "é", "e\u{301}", "\u{301}", "😀", "👩‍👩‍👧", "🇨🇿", "🇩", "한", "か", "\n", "שלום", "\u{200D}", "\r\n", "—",
    ]

    @Test("Typing, deleting, pasting, composing, replacing, undo and redo in a text view", arguments: 0..<10)
    func textView(seed: Int) {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let screen = TestScreen(size: CGSize(width: 200, height: 200), scale: 1)
        screen.window.addSubview(view)
        view.becomeFirstResponder()
        let styled = NSMutableAttributedString()
        for look in 0..<6 { styled.append(NSAttributedString(string: "look \(look) ", attributes: [.kern: look])) }
        view.attributedText = styled
        run(seed, steps: Self.stepCount, view, Self.pieces) { location in
            view.textStorage.attribute(.kern, at: location, effectiveRange: nil) as? Int ?? 0
        }
    }

    @Test("The same with a storage and a layout manager of the app's own, which changes the storage itself now and then", arguments: 0..<5)
    func ownTextKit(seed: Int) {
        let (storage, manager, container) = (OwnStorage(), OwnManager(), NSTextContainer(size: CGSize(width: 180, height: 0)))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), textContainer: container)
        let screen = TestScreen(size: CGSize(width: 200, height: 200), scale: 1)
        screen.window.addSubview(view)
        view.becomeFirstResponder()
        let styled = NSMutableAttributedString()
        for look in 0..<6 { styled.append(NSAttributedString(string: "look \(look) ", attributes: [.kern: look])) }
        view.attributedText = styled
        run(seed + 200, steps: Self.stepCount, view, Self.pieces, storage: storage) { location in
            storage.attribute(.kern, at: location, effectiveRange: nil) as? Int ?? 0
        }
        #expect(manager.usedRect(for: container).height.isFinite)
    }

    @Test("The same in a text field, where breaks are spaces", arguments: 0..<10)
    func textField(seed: Int) {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        let screen = TestScreen(size: CGSize(width: 200, height: 200), scale: 1)
        screen.window.addSubview(field)
        field.becomeFirstResponder()
        run(seed + 100, steps: Self.stepCount, field, Self.pieces.filter { !$0.contains(where: \.isNewline) }, look: nil)
    }

    private func run<Input: UIView & UITextInput>(
        _ seed: Int, steps: Int, _ input: Input, _ pieces: [String], storage: NSTextStorage? = nil, look: ((Int) -> Int)?
    ) {
        var (random, model) = (RandomSource(seed), TextModel())
        model.state.units = Array((text(input) ?? "").utf16)
        model.state.looks = model.state.units.indices.map { look?($0) ?? 0 }
        model.state.selection = NSRange(location: model.length, length: 0)
        for step in 0..<steps {
            let isOfProgram = storage != nil && random.next(12) == 0
            let name =
                isOfProgram
                ? changeStorage(storage, pieces[random.next(pieces.count)], &random, &model, input)
                : perform(&random, &model, input, pieces)
            guard compare(model, input, look) else {
                Issue.record(
                    "seed \(seed), step \(step), \(name): \(dump(input)) is not \(model.string.debugDescription) \(model.state.selection)")
                return
            }
        }
        while input.undoManager?.canUndo == true {
            input.undoManager?.undo()
            model.undo()
            guard compare(model, input, look) else {
                Issue.record("seed \(seed), undoing: \(dump(input)) is not \(model.string.debugDescription) \(model.state.selection)")
                return
            }
        }
        #expect(model.undoStack.isEmpty)
    }

    private func perform<Input: UIView & UITextInput>(
        _ random: inout RandomSource, _ model: inout TextModel, _ input: Input, _ pieces: [String]
    ) -> String {
        // Long texts would make the model slow.
        let isLong = model.length > 60
        switch random.next(isLong ? 16 : 12) {
        case 0...3: return type(pieces[random.next(pieces.count)], &model, input)
        case 4, 5, 12...15: return delete(&model, input)
        case 6: return select(&random, &model, input)
        case 7: return paste(pieces[random.next(pieces.count)] + pieces[random.next(pieces.count)], &model, input)
        case 8: return compose(pieces[random.next(pieces.count)], &model, input)
        case 9: return replace(&random, pieces[random.next(pieces.count)], &model, input)
        case 10:
            guard random.next(3) == 0, model.marked == nil else { return select(&random, &model, input) }
            input.undoManager?.undo()
            model.undo()
            return "undo"
        default:
            guard model.marked == nil else { return "nothing" }
            input.undoManager?.redo()
            model.redo()
            return "redo"
        }
    }

    // MARK: Steps

    private func type(_ text: String, _ model: inout TextModel, _ input: some UIView & UITextInput) -> String {
        input.insertText(text)
        model.replace(model.marked ?? model.state.selection, text, joins: true)
        model.marked = nil
        return "type \(text.debugDescription)"
    }

    private func delete(_ model: inout TextModel, _ input: some UIView & UITextInput) -> String {
        input.deleteBackward()
        let selection = model.state.selection
        if let marked = model.marked {
            model.marked = nil
            model.replace(marked, "", joins: true)
        } else if selection.length > 0 {
            model.replace(selection, "", joins: false)
        } else if selection.location > 0 {
            let start = model.start(selection.location - 1)
            model.replace(NSRange(location: start, length: selection.location - start), "", joins: false)
        }
        return "delete"
    }

    private func select(_ random: inout RandomSource, _ model: inout TextModel, _ input: some UIView & UITextInput) -> String {
        let start = random.next(model.length + 1)
        let range = NSRange(location: start, length: random.next(3) == 0 ? random.next(model.length - start + 1) : 0)
        input.selectedTextRange = self.range(range, input)
        model.select(range)
        return "select \(range)"
    }

    private func paste(_ text: String, _ model: inout TextModel, _ input: some UIView & UITextInput) -> String {
        UIPasteboard.general.string = text
        input.paste(nil)
        model.marked = nil
        model.replace(model.state.selection, text, joins: nil)
        return "paste \(text.debugDescription)"
    }

    private func compose(_ text: String, _ model: inout TextModel, _ input: some UIView & UITextInput) -> String {
        let length = text.utf16.count
        input.setMarkedText(text, selectedRange: NSRange(location: length, length: 0))
        let range = model.marked ?? model.state.selection
        model.replace(range, text, joins: true)
        model.marked = NSRange(location: range.location, length: length)
        model.state.selection = model.normal(NSRange(location: range.location + length, length: 0))
        return "compose \(text.debugDescription)"
    }

    private func replace(_ random: inout RandomSource, _ text: String, _ model: inout TextModel, _ input: some UIView & UITextInput)
        -> String
    {
        let start = random.next(model.length + 1)
        let range = NSRange(location: start, length: random.next(min(model.length - start, 5) + 1))
        if let range = self.range(range, input) { input.replace(range, withText: text) }
        model.marked = nil
        model.replace(model.wholePairs(range), text, joins: nil)
        return "replace \(range) \(text.debugDescription)"
    }

    /// What a program does to the storage is shown, and nobody undoes it: what was done before cannot be undone any more either.
    private func changeStorage(
        _ storage: NSTextStorage?, _ text: String, _ random: inout RandomSource, _ model: inout TextModel,
        _ input: some UIView & UITextInput
    ) -> String {
        guard let storage, model.marked == nil else { return "nothing" }
        let start = model.start(random.next(model.length + 1))
        let end = model.end(min(start + random.next(6), model.length))
        let range = NSRange(location: start, length: end - start)
        defer {
            input.undoManager?.removeAllActions()
            model.forget()
        }
        let look = random.next(6)
        storage.beginEditing()
        defer { storage.endEditing() }
        if random.next(2) == 0 {
            storage.addAttribute(.kern, value: look, range: range)
            model.style(range, look)
            return "style \(range) \(look)"
        }
        storage.replaceCharacters(in: range, with: text)
        let added = NSRange(location: start, length: text.utf16.count)
        storage.setAttributes([.kern: look], range: added)
        model.replaceByProgram(range, text, look)
        return "change \(range) \(text.debugDescription)"
    }

    // MARK: Comparing

    private func range(_ range: NSRange, _ input: some UITextInput) -> UITextRange? {
        guard let start = input.position(from: input.beginningOfDocument, offset: range.location),
            let end = input.position(from: start, offset: range.length)
        else { return nil }
        return input.textRange(from: start, to: end)
    }

    private func compare(_ model: TextModel, _ input: some UITextInput, _ look: ((Int) -> Int)?) -> Bool {
        guard text(input) == model.string, selection(input) == model.state.selection else { return false }
        guard input.markedTextRange.map({ nsRange($0, input) }) == model.marked else { return false }
        guard let look else { return true }
        return model.state.looks.indices.allSatisfy { look($0) == model.state.looks[$0] }
    }

    private func text(_ input: some UITextInput) -> String? {
        input.textRange(from: input.beginningOfDocument, to: input.endOfDocument).flatMap { input.text(in: $0) }
    }

    private func nsRange(_ range: UITextRange, _ input: some UITextInput) -> NSRange {
        NSRange(
            location: input.offset(from: input.beginningOfDocument, to: range.start), length: input.offset(from: range.start, to: range.end)
        )
    }

    private func selection(_ input: some UITextInput) -> NSRange? { input.selectedTextRange.map { nsRange($0, input) } }

    private func dump(_ input: some UITextInput) -> String {
        "\(text(input)?.debugDescription ?? "nil") \(selection(input)?.description ?? "nil") \(input.markedTextRange?.description ?? "")"
    }
}
