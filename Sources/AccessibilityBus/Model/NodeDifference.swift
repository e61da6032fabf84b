/// The events for listeners when an object is not any more as they were notified.
enum NodeDifference {
    /// Names and descriptions first, then states in the order of their bits, then the value and the text.
    static func events(from former: AccessibleNode, to present: AccessibleNode) -> [BusEvent] {
        var events: [BusEvent] = []
        func property(_ name: String, _ value: EventValue) {
            events.append(BusEvent(name: "PropertyChange", detail: "accessible-" + name, value: value))
        }
        if former.name != present.name { property("name", .text(present.name)) }
        if former.description != present.description { property("description", .text(present.description)) }
        events += states(from: former.states, to: present.states)
        if former.amount?.current != present.amount?.current, let amount = present.amount {
            property("value", .number(amount.current))
        } else if former.amount == nil, present.amount == nil, former.valueText != present.valueText {
            property("value", .text(present.valueText ?? ""))
        }
        if former.frame != present.frame { events.append(BusEvent(name: "BoundsChanged", value: .frame(present.frame))) }
        return events + text(from: former.text ?? "", to: present.text ?? "") + selection(from: former.selection, to: present.selection)
    }

    /// The focus is not among them: a move of it is an event of its own.
    private static func states(from former: AccessibleStates, to present: AccessibleStates) -> [BusEvent] {
        let changed = former.symmetricDifference(present).subtracting(.focused)
        return AccessibleStates.names.filter { changed.contains($0.0) }.map { state, name in
            BusEvent(name: "StateChanged", detail: name, first: present.contains(state) ? 1 : 0)
        }
    }

    /// Where the caret stands is told behind what was written, and before what is selected.
    private static func selection(from former: Range<Int>?, to present: Range<Int>?) -> [BusEvent] {
        guard former != present, let present else { return [] }
        var events: [BusEvent] = []
        if former?.upperBound != present.upperBound {
            events.append(BusEvent(name: "TextCaretMoved", first: Int32(clamping: present.upperBound)))
        }
        if former?.isEmpty == false || !present.isEmpty { events.append(BusEvent(name: "TextSelectionChanged")) }
        return events
    }

    /// The removed and the inserted part in the middle of a text; positions are counted in characters of Unicode.
    private static func text(from former: String, to present: String) -> [BusEvent] {
        guard former != present else { return [] }
        let (old, new) = (Array(former.unicodeScalars), Array(present.unicodeScalars))
        let shorter = min(old.count, new.count)
        let start = (0..<shorter).first { old[$0] != new[$0] } ?? shorter
        let end = (0..<(shorter - start)).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? (shorter - start)
        func event(_ detail: String, _ text: ArraySlice<Unicode.Scalar>) -> BusEvent? {
            guard !text.isEmpty else { return nil }
            var string = String.UnicodeScalarView()
            string.append(contentsOf: text)
            return BusEvent(
                name: "TextChanged", detail: detail, first: Int32(clamping: start), second: Int32(clamping: text.count),
                value: .text(String(string)))
        }
        return [event("delete", old[start..<(old.count - end)]), event("insert", new[start..<(new.count - end)])].compactMap { $0 }
    }
}
