import Combine
import Testing

struct OperatorTests {
    private func text<P: Publisher>(_ publisher: P) -> String { publisher.record().text }
    private let numbers = [1, 2, 2, 3, 4, 4, 1].publisher

    @Test("MO-70: values are changed and dropped, one by one")
    func oneByOne() {
        #expect(text(numbers.map { $0 * 2 }) == "2 4 4 6 8 8 2 end")
        #expect(text(numbers.filter { $0 > 2 }) == "3 4 4 end")
        #expect(text(numbers.compactMap { $0 == 2 ? nil : $0 }) == "1 3 4 4 1 end")
        #expect(text(numbers.scan(0, +)) == "1 3 5 8 12 16 17 end")
        #expect(text([(1, "a")].publisher.map(\.1)) == "a end")
        #expect(text([Int?.none, 2].publisher.replaceNil(with: 7)) == "7 2 end")
        #expect(text(numbers.tryFilter { if $0 == 3 { throw Trouble.first } else { $0 == 2 } }) == "2 2 first")
        let source = Source<Int, Never>()
        _ = source.filter { $0 > 1 }.record(.max(1))
        #expect(source.send(1) == .max(1))
        #expect(source.send(2) == .none)
        #expect(source.asked == [.max(1)])
    }

    @Test("MO-71: a value equal to the last one is dropped")
    func duplicates() {
        #expect(text(numbers.removeDuplicates()) == "1 2 3 4 1 end")
        #expect(text(numbers.removeDuplicates { $0 % 2 == $1 % 2 }) == "1 2 3 4 1 end")
    }

    @Test("A value that is sent while another one goes on counts at once")
    func sentMeanwhile() {
        let subject = PassthroughSubject<Int, Never>()
        var (values, sums) = ([Int](), [Int]())
        let counted = subject.prefix(3).sink { value in
            values.append(value)
            subject.send(value + 1)
        }
        let summed = subject.scan(0, +).sink { sums.append($0) }
        subject.send(1)
        #expect(values == [1, 2, 3])
        #expect(sums == [4, 7, 9, 10])
        counted.cancel()
        summed.cancel()
    }

    @Test("Operators keep their closures, not the publisher before them")
    func publishersAreNotKept() {
        weak var former: PassthroughSubject<Int, Never>?
        var sinks: [AnyCancellable] = []
        do {
            let subject = PassthroughSubject<Int, Never>()
            former = subject
            // Finishes at once, which lets go of the subject itself.
            sinks.append(subject.handleEvents(receiveCancel: {}).map { $0 }.filter { _ in true }.prefix { _ in true }.sink { _ in })
            sinks.append(
                subject.map(\.self).first { _ in true }.tryFilter { _ in true }.sink(receiveCompletion: { _ in }, receiveValue: { _ in }))
            subject.send(completion: .finished)
        }
        #expect(former == nil)
        #expect(sinks.count == 2)
    }

    @Test("A subject that is attached to a present value passes it on to who asks first")
    func presentValueOfAnAttachedSubject() {
        let (source, subject) = (CurrentValueSubject<Int, Never>(1), PassthroughSubject<Int, Never>())
        let link = source.subscribe(subject)
        let recorder = subject.record()
        source.send(2)
        #expect(recorder.text == "1 2")
        let present = CurrentValueSubject<Int, Never>(0)
        let secondLink = source.subscribe(present)
        #expect(present.record().text == "2")
        link.cancel()
        secondLink.cancel()
    }

    @Test("An operator whose closure cancels it passes nothing on")
    func cancelledMeanwhile() {
        let subject = PassthroughSubject<Int, Never>()
        var (sink, values) = (AnyCancellable?.none, [Int]())
        sink = subject.first { _ in
            sink?.cancel()
            return true
        }.sink { values.append($0) }
        subject.send(1)
        #expect(values.isEmpty)
    }

