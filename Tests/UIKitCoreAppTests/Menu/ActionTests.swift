import Testing
import UIKitTesting

@MainActor
struct ActionTests {
    @Test("A new action has a name of its own and is off")
    func defaults() {
        let (first, second) = (UIAction { _ in }, UIAction { _ in })
        #expect(first.identifier != second.identifier)
        #expect(first.title.isEmpty)
        #expect(first.image == nil)
        #expect(first.attributes.isEmpty)
        #expect(first.state == .off)
        #expect(first.sender == nil)
    }

    @Test("The closure gets the action, which knows its sender meanwhile")
    func sender() {
        let control = UIControl()
        var senders: [UIControl?] = []
        let action = UIAction(title: "Save") { senders.append($0.sender as? UIControl) }
        control.addAction(action, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(senders == [control])
        #expect(action.sender == nil)
    }

    @Test("An action replaces one with its identifier, on the same events only")
    func replacing() {
        let control = UIControl()
        var calls: [String] = []
        let identifier = UIAction.Identifier("save")
        control.addAction(UIAction(identifier: identifier) { _ in calls.append("old") }, for: [.touchDown, .touchUpInside])
        control.addAction(UIAction(identifier: identifier) { _ in calls.append("new") }, for: .touchDown)
        control.sendActions(for: .touchDown)
        control.sendActions(for: .touchUpInside)
        #expect(calls == ["new", "old"])
    }

    @Test("Actions are taken back by object and by identifier")
    func removing() {
        let control = UIControl()
        var count = 0
        let action = UIAction { _ in count += 1 }
        control.addAction(action, for: [.touchDown, .valueChanged])
        control.removeAction(action, for: .touchDown)
        control.sendActions(for: .touchDown)
        control.sendActions(for: .valueChanged)
        #expect(count == 1)
        #expect(control.allControlEvents == .valueChanged)
        control.removeAction(identifiedBy: action.identifier, for: .allEvents)
        #expect(control.allControlEvents.isEmpty)
    }

    @Test("All handlers are told, until the caller has enough")
    func enumerating() {
        let control = UIControl()
        let log = EventLog()
        let action = UIAction { _ in }
        control.addTarget(log, action: #selector(EventLog.down), for: .touchDown)
        control.addAction(action, for: .valueChanged)
        var found: [String] = []
        control.enumerateEventHandlers { action, pair, events, _ in
            found.append("\(action != nil) \(pair.map { NSStringFromSelector($0.action) } ?? "-") \(events.rawValue)")
        }
        #expect(found == ["false down 1", "true - 4096"])
        found = []
        control.enumerateEventHandlers { _, _, _, stop in
            found.append("one")
            stop = true
        }
        #expect(found == ["one"])
    }

    @Test("A primary action is run when the control is used")
    func primaryAction() {
        var count = 0
        let control = UIControl(frame: .zero, primaryAction: UIAction { _ in count += 1 })
        control.sendActions(for: .primaryActionTriggered)
        control.performPrimaryAction()
        #expect(count == 2)
    }

    @Test("A copy can be changed by itself and does the same")
    func copying() throws {
        var count = 0
        let action = UIAction(title: "Share", attributes: .destructive) { _ in count += 1 }
        let copy = try #require(action.copy() as? UIAction)
        copy.title = "Send"
        copy.state = .on
        #expect(action.title == "Share")
        #expect(action.state == .off)
        #expect(copy.identifier == action.identifier)
        copy.performWithSender(nil, target: nil)
        #expect(count == 1)
        #expect(copy.attributes == .destructive)
    }
}
