import Combine
import Testing

struct SubscriberTests {
    @Test("MO-42: sink asks for everything at once")
    func sink() {
        let source = Source<Int, Never>()
        var values: [Int] = []
        let sink = source.sink { values.append($0) }
        #expect(source.asked == [.unlimited])
        source.send(1)
        sink.cancel()
        source.send(2)
        #expect(values == [1])
        #expect(source.cancels == 1)
    }

    @Test("MO-43: what is not kept is cancelled, what sends at once still arrives")
    func released() {
        let source = Source<Int, Never>()
        _ = source.sink { _ in }
        #expect(source.cancels == 1)
        var values: [Int] = []
        _ = [1, 2, 3].publisher.sink { values.append($0) }
        #expect(values == [1, 2, 3])
    }

    @Test("MO-44: an end is made once")
    func once() {
        var count = 0
        let cancellable = AnyCancellable { count += 1 }
        let outer = AnyCancellable(cancellable)
        outer.cancel()
        cancellable.cancel()
        #expect(count == 1)
    }

    @Test("MO-45: cancellables are kept in sets and arrays, and distinguished by identity")
    func storing() {
        let source = Source<Int, Never>()
        var (set, array) = (Set<AnyCancellable>(), [AnyCancellable]())
        source.sink { _ in }.store(in: &set)
        source.sink { _ in }.store(in: &array)
        #expect(set.count == 1)
        #expect(array.count == 1)
        #expect(set.first != array.first)
        set = []
        #expect(source.cancels == 1)
    }

    @Test("MO-46, MO-47: after the end nothing is called any more; without a subscription values are")
    func sinkAlone() {
        var lines: [String] = []
        let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { lines.append("\($0)") }, receiveValue: { lines.append("\($0)") })
        #expect(sink.receive(1) == .none)
        sink.receive(completion: .finished)
        sink.receive(completion: .finished)
        _ = sink.receive(2)
        #expect(lines == ["1", "finished"])
    }

    @Test("MO-46: what a sink holds goes with its end")
    func release() {
        final class Held {}
        weak var weakly: Held?
        let subject = PassthroughSubject<Int, Never>()
        var sink: AnyCancellable?
        do {
            let held = Held()
            weakly = held
            sink = subject.sink { _ in withExtendedLifetime(held) {} }
        }
        #expect(weakly != nil)
        subject.send(completion: .finished)
        #expect(weakly == nil)
        withExtendedLifetime(sink) {}
    }

    @Test("MO-48: assign sets a property, and holds its object until the end")
    func assign() {
        final class Label { var text = "" }
        weak var weakly: Label?
        let subject = PassthroughSubject<String, Never>()
        var cancellable: AnyCancellable?
        do {
            let label = Label()
            weakly = label
            cancellable = subject.assign(to: \.text, on: label)
        }
        subject.send("a")
        #expect(weakly?.text == "a")
        cancellable?.cancel()
        #expect(weakly == nil)
        let alone = Subscribers.Assign(object: Label(), keyPath: \Label.text)
        _ = alone.receive("x")
        #expect(alone.object?.text == "")
    }

    @Test("MO-50: closures are called with what passes, before it does")
    func events() {
        var lines: [String] = []
        let source = Source<Int, Trouble>()
        let recorder = source.handleEvents(
            receiveSubscription: { _ in lines.append("subscription") }, receiveOutput: { lines.append("\($0)") },
            receiveCompletion: { lines.append("\($0)") }, receiveCancel: { lines.append("cancel") },
            receiveRequest: { lines.append("\($0)") }
        ).record(.max(2), more: .max(1))
        source.send(7)
        recorder.cancel()
        #expect(lines == ["subscription", "max(2)", "7", "max(1)", "cancel"])
        #expect(recorder.text == "7")
        let failing = Fail<Int, Trouble>(error: .first).handleEvents(receiveCompletion: { lines.append("\($0)") }).record()
        #expect(lines.last == "failure(CombineTests.Trouble.first)")
        #expect(failing.text == "first")
    }

    @Test("MO-94: what passes is written down")
    func printing() {
        final class Lines: TextOutputStream {
            var text = ""
            func write(_ string: String) { text += string }
        }
        let lines = Lines()
        _ = [1, 2].publisher.print("P", to: lines).record(.max(2))
        _ = PassthroughSubject<Int, Never>().print(to: lines).sink { _ in }
        #expect(
            lines.text == """
                P: receive subscription: ([1, 2])
                P: request max: (2)
                P: receive value: (1)
                P: receive value: (2)
                P: receive finished
                receive subscription: (PassthroughSubject)
                request unlimited
                receive cancel

                """)
    }
}
