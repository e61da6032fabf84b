import Combine
import Foundation
import Testing

struct ContractTests {
    @Test("MO-33: a subscription, as many values as were asked for, one end")
    func order() {
        let recorder = [1, 2, 3, 4].publisher.record(.max(2))
        #expect(recorder.text == "1 2")
        recorder.request(1)
        #expect(recorder.text == "1 2 3")
        recorder.request(5)
        #expect(recorder.text == "1 2 3 4 end")
        recorder.request(1)
        #expect(recorder.text == "1 2 3 4 end")
    }

    @Test("MO-34: demand adds up; any number stays that")
    func demand() throws {
        typealias Demand = Subscribers.Demand
        #expect(Demand.max(2) + .max(3) == .max(5))
        #expect(Demand.unlimited + 1 == .unlimited)
        #expect(Demand.unlimited - .max(7) == .unlimited)
        #expect(Demand.max(2) - .max(5) == .none)
        #expect(Demand.max(3) * 2 == 6)
        #expect(Demand.none == .max(0))
        #expect(Demand.none == 0)
        #expect(Demand.max(2) < .unlimited)
        #expect(Demand.unlimited > 7)
        #expect(3 <= Demand.max(3))
        #expect(!(Demand.unlimited < .unlimited))
        #expect(Demand.max(Int.max) + 1 == .unlimited)
        #expect(Demand.unlimited.max == nil)
        #expect(Demand.max(4).max == 4)
        #expect("\(Demand.unlimited) \(Demand.max(3))" == "unlimited max(3)")
        for demand in [Demand.unlimited, .none, .max(12)] {
            #expect(try JSONDecoder().decode([Demand].self, from: JSONEncoder().encode([demand])) == [demand])
        }
    }

    @Test("MO-34: less than nothing cannot be asked for")
    func negativeDemand() async {
        await #expect(processExitsWith: .failure) { _ = Subscribers.Demand.max(-1) }
        await #expect(processExitsWith: .failure) { _ = Subscribers.Demand.max(1) - 2 }
    }

    @Test("MO-35: a first demand of nothing is a programming error")
    func noDemand() async {
        await #expect(processExitsWith: .failure) {
            PassthroughSubject<Int, Never>().subscribe(AnySubscriber(receiveSubscription: { $0.request(.none) }))
        }
        await #expect(processExitsWith: .failure) { Just(1).subscribe(AnySubscriber(receiveSubscription: { $0.request(.none) })) }
    }

    @Test("MO-36: after cancel nothing comes, and asking does nothing")
    func cancelling() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.record()
        subject.send(1)
        recorder.cancel()
        recorder.cancel()
        recorder.request(3)
        subject.send(2)
        subject.send(completion: .finished)
        #expect(recorder.text == "1")
    }

    @Test("MO-37: a second subscription is cancelled")
    func secondSubscription() {
        let source = Source<Int, Never>()
        let recorder = source.map { $0 * 2 }.record()
        let second = Source<Int, Never>()
        source.subscribers.first?.receive(subscription: second)
        #expect(second.cancels == 1)
        #expect(source.cancels == 0)
        source.send(4)
        #expect(recorder.text == "8")
    }

    @Test("MO-39: an error from within cancels what is before, one from there does not")
    func failures() {
        let source = Source<Int, any Error>()
        let recorder = source.tryMap { value -> Int in if value == 2 { throw Trouble.first } else { value } }.record()
        source.send(1)
        source.send(2)
        source.send(3)
        #expect(recorder.text == "1 first")
        #expect(source.cancels == 1)
        let other = Source<Int, any Error>()
        let outer = other.tryMap { $0 }.record()
        other.end(.failure(Trouble.second))
        #expect(outer.text == "second")
        #expect(other.cancels == 0)
    }

    @Test("MO-40, MO-41: values of many threads all come, on the threads that send them")
    func threads() async {
        let subject = PassthroughSubject<Int, Never>()
        nonisolated(unsafe) let sent = subject
        let total = Total()
        let sink = subject.map { $0 + 1 }.filter { $0 > 0 }.sink { total.add($0) }
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 { group.addTask { for _ in 0..<500 { sent.send(1) } } }
        }
        #expect(total.value == 8_000)
        withExtendedLifetime(sink) {}
    }

    @Test("MO-95: descriptions are short names")
    func descriptions() {
        #expect("\(PassthroughSubject<Int, Never>())" == "PassthroughSubject")
        #expect("\(CurrentValueSubject<Int, Never>(1))" == "CurrentValueSubject")
        #expect("\(Subscriptions.empty)" == "Empty")
        let recorder = PassthroughSubject<Int, Never>().record()
        #expect(recorder.subscription.map { "\($0)" } == "PassthroughSubject")
    }
}

private final class Total: @unchecked Sendable {
    private let lock = NSLock()
    private var sum = 0

    func add(_ value: Int) { lock.withLock { sum += value } }
    var value: Int { lock.withLock { sum } }
}