    @Test("Beginnings and ends")
    func parts() {
        #expect(text(numbers.first()) == "1 end")
        #expect(text(numbers.last()) == "1 end")
        #expect(text(numbers.first { $0 > 2 }) == "3 end")
        #expect(text(numbers.dropFirst(5)) == "4 1 end")
        #expect(text(numbers.prefix(2)) == "1 2 end")
        #expect(text(numbers.prefix(0)) == "end")
        #expect(text(numbers.drop { $0 < 3 }) == "3 4 4 1 end")
        #expect(text(numbers.prefix { $0 < 3 }) == "1 2 2 end")
        #expect(text(numbers.output(at: 3)) == "3 end")
        #expect(text(numbers.output(in: 4...)) == "4 4 1 end")
        #expect(text(numbers.ignoreOutput()) == "end")
        #expect(text(numbers.last { $0 > 2 }) == "4 end")
        #expect(text(numbers.prepend(9, 8).append(7)) == "9 8 1 2 2 3 4 4 1 7 end")
        #expect(text(Empty<Int, Never>().replaceEmpty(with: 5)) == "5 end")
        #expect(text(Just(1).replaceEmpty(with: 5)) == "1 end")
    }

    @Test("Beginnings that another publisher ends")
    func untilOutput() {
        let (subject, signal) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
        let (before, after) = (subject.prefix(untilOutputFrom: signal).record(), subject.drop(untilOutputFrom: signal).record())
        subject.send(1)
        signal.send()
        subject.send(2)
        #expect(before.text == "1 end")
        #expect(after.text == "2")
    }

    @Test("All values make one")
    func results() {
        #expect(text(numbers.count()) == "7 end")
        #expect(text(numbers.reduce(0, +)) == "17 end")
        #expect(text(numbers.max()) == "4 end")
        #expect(text(numbers.min()) == "1 end")
        #expect(text(numbers.contains(3)) == "true end")
        #expect(text(numbers.contains(9)) == "false end")
        #expect(text(numbers.allSatisfy { $0 > 1 }) == "false end")
        #expect(text(numbers.collect()) == "[1, 2, 2, 3, 4, 4, 1] end")
        #expect(text(numbers.tryReduce(0) { if $1 == 3 { throw Trouble.first } else { $0 + $1 } }) == "first")
        let source = Source<Int, Never>()
        let recorder = source.contains(2).record(nil)
        source.send(2)
        #expect(source.cancels == 1)
        #expect(recorder.text == "")
        recorder.request(1)
        #expect(recorder.text == "true end")
    }

    @Test("MO-91: so many values at a time")
    func collectByCount() {
        #expect(text(numbers.collect(3)) == "[1, 2, 2] [3, 4, 4] [1] end")
        let source = Source<Int, Trouble>()
        let recorder = source.collect(2).record(.max(2))
        #expect(source.asked == [.max(4)])
        for value in 1...3 { source.send(value) }
        source.end(.failure(.first))
        #expect(recorder.text == "[1, 2] first")
    }

    @Test("MO-72, MO-73: the newest of all")
    func combineLatest() {
        let (first, second) = (PassthroughSubject<String, Trouble>(), PassthroughSubject<String, Trouble>())
        let recorder = first.combineLatest(second) { $0 + $1 }.record()
        first.send("0")
        first.send("1")
        second.send("a")
        second.send("b")
        first.send("2")
        #expect(recorder.text == "1a 1b 2b")
        first.send(completion: .finished)
        second.send("c")
        second.send(completion: .finished)
        #expect(recorder.text == "1a 1b 2b 2c end")
        let source = Source<Int, Never>()
        let three = Publishers.CombineLatest3(Just(1), Just("x"), source).record(.max(1))
        #expect(source.asked == [.unlimited])
        #expect(source.send(7) == .none)
        #expect(three.text == #"(1, "x", 7)"#)
        source.send(8)
        #expect(three.lines.count == 1)
        let failing = first.combineLatest(Fail<Int, Trouble>(error: .second)).record()
        #expect(failing.text == "end")
        #expect(Empty<Int, Never>().combineLatest(Just(1)).record().text == "end")
        #expect(Just(Int?.none).combineLatest([Int?.some(1), nil].publisher).record().text == "(nil, Optional(1)) (nil, nil) end")
    }

