import Testing

@testable import QuartzCore

@Suite("Runs of an animation")
struct MediaTimingTests {
    private func timing(_ change: (inout MediaTiming) -> Void) -> MediaTiming {
        var timing = MediaTiming()
        timing.duration = 2
        change(&timing)
        return timing
    }

    @Test("Without fill mode there is no effect before the beginning and after the end")
    func removed() {
        let timing = timing { _ in }
        #expect(timing.moment(atLocalTime: -0.1) == nil)
        #expect(timing.moment(atLocalTime: 0)?.position == 0)
        #expect(timing.moment(atLocalTime: 1.5)?.position == 1.5)
        #expect(timing.moment(atLocalTime: 2) == nil)
    }

    @Test("Fill modes hold the first and the last moment")
    func fill() {
        let timing = timing { $0.fillMode = .both }
        #expect(timing.moment(atLocalTime: -5)?.position == 0)
        #expect(timing.moment(atLocalTime: 5)?.position == 2)
    }

    @Test("Repetitions start again; those that are turned back run backwards", arguments: [(2.5, 0.5), (3.9, 1.9)])
    func repeats(time: Double, position: Double) {
        let plain = timing { $0.repeatCount = 3 }
        #expect(abs((plain.moment(atLocalTime: time)?.position ?? -1) - position) < 1e-9)
        let turned = timing {
            $0.repeatCount = 3
            $0.autoreverses = true
        }
        #expect(abs((turned.moment(atLocalTime: time)?.position ?? -1) - (2 - position)) < 1e-9)
        #expect(turned.activeDuration == 12)
    }

    @Test("What is held at the end is where the runs were cut off")
    func cut() {
        let half = timing {
            $0.repeatCount = 1.5
            $0.fillMode = .forwards
        }
        #expect(half.moment(atLocalTime: 99) == MediaMoment(position: 1, run: 1))
        let whole = timing {
            $0.repeatCount = 2
            $0.fillMode = .forwards
        }
        #expect(whole.moment(atLocalTime: 99) == MediaMoment(position: 2, run: 1))
        let turned = timing {
            $0.autoreverses = true
            $0.fillMode = .forwards
        }
        #expect(turned.moment(atLocalTime: 99)?.position == 0)
    }

    @Test("Endless repetition neither ends nor overflows")
    func endless() {
        let timing = timing { $0.repeatCount = .infinity }
        #expect(timing.activeDuration == .infinity)
        #expect((0...2).contains(timing.moment(atLocalTime: 1e18)?.position ?? -1))
        let huge = self.timing { $0.repeatCount = .greatestFiniteMagnitude }
        #expect(huge.moment(atLocalTime: 1)?.position == 1)
    }

    @Test("Speed, begin and offset give the active time, and are taken back")
    func conversion() {
        let timing = timing {
            $0.beginTime = 10
            $0.speed = 2
            $0.timeOffset = 1
        }
        #expect(timing.localTime(forParentTime: 12) == 5)
        #expect(timing.parentTime(forLocalTime: 5) == 12)
    }
}
