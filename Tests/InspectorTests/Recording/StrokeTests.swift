import Drive
import Testing
import UIKitTesting

@_spi(ForasteroInternal) @testable import Inspector

struct StrokeTests {
    private func stroke(_ points: [(Double, Double, Double)]) -> Stroke {
        Stroke(
            target: RecordedTarget(driveTarget: .named("Q"), element: nil),
            samples: points.map { Stroke.Sample(location: CGPoint(x: $0.0, y: $0.1), time: $0.2) })
    }

    @Test("A finger that stays taps or presses, one that moves drags, and one that rests at the end holds")
    func kinds() {
        #expect(stroke([(10, 10, 0), (13, 12, 0.05), (10, 10, 0.1)]).command == .tap(.named("Q")))
        #expect(stroke([(10, 10, 1), (10, 10, 1.75)]).command == .press(.named("Q"), seconds: 0.75))
        #expect(
            stroke([(10, 10, 0), (60, 10, 0.25), (110, 10, 0.5)]).command
                == .drag(.point(CGPoint(x: 10, y: 10)), to: .point(CGPoint(x: 110, y: 10)), seconds: 0.5))
        #expect(
            stroke([(10, 10, 0), (60, 10, 0.25), (110, 10, 0.5), (110, 10, 0.75)]).command
                == .drag(.point(CGPoint(x: 10, y: 10)), to: .point(CGPoint(x: 110, y: 10)), seconds: 0.5, hold: 0.25))
        #expect(
            stroke([(10, 10, 0), (11, 10, 0.5), (60, 10, 0.75), (110, 10, 1)]).command
                == .drag(.point(CGPoint(x: 10, y: 10)), to: .point(CGPoint(x: 110, y: 10)), after: 0.5, seconds: 0.5))
    }

    @Test("Two fingers pinch or turn, whichever is more pronounced")
    func pairs() {
        let target = DriveTarget.named("Photo")
        let apart = StrokePair(first: stroke([(100, 100, 0), (50, 100, 1)]), second: stroke([(200, 100, 0), (250, 100, 1)]))
        #expect(apart.command(on: target) == .pinch(target, scale: 2))
        let turned = StrokePair(first: stroke([(100, 100, 0), (150, 50, 1)]), second: stroke([(200, 100, 0), (150, 150, 1)]))
        #expect(turned.command(on: target) == .rotate(target, degrees: 90))
        #expect(turned.middle == CGPoint(x: 150, y: 100))
    }
}
