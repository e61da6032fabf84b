import Combine
import Foundation
import FoundationNetworking
import Testing

struct MakingTests {
    @Test("MO-65: one value, none, or an error")
    func simple() {
        let just = Just(1).record(nil)
        #expect(just.text == "")
        just.request(1)
        #expect(just.text == "1 end")
        #expect(Empty<Int, Never>().record().text == "end" && Empty<Int, Never>(completeImmediately: false).record().text == "")
        #expect(Fail<Int, Trouble>(error: .second).record().text == "second")
        #expect(Optional(3).publisher.record().text == "3 end")
        #expect(Int?.none.publisher.record().text == "end")
        #expect(Result<Int, Trouble>.failure(.first).publisher.record().text == "first")
        #expect(Result<Int, Trouble>.success(2).publisher.record().text == "2 end")
        #expect(Record<Int, Trouble>(output: [1, 2], completion: .failure(.first)).record().text == "1 2 first")
    }

    @Test("MO-67: a sequence delivers at once as many values as were asked for, and ends right after the last")
    func sequence() {
        let slow = [1, 2, 3].publisher.record(nil)
        #expect(slow.text == "")
        slow.request(2)
        #expect(slow.text == "1 2")
        slow.request(1)
        #expect(slow.text == "1 2 3 end")
        #expect([Int]().publisher.record(nil).text == "end")
    }

    @Test("MO-66: a future begins at once, and its first outcome counts")
    func future() {
        var promise: Future<Int, Never>.Promise?
        let future = Future<Int, Never> { promise = $0 }
        #expect(promise != nil)
        let (early, slow) = (future.record(), future.record(nil))
        promise?(.success(1))
        promise?(.success(2))
        #expect(early.text == "1 end")
        #expect(slow.text == "")
        #expect(future.record().text == "1 end")
        slow.request(1)
        #expect(slow.text == "1 end")
        var made = 0
        let deferred = Deferred { () -> Just<Int> in
            made += 1
            return Just(made)
        }
        #expect(made == 0)
        #expect(deferred.record().text == "1 end")
        #expect(deferred.record().text == "2 end")
    }

    @Test("MO-66: a future's value can be waited for")
    func awaited() async throws {
        #expect(await Future<Int, Never> { $0(.success(4)) }.value == 4)
        await #expect(throws: Trouble.first) { try await Future<Int, any Error> { $0(.failure(Trouble.first)) }.value }
    }

    @Test("MO-68: values come one by one for loops")
    func values() async throws {
        var seen: [Int] = []
        for await value in [1, 2, 3].publisher.values { seen.append(value) }
        #expect(seen == [1, 2, 3])
        let failing = [1].publisher.setFailureType(to: Trouble.self).append(Fail(error: .second))
        await #expect(throws: Trouble.second) { for try await value in failing.values { seen.append(value) } }
        #expect(seen == [1, 2, 3, 1])
    }

    @Test("MO-93: coders read and write")
    func coding() {
        struct Point: Codable, Equatable { var x: Int }
        let source = Just(Data(#"{"x": 3}"#.utf8)).decode(type: Point.self, decoder: JSONDecoder())
        var (points, errors) = ([Point](), 0)
        _ = source.sink(receiveCompletion: { if case .failure = $0 { errors += 1 } }, receiveValue: { points.append($0) })
        _ = Just(Data("nothing".utf8)).decode(type: Point.self, decoder: JSONDecoder())
            .sink(receiveCompletion: { if case .failure = $0 { errors += 1 } }, receiveValue: { points.append($0) })
        #expect(points == [Point(x: 3)])
        #expect(errors == 1)
        #expect(
            Just(Point(x: 1)).encode(encoder: JSONEncoder()).map { String(decoding: $0, as: UTF8.self) }.record().lines.first == #"{"x":1}"#
        )
    }

    @Test("MO-101: each subscriber has something loaded, once it asks for it; a failure is passed on")
    func loading() async throws {
        let address = try #require(URL(string: "data:text/plain;base64,bG9hZGVk"))
        var texts: [String] = []
        let publisher = URLSession.shared.dataTaskPublisher(for: address).map { String(decoding: $0.data, as: UTF8.self) }
        for try await text in publisher.values { texts.append(text) }
        for try await text in publisher.values { texts.append(text) }
        #expect(texts == ["loaded", "loaded"])
        let unknown = try #require(URL(string: "unknown:address"))
        let missing = URLSession.shared.dataTaskPublisher(for: unknown)
        await #expect(throws: URLError.self) { for try await _ in missing.values {} }
    }

    @Test("MO-101: a task begins with the demand, and is cancelled with the subscription; what is late is nobody's")
    func tasks() {
        final class Log: @unchecked Sendable { var lines: [String] = [] }
        let log = Log()
        nonisolated(unsafe) var finish: ((Result<Int, Trouble>) -> Void)?
        let publisher = _TaskPublisher<Int, Trouble> { done in
            log.lines.append("begin")
            finish = done
            return { log.lines.append("cancel") }
        }
        let recorder = publisher.record(nil)
        #expect(log.lines.isEmpty)
        recorder.request(1)
        recorder.request(1)
        finish?(.success(4))
        recorder.cancel()
        #expect(log.lines == ["begin"])
        #expect(recorder.text == "4 end")
        let cancelled = publisher.record()
        cancelled.cancel()
        finish?(.failure(.first))
        #expect(log.lines == ["begin", "begin", "cancel"])
        #expect(cancelled.text == "")
    }

    @Test("MO-99: notifications come as they are posted, to those who have asked")
    func notifications() {
        let (center, name) = (NotificationCenter(), Notification.Name("test"))
        let recorder = center.publisher(for: name).map { $0.userInfo?["n"] as? Int ?? 0 }.record(.max(1))
        center.post(name: name, object: nil, userInfo: ["n": 1])
        center.post(name: name, object: nil, userInfo: ["n": 2])
        recorder.request(1)
        center.post(name: name, object: nil, userInfo: ["n": 3])
        recorder.cancel()
        center.post(name: name, object: nil, userInfo: ["n": 4])
        #expect(recorder.text == "1 3")
    }
}
