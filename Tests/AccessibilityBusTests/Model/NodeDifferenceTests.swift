import Testing

@testable import AccessibilityBus

struct NodeDifferenceTests {
    private let node: AccessibleNode = {
        var node = AccessibleNode(role: .toggleButton, name: "Lock")
        node.states = [.enabled, .showing, .focused]
        return node
    }()

    private func events(_ former: AccessibleNode, _ change: (inout AccessibleNode) -> Void) -> [BusEvent] {
        var present = former
        change(&present)
        return NodeDifference.events(from: former, to: present)
    }

    private func property(_ name: String, _ value: EventValue) -> BusEvent {
        BusEvent(name: "PropertyChange", detail: "accessible-" + name, value: value)
    }

    @Test("AX-59: what stays the same, or has the focus, is no event of its own, and what moves is one")
    func nothing() {
        #expect(events(node) { _ in }.isEmpty)
        #expect(events(node) { $0.frame.x = 9 }.map(\.name) == ["BoundsChanged"])
        #expect(events(node) { $0.states.remove(.focused) }.isEmpty)
    }

    @Test("AX-59: names and descriptions are properties")
    func properties() {
        let both = events(node) { ($0.name, $0.description) = ("Key", "Turns") }
        #expect(both == [property("name", .text("Key")), property("description", .text("Turns"))])
    }

    @Test("AX-59: each state that comes or goes is told by its name")
    func states() {
        let told = events(node) { $0.states = [.pressed, .showing, .focused, .selectableText] }
        #expect(
            told == [
                BusEvent(name: "StateChanged", detail: "enabled", first: 0), BusEvent(name: "StateChanged", detail: "pressed", first: 1),
                BusEvent(name: "StateChanged", detail: "selectable-text", first: 1),
            ])
        #expect(AccessibleStates.names.allSatisfy { $0.0.rawValue.nonzeroBitCount == 1 })
    }

    @Test("AX-59: a value is a number where it is adjusted, and else a text")
    func values() {
        var slider = node
        slider.amount = .init(current: 20, range: 0...100, step: 10)
        slider.valueText = "20%"
        let raised = events(slider) {
            $0.amount?.current = 30
            $0.valueText = "30%"
        }
        #expect(raised == [property("value", .number(30))])
        #expect(events(node) { $0.valueText = "1" } == [property("value", .text("1"))])
    }

    @Test(
        "AX-59: of a text only what has changed is told, what has gone first",
        arguments: [
            ("", "a", [], [(0, "a")]), ("Zoë 🦊 ok", "Zoë 🦊🦊 ok", [], [(5, "🦊")]), ("abcd", "ad", [(1, "bc")], []),
            ("one two", "one too", [(5, "w")], [(5, "o")]), ("aaa", "aa", [(2, "a")], []), ("same", "same", [], []),
        ] as [(String, String, [(Int, String)], [(Int, String)])])
    func texts(former: String, present: String, gone: [(Int, String)], come: [(Int, String)]) {
        var field = node
        field.text = former
        func events(_ detail: String, _ parts: [(Int, String)]) -> [BusEvent] {
            parts.map { place, text in
                let length = Int32(text.unicodeScalars.count)
                return BusEvent(name: "TextChanged", detail: detail, first: Int32(place), second: length, value: .text(text))
            }
        }
        #expect(self.events(field) { $0.text = present } == events("delete", gone) + events("insert", come))
    }

    @Test("AX-59: the caret and the selection are told behind the text")
    func carets() {
        var field = node
        (field.text, field.selection) = ("ab", 2..<2)
        let typed = events(field) { ($0.text, $0.selection) = ("abc", 3..<3) }
        #expect(typed.map(\.name) == ["TextChanged", "TextCaretMoved"])
        #expect(typed.last?.first == 3)
        #expect(events(field) { $0.selection = 0..<2 }.map(\.name) == ["TextSelectionChanged"])
        field.selection = 0..<2
        #expect(events(field) { $0.selection = 1..<1 }.map(\.name) == ["TextCaretMoved", "TextSelectionChanged"])
        #expect(events(field) { $0.selection = nil }.isEmpty)
    }
}
