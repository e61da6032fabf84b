import Combine
import Foundation
import Testing

struct SubjectTests {
    @Test("MO-51: who has asked for nothing misses it")
    func passthrough() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.record(.max(1))
        for value in 1...3 { subject.send(value) }
        recorder.request(1)
        #expect(recorder.text == "1")
        subject.send(4)
        #expect(recorder.text == "1 4")
    }

    @Test("MO-52: after the end a subscriber gets that alone")
    func ended() {
        let subject = PassthroughSubject<Int, Trouble>()
        subject.send(completion: .failure(.first))
        subject.send(completion: .finished)
        subject.send(1)
        let recorder = subject.record()
        #expect(recorder.text == "first")
        #expect(recorder.subscription.map { "\($0)" } == "Empty")
    }

    @Test("MO-53, MO-54: the present value comes first; of those that were missed the newest")
    func currentValue() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let (eager, slow) = (subject.record(), subject.record(nil))
        #expect(eager.text == "1")
        #expect(slow.text == "")
        var seen: [Int] = []
        let sink = subject.sink { [unowned subject] _ in seen.append(subject.value) }
        subject.value = 2
        subject.send(3)
        #expect(eager.text == "1 2 3")
        #expect(seen == [1, 2, 3])
        slow.request(1)
        slow.request(1)
        #expect(slow.text == "3")
        subject.send(4)
        #expect(slow.text == "3 4")
        withExtendedLifetime(sink) {}
    }

    @Test("MO-55: after the end a value can be set, and nothing sends it")
    func currentValueEnded() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let recorder = subject.record()
        subject.send(completion: .finished)
        subject.send(2)
        #expect(subject.value == 1)
        subject.value = 3
        #expect(subject.value == 3)
        #expect(recorder.text == "1 end")
        #expect(subject.record().text == "end")
    }

    @Test("MO-56: a subject asks its own subscriptions for everything once somebody asks it, and ends them")
    func ownSubscription() {
        let source = Source<Int, Never>()
        var subject: PassthroughSubject<Int, Never>? = PassthroughSubject()
        subject?.send(subscription: source)
        #expect(source.asked.isEmpty)
        var recorder = subject?.record(.max(1))
        #expect(source.asked == [.unlimited])
        recorder?.cancel()
        (recorder, subject) = (nil, nil)
        #expect(source.cancels == 1)
    }

    // MARK: Published properties

    private class Model: ObservableObject {
        @Published var count = 0
        @Published var name = "a"
        var plain = 0
    }

    private final class Derived: Model { @Published var extra = false }

    @Test("MO-57, MO-58: subscribers are notified of a new value before the property has it")
    func published() {
        let model = Model()
        var lines: [String] = []
        let sink = model.$count.sink { [unowned model] in lines.append("\($0) over \(model.count)") }
        model.count = 1
        model.count = 1
        #expect(lines == ["0 over 0", "1 over 0", "1 over 1"])
        let slow = model.$count.record(nil)
        (model.count, model.count) = (5, 6)
        slow.request(9)
        #expect(slow.text == "6")
        withExtendedLifetime(sink) {}
    }

    @Test("MO-59, MO-61, MO-62, MO-64: an object fires before each change, of inherited properties too, whatever was asked for")
    func observable() {
        let model = Derived()
        var lines: [String] = []
        let sink = model.objectWillChange.sink { lines.append("will \(model.count) \(model.extra)") }
        let other = model.$count.dropFirst().sink { lines.append("count \($0)") }
        let counted = model.objectWillChange.record(.max(1))
        model.count = 1
        model.extra = true
        model.plain = 7
        model.count = 1
        #expect(lines == ["will 0 false", "count 1", "will 1 false", "will 1 true", "count 1"])
        #expect(counted.lines.count == 3)
        #expect(model.objectWillChange === model.objectWillChange)
        sink.cancel()
        model.name = "b"
        #expect(lines.count == 5)
        withExtendedLifetime(other) {}
    }

    @Test("MO-60: one that says itself when it changes is left alone")
    func ownPublisher() {
        final class Own: ObservableObject {
            let objectWillChange = ObservableObjectPublisher()
            @Published var count = 0
        }
        let own = Own()
        let recorder = own.objectWillChange.record()
        own.count = 1
        #expect(recorder.lines.isEmpty)
        own.objectWillChange.send()
        #expect(recorder.lines.count == 1)
    }

    @Test("MO-49: a publisher sets a property as long as there is one")
    func assigned() {
        let source = Source<Int, Never>()
        var model: Model? = Model()
        let recorder = model?.$count.record()
        if let model { source.assign(to: &model.$count) }
        let signals = model?.objectWillChange.record()
        source.send(4)
        #expect(model?.count == 4)
        #expect(signals?.lines.count == 1)
        source.end(.finished)
        #expect(recorder?.text == "0 4")
        let second = Source<Int, Never>()
        if let model { second.assign(to: &model.$count) }
        model = nil
        #expect(second.cancels == 1)
    }
}
