import XCTest

@testable import AVFoundation

/// Speech by dispatchers that behave well and badly.
@MainActor
final class DispatchedSpeechTests: XCTestCase {
    private func engine(_ dispatcher: FakeDispatcher) -> DispatchedSpeech {
        let path = dispatcher.path
        return DispatchedSpeech { try SpeechConnection(path: path) }
    }

    private func request(_ text: String, _ change: (AVSpeechUtterance) -> Void = { _ in }) -> SpeechRequest {
        let utterance = AVSpeechUtterance(string: text)
        change(utterance)
        return SpeechRequest(utterance)
    }

    /// Speaks to the end, and returns the reports.
    private func reports(
        _ engine: DispatchedSpeech, _ request: SpeechRequest, react: @escaping @MainActor (SpeechReport) -> Void = { _ in }
    ) async -> [SpeechReport] {
        var reports: [SpeechReport] = []
        let ended = expectation(description: "end")
        engine.begin(request) {
            reports.append($0)
            react($0)
            if [.finished, .stopped].contains($0) { ended.fulfill() }
        }
        await fulfillment(of: [ended], timeout: 20)
        return reports
    }

    func testTextsAreSpokenWordByWord() async throws {  // MO-167
        let dispatcher = try FakeDispatcher(.speaks)
        defer { dispatcher.end() }
        let engine = engine(dispatcher)
        let reports = await reports(
            engine,
            request("A <b> &\n. c") { ($0.rate, $0.pitchMultiplier, $0.volume) = (1, 0.5, 0.5) })
        XCTAssertEqual(reports.first, .started)
        XCTAssertEqual(
            reports.dropFirst(),
            [
                .word(NSRange(location: 0, length: 1)), .word(NSRange(location: 2, length: 3)), .word(NSRange(location: 10, length: 1)),
                .finished,
            ])
        let lines = dispatcher.lines
        XCTAssertTrue(lines[0].hasPrefix("SET self CLIENT_NAME "))
        XCTAssertTrue(lines.contains("SET self NOTIFICATION ALL on"))
        for setting in ["RATE 100", "PITCH -100", "VOLUME 0"] { XCTAssertTrue(lines.contains("SET self \(setting)"), setting) }
        XCTAssertTrue(
            lines.contains(
                "<speak><mark name=\"0\"/>A <mark name=\"1\"/>&lt;b&gt; &amp; . <mark name=\"2\"/>c</speak>"), "\(lines)")
        // The next one goes over the same connection.
        let next = await self.reports(engine, request(""))
        XCTAssertEqual(next, [.started, .finished])
        XCTAssertEqual(dispatcher.lines.filter { $0.hasPrefix("SET self CLIENT_NAME") }.count, 1)
    }

    func testSpeechPausesAndGoesOn() async throws {  // MO-167
        let dispatcher = try FakeDispatcher(.pauses)
        defer { dispatcher.end() }
        let engine = engine(dispatcher)
        let reports = await reports(engine, request("a b")) { report in
            if case .word(let range) = report, range.location == 0 { engine.pause(at: .immediate) }
            if report == .paused { engine.resume() }
        }
        XCTAssertEqual(
            reports,
            [.started, .word(NSRange(location: 0, length: 1)), .paused, .resumed, .word(NSRange(location: 2, length: 1)), .finished])
    }

    func testSpeechStopsBeforeTheNextWord() async throws {  // MO-167
        let dispatcher = try FakeDispatcher(.speaks)
        defer { dispatcher.end() }
        let engine = engine(dispatcher)
        let reports = await reports(engine, request("a b")) { if $0 == .started { engine.stop(at: .word) } }
        XCTAssertEqual(reports, [.started, .stopped])
    }

    func testWhatIsStoppedAtOnceIsNotHeardOfAgain() async throws {  // MO-167
        let dispatcher = try FakeDispatcher(.pauses)
        defer { dispatcher.end() }
        let engine = engine(dispatcher)
        let began = expectation(description: "begin")
        var reports: [SpeechReport] = []
        engine.begin(request("a b")) {
            reports.append($0)
            if $0 == .started { began.fulfill() }
        }
        await fulfillment(of: [began], timeout: 20)
        engine.stop(at: .immediate)
        let count = reports.count
        // The dispatcher answers in order: it has been quiet for long when this one begins.
        let next = await self.reports(engine, request("c")) { if $0 == .started { engine.stop(at: .word) } }
        XCTAssertEqual(next.last, .stopped)
        XCTAssertEqual(reports.count, count)
        XCTAssertTrue(dispatcher.lines.contains("CANCEL self"))
    }

    func testWhatCannotBeSpokenIsStopped() async throws {  // MO-167
        for mode in [FakeDispatcher.Mode.interrupts, .refuses, .leaves, .babbles] {
            let dispatcher = try FakeDispatcher(mode)
            let reports = await reports(engine(dispatcher), request("a b"))
            XCTAssertEqual(reports.last, .stopped, "\(mode)")
            XCTAssertEqual(reports.contains(.started), mode == .interrupts, "\(mode)")
            dispatcher.end()
        }
        let nobody = await reports(DispatchedSpeech { throw SpeechConnection.Failure() }, request("a"))
        XCTAssertEqual(nobody, [.stopped])
        let nowhere = await reports(DispatchedSpeech { try SpeechConnection(path: "/nonexistent") }, request("a"))
        XCTAssertEqual(nowhere, [.stopped])
    }

    func testADispatcherThatComesBackSpeaksAgain() async throws {  // MO-167
        let (bad, good) = (try FakeDispatcher(.leaves), try FakeDispatcher(.speaks))
        defer { [bad, good].forEach { $0.end() } }
        let paths = Paths([bad.path, good.path])
        let engine = DispatchedSpeech { try SpeechConnection(path: paths.next()) }
        let first = await reports(engine, request("a"))
        let second = await reports(engine, request("a"))
        XCTAssertEqual(first, [.stopped])
        XCTAssertEqual(second.last, .finished)
    }

    private final class Paths: @unchecked Sendable {
        private var paths: [String]
        init(_ paths: [String]) { self.paths = paths }
        func next() -> String { paths.removeFirst() }
    }

    func testVoicesAreThoseOfTheDispatcher() throws {  // MO-167
        let dispatcher = try FakeDispatcher(.speaks)
        defer { dispatcher.end() }
        let voices = try SpeechVoice.read(from: SpeechConnection(path: dispatcher.path))
        XCTAssertEqual(voices.map(\.nativeName), ["Ann", "Bea"])
        XCTAssertEqual(voices.map(\.language), ["en-GB", "de"])
        XCTAssertEqual(SpeechVoice.best(for: "de-AT", among: voices)?.name, "Bea")
        XCTAssertEqual(SpeechVoice.best(for: "en", among: voices)?.name, "Ann")
        XCTAssertNil(SpeechVoice.best(for: "fr", among: voices))
    }

    func testTheDispatcherIsWhereTheEnvironmentSays() {  // MO-167
        XCTAssertEqual(SpeechConnection.path(["SPEECHD_ADDRESS": "unix_socket:/a", "XDG_RUNTIME_DIR": "/r"]), "/a")
        XCTAssertEqual(SpeechConnection.path(["XDG_RUNTIME_DIR": "/r"]), "/r/speech-dispatcher/speechd.sock")
        XCTAssertNil(SpeechConnection.path([:]))
    }
}
