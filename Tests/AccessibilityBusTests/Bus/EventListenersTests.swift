import Testing

@testable import AccessibilityBus

struct EventListenersTests {
    private let listeners = EventListeners()
    private let caret = BusEvent(name: "TextCaretMoved")
    private let focus = BusEvent(name: "StateChanged", detail: "focused", first: 1)

    @Test("AX-60: nothing is sent as long as nobody listens")
    func nobody() {
        #expect(!listeners.isAnybody)
        for event in [caret, focus, BusEvent(kind: .window, name: "Activate")] { #expect(!listeners.want(event)) }
    }

    @Test(
        "AX-60: a part of a name stands for all events that begin so, in whichever way it is written",
        arguments: ["object:text-caret-moved", "Object:TextCaretMoved:", "object:", "object"])
    func names(name: String) {
        listeners.set([name])
        #expect(listeners.want(caret))
        #expect(!listeners.want(BusEvent(kind: .window, name: "Activate")))
    }

    @Test("AX-60: whoever listens for anything is told what is remembered of objects, and nothing else beside")
    func memory() {
        listeners.set(["window:activate"])
        #expect(listeners.want(focus))
        #expect(listeners.want(BusEvent(name: "ChildrenChanged", detail: "add")))
        #expect(listeners.want(BusEvent(name: "PropertyChange", detail: "accessible-name")))
        #expect(listeners.want(BusEvent(kind: .window, name: "Activate")))
        #expect(!listeners.want(caret))
        #expect(!listeners.want(BusEvent(name: "PropertyChange", detail: "accessible-value")))
        listeners.set([])
        #expect(!listeners.want(focus))
    }

    @Test("AX-42: who follows the windows and the focus in them reads; who follows one of them does not")
    func reader() {
        for names in [
            ["window:activate"], ["object:state-changed:focused", "object:text-caret-moved"], ["object:", "window:minimize"], [],
        ] {
            listeners.set(names)
            #expect(!listeners.isReader, "\(names)")
        }
        for names in [["window:activate", "object:state-changed:focused"], ["Window:", "object:state-changed"], ["object", "window"]] {
            listeners.set(names)
            #expect(listeners.isReader, "\(names)")
        }
    }
}