    @Test("MO-74: all as they come")
    func merge() {
        let (first, second) = (PassthroughSubject<Int, Trouble>(), PassthroughSubject<Int, Trouble>())
        let recorder = first.merge(with: second).record()
        first.send(1)
        second.send(2)
        first.send(completion: .finished)
        second.send(3)
        second.send(completion: .failure(.first))
        #expect(recorder.text == "1 2 3 first")
        #expect(Publishers.MergeMany([Just(1), Just(2)]).record().text == "1 2 end")
        #expect(Publishers.MergeMany([Just<Int>]()).record().text == "end")
        #expect(Just(1).merge(with: [2, 3].publisher, Just(4)).record(.max(3)).text == "1 2 3")
        let source = Source<Int, Trouble>()
        let slow = source.merge(with: first).record(.max(1))
        #expect(source.asked == [.max(1)])
        source.send(1)
        source.send(2)
        #expect(slow.text == "1")
        slow.request(1)
        #expect(slow.text == "1 2")
        source.end(.failure(.second))
        #expect(slow.text == "1 2 second")
    }

    @Test("MO-75: firsts with firsts, seconds with seconds")
    func zip() {
        let (first, second) = (PassthroughSubject<Int, Trouble>(), PassthroughSubject<String, Trouble>())
        let recorder = first.zip(second) { "\($0)\($1)" }.record()
        first.send(1)
        first.send(2)
        second.send("a")
        first.send(completion: .finished)
        second.send("b")
        #expect(recorder.text == "1a 2b end")
        let source = Source<Int, Never>()
        let pairs = source.zip(Just(1)).record(.max(2))
        #expect(source.asked == [.max(2)])
        source.send(5)
        #expect(pairs.text == "(5, 1) end")
        #expect(source.cancels == 1)
        #expect(Publishers.Zip3(Just(1), Just(2), Fail<Int, Never>.never).record().text == "")
    }

    @Test("What waits is handed on in its order, and in time that grows with its number alone")
    func manyWaiting() {
        let child = (0..<50_000).publisher
        let recorder = Just(0).flatMap { _ in child }.buffer(size: .max, prefetch: .byRequest, whenFull: .dropNewest).record(nil)
        recorder.request(50_000)
        #expect(recorder.lines.count == 50_001 && recorder.lines[49_999] == "49999" && recorder.lines.last == "end")
    }

    @Test("MO-76: publishers of values, side by side")
    func flatMap() {
        #expect(text([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }) == "1 10 2 20 end")
        let (outer, inner) = (Source<Int, Trouble>(), PassthroughSubject<Int, Trouble>())
        let recorder = outer.flatMap(maxPublishers: .max(1)) { _ in inner }.record()
        #expect(outer.asked == [.max(1)])
        outer.send(0)
        inner.send(4)
        outer.end(.finished)
        #expect(recorder.text == "4")
        inner.send(completion: .finished)
        #expect(recorder.text == "4 end")
        let child = Source<Int, Never>()
        let slow = Just(0).flatMap { _ in child }.record(.max(1))
        #expect(child.asked == [.max(1)])
        for value in 1...2 { child.send(value) }
        #expect(slow.text == "1")
        slow.request(1)
        #expect(slow.text == "1 2")
        #expect(text(Just(1).flatMap { _ in Fail<Int, Trouble>(error: .first) }) == "first")
        #expect(text(Fail<Int, Trouble>(error: .second).flatMap { _ in Just(1) }) == "second")
    }

