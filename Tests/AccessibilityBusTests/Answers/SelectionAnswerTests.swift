import Testing

@testable import AccessibilityBus

@MainActor
struct SelectionAnswerTests {
    private let form = FormQuestions()

    private func ask(_ method: String, _ arguments: BusValue...) -> String { form.ask(FormTree.list, "Selection", method, arguments) }
    private func result(_ values: BusValue...) -> String { "\(BusValue.tuple(values))" }

    @Test("AX-48: a list says what is chosen in it, and chooses by a tap on the row")
    func choosing() {
        #expect(form.get(FormTree.list, "Selection", "NSelectedChildren") == result(.variant(.int32(1))))
        #expect(ask("GetSelectedChild", .int32(0)) == result(form.reference(11)))
        #expect(ask("GetSelectedChild", .int32(1)) == "InvalidArgs")
        #expect(ask("IsChildSelected", .int32(1)) == result(.bool(true)))
        #expect(ask("SelectChild", .int32(2)) == result(.bool(true)))
        #expect(form.tree.chosen == [12])
        #expect(form.tree.performed == [0])
        for place in [-1, 3, Int32.max] { #expect(ask("SelectChild", .int32(place)) == "InvalidArgs") }
    }

    @Test("AX-48: what is chosen already is not tapped again, and the only choice is not given up")
    func chosenAlready() {
        #expect(ask("SelectChild", .int32(1)) == result(.bool(true)))
        #expect(ask("DeselectChild", .int32(1)) == result(.bool(false)))
        #expect(ask("ClearSelection") == result(.bool(false)))
        #expect(ask("SelectAll") == result(.bool(false)))
        #expect(form.tree.performed.isEmpty)
    }

    @Test("AX-48: where several can be chosen, all are, or none")
    func several() {
        form.tree.choosesSeveral = true
        #expect(ask("SelectAll") == result(.bool(true)))
        #expect(form.tree.chosen == [10, 11, 12])
        #expect(ask("DeselectSelectedChild", .int32(0)) == result(.bool(true)))
        #expect(form.tree.chosen == [11, 12])
        #expect(ask("ClearSelection") == result(.bool(true)))
        #expect(form.tree.chosen.isEmpty)
    }

    @Test("AX-48: nothing is chosen in what is no list")
    func noList() {
        #expect(form.ask(FormTree.button, "Selection", "SelectAll") == "UnknownMethod")
        #expect(!form.ask(FormTree.button, "Accessible", "GetInterfaces").contains("Selection"))
        #expect(form.ask(FormTree.list, "Accessible", "GetInterfaces").contains("Selection"))
    }

    @Test("A row says where it stands among how many, also where few are on the screen")
    func places() {
        let attributes = form.ask(11, "Accessible", "GetAttributes")
        #expect(attributes.contains(#""posinset"), AccessibilityBus.BusValue.string("2")"#), "\(attributes)")
        #expect(attributes.contains(#""setsize"), AccessibilityBus.BusValue.string("1000000")"#))
    }
}
