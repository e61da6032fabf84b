import ObjCRuntime
import Testing

/// What the observers of one test have received, in order.
private final class Log { var lines: [String] = [] }

private final class Listener: UIObject {
    let label: String
    let log: Log
    init(_ label: String, _ log: Log) {
        self.label = label
        self.log = log
    }
    func hear(_ notification: Notification) { log.lines.append("\(label) \(notification.name.rawValue)") }
    func leave(_ notification: Notification) {
        log.lines.append("\(label) leaves")
        (notification.object as? NotificationCenter)?.removeObserver(self)
    }

    static func entries() -> [_ObjCEntry] {
        [
            _objcM1("hear:", "hear(_:)", { (o: Listener, a0) in o.hear(a0) }),
            _objcM1("leave:", "leave(_:)", { (o: Listener, a0) in o.leave(a0) }),
        ]
    }
}
private let tables: Void = _objcRegister { $0.run { $0.add(Listener.self, Listener.entries) } }

@MainActor @Suite struct NotificationTests {
    private let center = NotificationCenter()
    private let log = Log()
    private let one = Notification.Name("one"), two = Notification.Name("two")
    init() { tables }

    @Test("DF-14") func observersHearInTheOrderOfTheirRegistration() {
        let listeners = (0..<16).map { Listener("\($0)", log) }
        for listener in listeners { center.addObserver(listener, selector: "hear:", name: one, object: nil) }
        center.post(name: one, object: nil)
        #expect(log.lines == (0..<16).map { "\($0) one" })
    }

    @Test("DF-15") func namesAndObjectsChoose() {
        let sender = NSObject(), other = NSObject(), listener = Listener("", log)
        center.addObserver(listener, selector: "hear:", name: one, object: sender)
        center.addObserver(listener, selector: "hear:", name: nil, object: other)
        center.post(name: one, object: sender)
        center.post(name: one, object: nil)
        center.post(name: two, object: sender)
        center.post(name: two, object: other)
        #expect(log.lines == [" one", " two"])
    }

    @Test("Who wants every name hears each notification once, in the order of registration")
    func everyName() {
        let first = Listener("1", log), second = Listener("2", log), third = Listener("3", log)
        center.addObserver(first, selector: "hear:", name: nil, object: nil)
        center.addObserver(second, selector: "hear:", name: one, object: nil)
        center.addObserver(third, selector: "hear:", name: nil, object: nil)
        center.post(name: one, object: nil)
        center.post(name: two, object: nil)
        #expect(log.lines == ["1 one", "2 one", "3 one", "1 two", "3 two"])
    }

    private struct Arrival: NotificationCenter.MainActorMessage {
        typealias Subject = NSObject
    }

    @Test("A message of an app's own is delivered beside observers with selectors")
    func message() {
        let sender = NSObject(), listener = Listener("", log)
        center.addObserver(listener, selector: "hear:", name: one, object: nil)
        let token = center.addObserver(of: sender, for: Arrival.self) { [log] _ in log.lines.append("arrival") }
        center.post(Arrival(), subject: sender)
        #expect(log.lines == ["arrival"])
        center.removeObserver(token)
    }

    @Test func oneRegistrationIsRemoved() {
        let listener = Listener("", log), sender = NSObject()
        center.addObserver(listener, selector: "hear:", name: one, object: nil)
        center.addObserver(listener, selector: "hear:", name: two, object: sender)
        center.removeObserver(listener, name: one, object: nil)
        center.post(name: one, object: nil)
        center.post(name: two, object: sender)
        center.removeObserver(listener, name: nil, object: sender)
        center.post(name: two, object: sender)
        #expect(log.lines == [" two"])
    }

    @Test func observersMayLeaveWhileTheyAreTold() {
        let first = Listener("a", log), second = Listener("b", log)
        center.addObserver(first, selector: "leave:", name: one, object: nil)
        center.addObserver(second, selector: "hear:", name: one, object: nil)
        center.post(name: one, object: center)
        center.post(name: one, object: center)
        #expect(log.lines == ["a leaves", "b one", "b one"])
    }

    @Test func deadObserversAreForgotten() {
        center.addObserver(Listener("", log), selector: "hear:", name: one, object: nil)
        center.post(name: one, object: nil)
        #expect(log.lines == [])
    }

    @Test func blockObserversAreStillRemovedByTheirToken() {
        nonisolated(unsafe) var count = 0
        let token = center.addObserver(forName: one, object: nil, queue: nil) { _ in count += 1 }
        center.post(name: one, object: nil)
        center.removeObserver(token)
        center.post(name: one, object: nil)
        #expect(count == 1)
    }

    @Test func anObserverWithoutTheMethodIsFatal() async {
        await #expect(processExitsWith: .failure) {
            let listener = UIObject()
            NotificationCenter.default.addObserver(listener, selector: "nothing:", name: nil, object: nil)
            NotificationCenter.default.post(name: Notification.Name("x"), object: nil)
        }
    }
}
