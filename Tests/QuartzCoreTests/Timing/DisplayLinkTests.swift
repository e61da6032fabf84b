import Display
import Testing

@testable import QuartzCore

private final class Target: NSObject {
    var times: [CFTimeInterval] = []
    @objc func step(_ link: CADisplayLink) { times.append(link.timestamp) }
}

@Suite("A display link")
@MainActor
struct DisplayLinkTests {
    private let clock = MediaClock(.virtual(startingAt: 0))
    private let target = Target()

    private func makeLink() -> CADisplayLink {
        CADisplayLink(target: target, selector: #selector(Target.step(_:)), clock: clock)
    }

    @Test("calls its target before each frame until it is invalidated")
    func calls() {
        let link = makeLink()
        clock.advance(by: 0.1)
        #expect(target.times.isEmpty)
        link.add(to: .main, forMode: .common)
        clock.advance(by: 0.1)
        #expect(target.times.count == 6)
        #expect(abs(link.targetTimestamp - link.timestamp - 1.0 / 60) < 1e-9)
        #expect(abs(link.duration - 1.0 / 60) < 1e-9)
        link.invalidate()
        clock.advance(by: 0.1)
        #expect(target.times.count == 6)
        #expect(!clock.isMakingFrames)
    }

    @Test("rests while it is paused, also when it was paused before it was added")
    func pause() {
        let link = makeLink()
        link.isPaused = true
        link.add(to: .main, forMode: .default)
        clock.advance(by: 0.1)
        #expect(target.times.isEmpty)
        link.isPaused = false
        clock.advance(by: 0.1)
        #expect(target.times.count == 6)
        link.invalidate()
    }

    @Test("is called as often as it wishes", arguments: [(30, 30), (20, 20), (0, 60), (90, 60)])
    func rate(wish: Int, expected: Int) {
        let link = makeLink()
        link.preferredFramesPerSecond = wish
        link.add(to: .main, forMode: .default)
        clock.advance(by: 1.001)
        #expect(target.times.count == expected)
        link.invalidate()
    }

    @Test("is called every so many frames where it wishes for no rate", arguments: [(1, 60), (2, 30), (3, 20), (0, 60)])
    func interval(frames: Int, expected: Int) {
        let link = makeLink()
        link.frameInterval = frames
        link.add(to: .main, forMode: .default)
        clock.advance(by: 1.001)
        #expect(target.times.count == expected)
        link.preferredFramesPerSecond = 30
        clock.advance(by: 1)
        #expect(target.times.count == expected + 30)
        link.invalidate()
    }

    @Test("goes on until it is removed from every mode that it was added to")
    func modes() {
        let link = makeLink()
        link.add(to: .main, forMode: .default)
        link.add(to: .main, forMode: .common)
        link.add(to: .main, forMode: .common)
        link.remove(from: .main, forMode: .common)
        clock.advance(by: 0.1)
        #expect(target.times.count == 6)
        link.remove(from: .main, forMode: .default)
        clock.advance(by: 0.1)
        #expect(target.times.count == 6)
    }

    @Test("keeps its target alive until it is invalidated")
    func lifetime() {
        weak var watched: Target?
        var link: CADisplayLink?
        do {
            let target = Target()
            watched = target
            link = CADisplayLink(target: target, selector: #selector(Target.step(_:)), clock: clock)
            link?.add(to: .main, forMode: .default)
        }
        #expect(watched != nil)
        link?.invalidate()
        #expect(watched == nil)
    }
}
