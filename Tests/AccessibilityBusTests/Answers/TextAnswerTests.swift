import Testing

@testable import AccessibilityBus

@MainActor
struct TextAnswerTests {
    private let form = FormQuestions()

    private func ask(_ method: String, _ arguments: BusValue...) -> String { form.ask(FormTree.text, "Text", method, arguments) }
    private func result(_ values: BusValue...) -> String { "\(BusValue.tuple(values))" }
    private func numbers(_ values: Int32...) -> String { "\(BusValue.tuple(values.map { .int32($0) }))" }

    @Test("AX-48, AX-57: the caret is told and moved in characters of Unicode")
    func caret() {
        #expect(form.get(FormTree.text, "Text", "CaretOffset") == result(.variant(.int32(5))))
        #expect(ask("SetCaretOffset", .int32(8)) == result(.bool(true)))
        #expect(form.tree.selection == 8..<8)
        for place in [-1, 9, Int32.max] { #expect(ask("SetCaretOffset", .int32(place)) == "InvalidArgs") }
    }

    @Test("AX-48: there is one selection, which is set and taken away")
    func selection() {
        #expect(ask("GetNSelections") == numbers(1))
        #expect(ask("GetSelection", .int32(0)) == numbers(4, 5))
        #expect(ask("GetSelection", .int32(1)) == "InvalidArgs")
        #expect(ask("AddSelection", .int32(0), .int32(2)) == result(.bool(false)))
        #expect(ask("SetSelection", .int32(0), .int32(0), .int32(3)) == result(.bool(true)))
        #expect(form.tree.selection == 0..<3)
        #expect(ask("RemoveSelection", .int32(0)) == result(.bool(true)))
        #expect(form.tree.selection == 3..<3)
        #expect(ask("GetNSelections") == numbers(0))
        #expect(ask("AddSelection", .int32(6), .int32(8)) == result(.bool(true)))
        #expect(form.tree.selection == 6..<8)
    }

    @Test("AX-48: characters have rectangles, and places have characters")
    func rectangles() {
        #expect(ask("GetCharacterExtents", .int32(2), .uint32(1)) == numbers(30, 20, 10, 16))
        #expect(ask("GetCharacterExtents", .int32(2), .uint32(2)) == numbers(20, 0, 10, 16))
        #expect(ask("GetCharacterExtents", .int32(8), .uint32(1)) == numbers(90, 20, 0, 16))
        #expect(ask("GetCharacterExtents", .int32(9), .uint32(1)) == "InvalidArgs")
        #expect(ask("GetRangeExtents", .int32(1), .int32(-1), .uint32(1)) == numbers(20, 20, 70, 16))
        #expect(ask("GetOffsetAtPoint", .int32(45), .int32(30), .uint32(1)) == numbers(3))
        #expect(ask("GetOffsetAtPoint", .int32(45), .int32(3), .uint32(1)) == numbers(-1))
    }

    @Test(
        "Characters, words, sentences and lines around a place, and before and behind",
        arguments: [
            ("GetStringAtOffset", 0, 1, "a"), ("GetStringAtOffset", 1, 1, "Say "), ("GetStringAtOffset", 2, 1, "Say \"hi\". "),
            ("GetTextAtOffset", 1, 5, "\"hi\". "), ("GetTextAfterOffset", 1, 5, "Go "), ("GetTextBeforeOffset", 1, 5, "Say "),
            ("GetTextAtOffset", 5, 12, "Say \"hi\". Go on!\n"), ("GetTextAfterOffset", 5, 12, "Next"), ("GetTextBeforeOffset", 5, 3, ""),
        ] as [(String, UInt32, Int32, String)])
    func units(method: String, unit: UInt32, place: Int32, part: String) {
        form.tree.written = "Say \"hi\". Go on!\nNext"
        #expect(ask(method, .int32(place), .uint32(unit)).contains("\(BusValue.string(part))"))
    }

    @Test("Copying, cutting and pasting are the app's")
    func clipboard() {
        _ = form.ask(FormTree.text, "EditableText", "CopyText", [.int32(0), .int32(3)])
        _ = form.ask(FormTree.text, "EditableText", "CutText", [.int32(2), .int32(99)])
        _ = form.ask(FormTree.text, "EditableText", "PasteText", [.int32(8)])
        #expect(form.tree.edits == [.copy(0..<3), .cut(2..<8), .paste(at: 8)])
        #expect(form.ask(FormTree.text, "EditableText", "PasteText", [.int32(9)]) == "InvalidArgs")
    }
}
