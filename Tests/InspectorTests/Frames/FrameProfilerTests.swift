import Testing
@_spi(ForasteroInternal) import QuartzCore
@_spi(ForasteroInternal) import UIKitCore
import UIKitTesting

@_spi(ForasteroInternal) @testable import Inspector

@MainActor
private final class Clock {
    var nanoseconds: UInt64 = 5_000_000
    var layouts = 0
}

@MainActor
struct FrameProfilerTests {
    @Test("Each pass takes the time since the one before it; frames are counted, and the oldest are forgotten")
    func passes() {
        let clock = Clock()
        let profiler = FrameProfiler(now: { clock.nanoseconds }, layoutCount: { clock.layouts })
        // It came in the middle of a frame.
        profiler.passEnded(.present)
        profiler.frameEnded(paintedPixels: 1)
        #expect(profiler.records.isEmpty)
        for number in 1...1000 {
            clock.nanoseconds += 16_000_000
            profiler.frameBegan()
            for (index, pass) in FramePass.allCases.enumerated() {
                clock.nanoseconds += UInt64(index + 1) * 100_000
                profiler.passEnded(pass)
            }
            clock.layouts += number
            profiler.frameEnded(paintedPixels: number * 10)
        }
        let last = profiler.records.last
        #expect(last?.number == 1000)
        #expect(last?.passes == [0.1, 0.2, 0.3, 0.4, 0.5])
        #expect(last?.paintedPixels == 10_000)
        #expect(last?.viewsLaidOut == 1000)
        #expect(profiler.records.first?.time != 0)
        #expect(profiler.records.count <= FrameProfiler.most)
        #expect(profiler.records(after: 997).map(\.number) == [998, 999, 1000])
        #expect(profiler.records(after: 1000).isEmpty)
        #expect(profiler.records(after: 5000).isEmpty)
        #expect(profiler.records(after: -5).count == profiler.records.count)
    }

    @Test("The frames of a screen: what was painted and laid out; nothing is heard when the last page is gone")
    func frames() throws {
        let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 30))
        screen.window.addSubview(view)
        screen.settle()
        let inspector = AppInspector(host: .current, now: { 0 })
        inspector.welcome(1)
        inspector.welcome(2)
        view.backgroundColor = .red
        view.setNeedsLayout()
        screen.settle()
        let report = inspector.answer(try InspectorRequest(parsing: #"{"ask":"frames","number":1,"since":0}"#)).frames
        #expect(report?.latest == 1)
        #expect(report?.screenPixels == 10_000)
        #expect(report?.records.first?.paintedPixels == 600)
        #expect(report?.records.first?.viewsLaidOut == 1)
        #expect(report?.passNames == ["layout", "display", "commit", "composite", "present"])
        inspector.forget(1)
        #expect(DisplayHost.current.frameMeter != nil)
        #expect(Inspection.views != nil)
        #expect(Inspection.census != nil)
        inspector.forget(2)
        #expect(DisplayHost.current.frameMeter == nil)
        #expect(Inspection.views == nil)
        #expect(Inspection.census == nil)
    }

    @Test("Objects are counted as they come and go, with those that were there before")
    func counts() throws {
        final class Rare: UIView {}
        let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
        screen.window.addSubview(Rare())
        let inspector = AppInspector(host: .current, now: { 0 })
        inspector.welcome(1)
        func count(_ name: String) throws -> Int {
            let counts = inspector.answer(try InspectorRequest(parsing: #"{"ask":"counts","number":1}"#)).counts ?? []
            return counts.filter { $0.className.hasSuffix(name) }.reduce(0) { $0 + $1.count }
        }
        #expect(try count("Rare") == 1)
        var more: [UIView] = (0..<3).map { _ in Rare() }
        #expect(try count("Rare") == 4)
        more.removeAll()
        #expect(try count("Rare") == 1)
        let taps = (0..<2).map { _ in UITapGestureRecognizer() }
        #expect(try count("UITapGestureRecognizer") >= 2 && count("CALayer") > 0)
        withExtendedLifetime(taps) {}
        inspector.forget(1)
    }
}
