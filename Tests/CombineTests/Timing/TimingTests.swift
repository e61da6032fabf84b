import Combine
import Dispatch
import Foundation
import Testing

struct TimingTests {
    private let scheduler = StepScheduler()
    private let source = Source<Int, Trouble>()

    @Test("MO-78, MO-79, MO-80: a value comes after quiet; one that waits at the end is lost")
    func debounce() {
        let recorder = source.debounce(for: 1, scheduler: scheduler).record(.max(2))
        #expect(source.asked == [.unlimited])
        source.send(1)
        scheduler.advance(by: 0.6)
        source.send(2)
        scheduler.advance(by: 0.6)
        #expect(recorder.text == "")
        scheduler.advance(by: 0.5)
        #expect(recorder.text == "2")
        for value in 3...4 {
            source.send(value)
            scheduler.advance(by: 2)
        }
        #expect(recorder.text == "2 3")
        recorder.request(5)
        source.send(5)
        source.end(.finished)
        scheduler.advance(by: 3)
        #expect(recorder.text == "2 3 end")
    }

    @Test("MO-81: one value in each stretch of time", arguments: [true, false])
    func throttle(latest: Bool) {
        let recorder = source.throttle(for: 1, scheduler: scheduler, latest: latest).record()
        source.send(1)
        scheduler.advance()
        #expect(recorder.text == "1")
        for value in 2...4 {
            source.send(value)
            scheduler.advance(by: 0.2)
        }
        #expect(recorder.text == "1")
        scheduler.advance(by: 1)
        #expect(recorder.text == (latest ? "1 4" : "1 2"))
        source.end(.finished)
        scheduler.advance()
        #expect(recorder.lines.last == "end")
    }

    @Test("MO-82: everything comes later")
    func delay() {
        let recorder = source.delay(for: 1, scheduler: scheduler).record()
        source.send(1)
        scheduler.advance(by: 0.5)
        source.end(.failure(.first))
        #expect(recorder.text == "")
        scheduler.advance(by: 0.6)
        #expect(recorder.text == "1")
        scheduler.advance(by: 1)
        #expect(recorder.text == "1 first")
    }

    @Test("MO-83: the wait begins anew with each value")
    func timeout() {
        let plain = source.timeout(1, scheduler: scheduler).record()
        scheduler.advance(by: 0.8)
        source.send(1)
        scheduler.advance(by: 0.8)
        #expect(plain.text == "1")
        scheduler.advance(by: 0.5)
        #expect(plain.text == "1 end")
        #expect(source.cancels == 1)
        let failing = Source<Int, Trouble>()
        let recorder = failing.timeout(1, scheduler: scheduler, customError: { .second }).record()
        scheduler.advance(by: 2)
        #expect(recorder.text == "second")
    }

    @Test("MO-84, MO-85: values go by the scheduler, never at once; a cancelled subscription gets none of them")
    func receiveOn() {
        let recorder = source.receive(on: scheduler).record(.max(1), more: .max(1))
        #expect(recorder.subscription != nil)
        #expect(source.asked == [.max(1)])
        source.send(1)
        #expect(recorder.text == "")
        scheduler.advance()
        #expect(recorder.text == "1")
        #expect(source.asked == [.max(1), .max(1)])
        source.send(2)
        recorder.cancel()
        scheduler.advance()
        #expect(recorder.text == "1")
    }

    @Test("MO-86: subscribing goes by the scheduler, values do not")
    func subscribeOn() {
        let recorder = source.subscribe(on: scheduler).record()
        #expect(source.subscribers.isEmpty)
        scheduler.advance()
        source.send(1)
        #expect(recorder.text == "1")
        recorder.cancel()
        #expect(source.cancels == 0)
        scheduler.advance()
        #expect(source.cancels == 1)
    }

    @Test("Values are put together by time, and the time between them is measured")
    func groups() {
        let recorder = source.collect(.byTimeOrCount(scheduler, 1, 3)).record()
        for value in 1...4 { source.send(value) }
        #expect(recorder.text == "[1, 2, 3]")
        scheduler.advance(by: 1)
        #expect(recorder.text == "[1, 2, 3] [4]")
        source.send(5)
        source.end(.finished)
        #expect(recorder.text == "[1, 2, 3] [4] [5] end")
        let subject = PassthroughSubject<Int, Never>()
        let times = subject.measureInterval(using: scheduler).map { ($0.timeInterval * 10).rounded() }.record()
        scheduler.advance(by: 0.3)
        subject.send(1)
        scheduler.advance(by: 2)
        subject.send(2)
        #expect(times.text == "3.0 20.0")
    }

    @Test("MO-96: a queue does nothing at once")
    func queues() async {
        let queue = DispatchQueue(label: "test")
        let value: Int = await withCheckedContinuation { continuation in
            let order = Order()
            queue.suspend()
            queue.schedule { order.add(2) }
            queue.async { continuation.resume(returning: order.sum) }
            order.add(1)
            queue.resume()
        }
        #expect(value == 12)
        typealias Stride = DispatchQueue.SchedulerTimeType.Stride
        #expect(Stride.seconds(2) == .milliseconds(2_000))
        #expect(Stride.seconds(0.5).magnitude == 500_000_000)
        #expect(Stride(.never).magnitude == .max)
        #expect(Stride.seconds(Double.nan).magnitude == 0)
        #expect(Stride.seconds(Double.infinity).magnitude == .max)
        let time = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000))
        #expect(time.advanced(by: .nanoseconds(500)).distance(to: time) == .nanoseconds(-500))
    }

    @Test("MO-98: the immediate scheduler does it at once")
    func immediate() {
        let recorder = source.receive(on: ImmediateScheduler.shared).record()
        source.send(1)
        #expect(recorder.text == "1")
    }
}

private final class Order: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var sum = 0
    func add(_ value: Int) { lock.withLock { sum = sum * 10 + value } }
}
