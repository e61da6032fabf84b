import Testing

@testable import AccessibilityBus

@MainActor
struct AnswerTests {
    private let form = FormQuestions()
    private var tree: FormTree { form.tree }

    private func ask(_ id: Int, _ interface: String, _ method: String, _ arguments: [BusValue] = []) -> String {
        form.ask(id, interface, method, arguments)
    }

    private func get(_ id: Int, _ interface: String, _ property: String) -> String { form.get(id, interface, property) }
    private func result(_ values: BusValue...) -> String { "\(BusValue.tuple(values))" }

    @Test("AX-50: a child that there is not is an error")
    func children() {
        #expect(ask(FormTree.window, "Accessible", "GetChildAtIndex", [.int32(1)]).contains("accessible/3"))
        for place in [-1, 4, Int32.max] {
            #expect(ask(FormTree.window, "Accessible", "GetChildAtIndex", [.int32(place)]) == "InvalidArgs")
        }
        #expect(ask(FormTree.slider, "Accessible", "GetIndexInParent") == result(.int32(1)))
    }

    @Test("An object that is long gone, and one that never was, are errors")
    func stale() {
        #expect(ask(99, "Accessible", "GetRole") == "UnknownObject")
        #expect(ask(-5, "Component", "GetExtents") == "UnknownObject")
    }

    @Test("What an object cannot do is an error")
    func wrongInterfaces() {
        #expect(ask(FormTree.button, "Text", "GetText", [.int32(0), .int32(-1)]) == "UnknownMethod")
        #expect(ask(FormTree.button, "Accessible", "Explode") == "UnknownMethod")
        #expect(ask(FormTree.button, "a.b", "c") == "UnknownMethod")
    }

    @Test("AX-51: states are two words of 32 bits, the low one first")
    func states() {
        #expect(ask(FormTree.text, "Accessible", "GetState") == result(.array("u", [.uint32(1 << 7), .uint32(1 << 6)])))
    }

    @Test("AX-52: a role goes as its number")
    func roles() {
        #expect(ask(FormTree.button, "Accessible", "GetRole") == result(.uint32(43)))
        #expect(ask(FormTree.button, "Accessible", "GetRoleName") == result(.string("push button")))
    }

    @Test("A heading says how high it is, and in which language")
    func headings() {
        #expect(ask(FormTree.heading, "Accessible", "GetAttributes").contains("level"))
        #expect(ask(FormTree.heading, "Accessible", "GetAttributes").contains("de-AT"))
        #expect(!ask(FormTree.button, "Accessible", "GetAttributes").contains("level"))
    }

    @Test("AX-55: the name is the label, and a value that is adjusted is a number")
    func values() {
        #expect(get(FormTree.button, "Accessible", "Name") == result(.variant(.string("Save"))))
        #expect(get(FormTree.slider, "Value", "CurrentValue") == result(.variant(.double(50))))
        let set: [BusValue] = [.string("org.a11y.atspi.Value"), .string("CurrentValue"), .variant(.double(70))]
        #expect(ask(FormTree.slider, "org.freedesktop.DBus.Properties", "Set", set) == result())
        #expect(tree.amount == 70)
        let wrong: [BusValue] = [.string("org.a11y.atspi.Value"), .string("CurrentValue"), .variant(.double(.nan))]
        #expect(ask(FormTree.slider, "org.freedesktop.DBus.Properties", "Set", wrong) == "InvalidArgs")
        #expect(tree.amount == 70)
    }

    @Test("AX-56: the usual action comes first; one that there is not is an error")
    func actions() {
        #expect(ask(FormTree.button, "Action", "GetName", [.int32(0)]) == result(.string("activate")))
        #expect(ask(FormTree.button, "Action", "DoAction", [.int32(1)]) == result(.bool(true)))
        #expect(tree.performed == [1])
        #expect(ask(FormTree.button, "Action", "DoAction", [.int32(2)]) == "InvalidArgs")
        #expect(tree.performed == [1])
    }

    @Test("AX-57: characters are Unicode scalars")
    func text() {
        #expect(get(FormTree.text, "Text", "CharacterCount") == result(.variant(.int32(8))))
        #expect(ask(FormTree.text, "Text", "GetText", [.int32(4), .int32(5)]) == result(.string("🦊")))
        #expect(ask(FormTree.text, "Text", "GetText", [.int32(-3), .int32(900)]) == result(.string("Zoë 🦊 ok")))
        #expect(ask(FormTree.text, "Text", "GetStringAtOffset", [.int32(5), .uint32(1)]) == result(.string("🦊 "), .int32(4), .int32(6)))
        #expect(ask(FormTree.text, "Text", "GetStringAtOffset", [.int32(9), .uint32(1)]) == "InvalidArgs")
        let insertion: [BusValue] = [.int32(5), .string("!!?"), .int32(2)]
        #expect(ask(FormTree.text, "EditableText", "InsertText", insertion) == result(.bool(true)))
        #expect(tree.written == "Zoë 🦊!! ok")
        #expect(ask(FormTree.text, "EditableText", "DeleteText", [.int32(3), .int32(-1)]) == result(.bool(true)))
        #expect(tree.written == "Zoë")
    }

    @Test("AX-58: a place is that in the window, or in the parent")
    func extents() {
        let (window, parent): ([BusValue], [BusValue]) = ([.uint32(1)], [.uint32(2)])
        #expect(
            ask(FormTree.button, "Component", "GetExtents", window)
                == result(.tuple([.int32(10), .int32(20), .int32(30), .int32(40)])))
        #expect(ask(FormTree.button, "Component", "GetPosition", parent) == result(.int32(0), .int32(0)))
        #expect(ask(FormTree.button, "Component", "Contains", [.int32(39), .int32(59), .uint32(1)]) == result(.bool(true)))
        #expect(ask(FormTree.button, "Component", "Contains", [.int32(40), .int32(20), .uint32(1)]) == result(.bool(false)))
    }
}