    @Test("MO-77: the newest publisher only")
    func switchToLatest() {
        let outer = PassthroughSubject<PassthroughSubject<Int, Trouble>, Trouble>()
        let (first, second) = (PassthroughSubject<Int, Trouble>(), PassthroughSubject<Int, Trouble>())
        let recorder = outer.switchToLatest().record()
        outer.send(first)
        first.send(1)
        outer.send(second)
        first.send(2)
        second.send(3)
        outer.send(completion: .finished)
        second.send(4)
        second.send(completion: .finished)
        #expect(recorder.text == "1 3 4 end")
        let sources = [Source<Int, Never>(), Source<Int, Never>()]
        let places = PassthroughSubject<Int, Never>()
        let limited = places.map { sources[$0] }.switchToLatest().record(.max(3))
        places.send(0)
        sources[0].send(1)
        places.send(1)
        #expect(sources[0].cancels == 1)
        #expect(sources[1].asked == [.max(2)])
        #expect(limited.text == "1")
    }

    @Test("MO-87, MO-88: one subscription for all")
    func sharing() {
        let source = Source<Int, Never>()
        let shared = source.share()
        let first = shared.record()
        source.send(1)
        let second = shared.record()
        source.send(2)
        #expect(first.text == "1 2")
        #expect(second.text == "2")
        #expect(source.subscribers.count == 1)
        #expect(source.asked == [.unlimited])
        first.cancel()
        second.cancel()
        #expect(source.cancels == 1)
        let third = shared.record()
        source.send(3)
        #expect(third.text == "3")
        #expect(source.subscribers.count == 2)
        let connectable = [1, 2].publisher.makeConnectable()
        let (one, two) = (connectable.record(), connectable.record())
        #expect(one.text == "")
        let connection = connectable.connect()
        #expect(one.text == "1 2 end")
        #expect(two.text == "1 2 end")
        connection.cancel()
    }

    @Test("MO-89, MO-90: what comes after an error")
    func recovering() {
        var attempts = 0
        let failing = Deferred { () -> AnyPublisher<Int, Trouble> in
            attempts += 1
            return [attempts].publisher.setFailureType(to: Trouble.self).append(Fail(error: .first)).eraseToAnyPublisher()
        }
        #expect(text(failing.retry(2)) == "1 2 3 first")
        attempts = 0
        let slow = failing.retry(1).record(.max(2))
        #expect(slow.text == "1 2 first")
        #expect(text(failing.catch { _ in Just(0) }) == "3 0 end")
        #expect(text(failing.replaceError(with: 9)) == "4 9 end")
        #expect(text(failing.tryCatch { error -> Just<Int> in throw error }) == "5 first")
        #expect(text(failing.mapError { _ in Trouble.second }) == "6 second")
        let limited = failing.catch { _ in [7, 8, 9].publisher }.record(.max(2))
        #expect(limited.text == "7 7")
    }

    @Test("MO-92: values are kept until they are wanted")
    func buffer() {
        let source = Source<Int, Trouble>()
        let recorder = source.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest).record(nil)
        #expect(source.asked == [.max(2)])
        for value in 1...3 { source.send(value) }
        recorder.request(1)
        #expect(recorder.text == "1")
        #expect(source.asked == [.max(2), .max(1)])
        source.end(.finished)
        recorder.request(5)
        #expect(recorder.text == "1 2 end")
        let oldest = Source<Int, Trouble>()
        let late = oldest.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).record(nil)
        #expect(oldest.asked == [.unlimited])
        for value in 1...4 { oldest.send(value) }
        late.request(9)
        #expect(late.text == "3 4")
        let strict = Source<Int, Trouble>()
        let failed = strict.buffer(size: 1, prefetch: .byRequest, whenFull: .customError { .second }).record(nil)
        for value in 1...2 { strict.send(value) }
        failed.request(1)
        #expect(failed.text == "1 second")
        #expect(strict.cancels == 1)
    }
}

extension Fail where Output == Int, Failure == Never {
    fileprivate static var never: Empty<Int, Never> { Empty(completeImmediately: false) }
}
