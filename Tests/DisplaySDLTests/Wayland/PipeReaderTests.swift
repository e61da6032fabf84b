import Display
import Foundation
import Testing

@testable import DisplaySDL

/// What other programs write to a pipe, or do not.
@MainActor
struct PipeReaderTests {
    private let clock = MediaClock(.virtual(startingAt: 0))
    private let (reading, writing): (Int32, Int32)

    init() throws {
        var ends: [Int32] = [-1, -1]
        try #require(pipe(&ends) == 0)
        (reading, writing) = (ends[0], ends[1])
    }

    private func write(_ bytes: [UInt8]) { _ = bytes.withUnsafeBytes { Foundation.write(writing, $0.baseAddress, $0.count) } }

    private final class Outcome {
        var result: Result<Data, PipeReader.Failure>?
    }

    private func reader(mostBytes: Int = 1 << 20) -> (PipeReader, Outcome) {
        let outcome = Outcome()
        return (PipeReader(reading, clock: clock, mostBytes: mostBytes) { outcome.result = $0 }, outcome)
    }

    /// Lets the run loop go on until something has happened, or will not.
    private func turns(until isDone: () -> Bool) async {
        var turns = 0
        while !isDone(), turns < 1_000_000 {
            await Task.yield()
            turns += 1
        }
    }

    @Test("AX-78: all that is written comes, by the run loop, in pieces")
    func pieces() async {
        let (reader, outcome) = reader()
        for piece in [[1, 2], [3]] as [[UInt8]] {
            write(piece)
            for _ in 0..<1000 { await Task.yield() }
            #expect(outcome.result == nil && reader.isWaiting)
        }
        close(writing)
        await turns { outcome.result != nil }
        #expect(outcome.result == .success(Data([1, 2, 3])))
        #expect(!reader.isWaiting)
    }

    @Test("AX-78: one who is silent is given up by the app's clock, and one who writes a little now and then, too")
    func silence() {
        let (silent, outcome) = reader()
        clock.advance(by: 4.9)
        #expect(silent.isWaiting)
        write([1])
        silent.read()
        clock.advance(by: 4.9)
        #expect(silent.isWaiting)
        clock.advance(by: 0.2)
        #expect(outcome.result == .failure(.silence))
        close(writing)
    }

    @Test("AX-78: one who writes a little now and then does not go on for ever")
    func trickle() {
        let (reader, outcome) = reader()
        for _ in 0..<10 {
            write([1])
            reader.read()
            clock.advance(by: 4)
        }
        #expect(outcome.result == .failure(.silence))
        close(writing)
    }

    @Test("AX-78: one who writes without an end is given up, and a look takes a piece only")
    func endless() {
        let (reader, outcome) = reader(mostBytes: 200_000)
        _ = fcntl(writing, F_SETFL, O_NONBLOCK)
        let piece = [UInt8](repeating: 7, count: 50_000)
        for _ in 0..<10 where reader.isWaiting {
            write(piece)
            reader.read()
        }
        #expect(outcome.result == .failure(.tooMuch))
        close(writing)
    }

    @Test("A reader that is given up says nothing more")
    func cancelling() async {
        let (reader, outcome) = reader()
        write([1])
        reader.cancel()
        close(writing)
        for _ in 0..<1000 { await Task.yield() }
        clock.advance(by: 100)
        #expect(outcome.result == nil && !reader.isWaiting)
    }

    @Test("AX-78: a writer goes on as fast as it is read")
    func writing() async {
        let data = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 7) })
        var isDone = false
        let writer = PipeWriter(data, to: writing, clock: clock) { isDone = true }
        let (reader, outcome) = reader()
        await turns { outcome.result != nil }
        #expect(outcome.result == .success(data))
        #expect(isDone && !reader.isWaiting)
        _ = writer
    }

    @Test("AX-78: a writer ends with one who has gone, without a signal, and forgets one who does not read")
    func goneReader() async {
        var ended = 0
        close(reading)
        let first = PipeWriter(Data([1]), to: writing, clock: clock) { ended += 1 }
        await turns { ended > 0 }
        #expect(ended == 1)
        var ends: [Int32] = [-1, -1]
        _ = pipe(&ends)
        let second = PipeWriter(Data(count: 1 << 20), to: ends[1], clock: clock) { ended += 1 }
        for _ in 0..<1000 { await Task.yield() }
        #expect(ended == 1)
        clock.advance(by: 11)
        #expect(ended == 2)
        close(ends[0])
        _ = (first, second)
    }
}
