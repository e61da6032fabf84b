import Display
import Testing

@Suite("A virtual clock")
@MainActor
struct MediaClockTests {
    let clock = MediaClock(.virtual(startingAt: 10))

    @Test("stands still until it is moved")
    func moves() {
        #expect(clock.now == 10)
        clock.advance(by: 0.25)
        #expect(clock.now == 10.25)
    }

    @Test("calls timers at exactly their time, in the order of their times and then of their making")
    func timerOrder() {
        var calls: [String] = []
        clock.addTimer(after: 2) { [clock] in calls.append("late \(clock.now)") }
        clock.addTimer(after: 1) { [clock] in calls.append("first \(clock.now)") }
        clock.addTimer(after: 1) { [clock] in calls.append("second \(clock.now)") }
        clock.advance(by: 1.5)
        #expect(calls == ["first 11.0", "second 11.0"])
        clock.advance(by: 0.5)
        #expect(calls.last == "late 12.0")
    }

    @Test("repeats timers until they are invalidated, also by themselves")
    func repeats() {
        var times: [Double] = []
        var timer: MediaTimer?
        timer = clock.addTimer(after: 0.5, repeatingEvery: 0.5) { [clock] in
            times.append(clock.now)
            if times.count == 3 { timer?.invalidate() }
        }
        clock.advance(by: 10)
        #expect(times == [10.5, 11, 11.5])
        #expect(timer?.isValid == false)
    }

    @Test("calls a timer that a timer added only when time has come for it")
    func nested() {
        var times: [Double] = []
        clock.addTimer(after: 1) { [clock] in
            clock.addTimer(after: 0) { times.append(clock.now) }
            clock.addTimer(after: 1) { times.append(clock.now) }
        }
        clock.advance(by: 1)
        #expect(times == [11])
        clock.advance(by: 1)
        #expect(times == [11, 12])
    }

    @Test("makes frames at whole multiples of a sixtieth, and only while they are wanted")
    func frames() {
        var frames: [FrameTime] = []
        let callback = clock.addFrameCallback { frames.append($0) }
        #expect(clock.isMakingFrames)
        clock.advance(by: 0.1)
        #expect(frames.count == 6)
        #expect(frames[0].timestamp > 10)
        #expect(abs(frames[0].timestamp * 60 - 601) < 1e-6)
        #expect(abs(frames[5].targetTimestamp * 60 - 607) < 1e-6)
        callback.isPaused = true
        #expect(!clock.isMakingFrames)
        clock.advance(by: 1)
        callback.isPaused = false
        clock.advance(by: 1.0 / 60)
        #expect(frames.count == 7)
        callback.invalidate()
        clock.advance(by: 1)
        #expect(frames.count == 7)
    }

    @Test("turns once before it moves and once after each stop")
    func turns() {
        var turns: [Double] = []
        clock.turnHandler = { [clock] in turns.append(clock.now) }
        clock.addTimer(after: 0.25) {}
        clock.advance(by: 1)
        #expect(turns == [10, 10.25])
    }

    @Test("cannot be moved backwards")
    func misuse() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            MediaClock(.virtual(startingAt: 0)).advance(by: -1)
        }
        await #expect(processExitsWith: .failure) { @MainActor in
            MediaClock(.real).advance(by: 1)
        }
    }
}
