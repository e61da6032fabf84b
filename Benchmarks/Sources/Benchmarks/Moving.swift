@_spi(ForasteroInternal) import Display
import UIKit
import UIKitTesting

@_spi(ForasteroInternal) import UIKitCore

/// Frames of an app in which one small thing moves by itself.
enum Moving {
    private static let limit = 50.0

    @MainActor static let benchmarks = [
        Benchmark(name: "frame of an app while a caret blinks", budget: limit, rounds: 240) {
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
            let frames = makeFrames(of: field)
            field.becomeFirstResponder()
            return frames
        },
        Benchmark(name: "frame of an app while a switch moves", budget: limit, rounds: 240) {
            let control = UISwitch(frame: CGRect(x: 20, y: 100, width: 51, height: 31))
            let frames = makeFrames(of: control)
            return { rounds in
                for round in 0..<rounds {
                    if round.isMultiple(of: 12) { control.setOn(!control.isOn, animated: true) }
                    frames(1)
                }
            }
        },
        Benchmark(name: "frame of an app while an activity indicator turns", budget: limit, rounds: 240) {
            let indicator = UIActivityIndicatorView(style: .large)
            indicator.frame.origin = CGPoint(x: 20, y: 100)
            indicator.startAnimating()
            return makeFrames(of: indicator)
        },
    ]

    /// Frames of a sixtieth of a second, painted as they are where somebody sees them: what falls due, and the one turn of the run loop
    /// that it wakes. A driver of tests turns the loop several times, until nothing more happens; an application does not.
    @MainActor
    private static func makeFrames(of view: UIView) -> Benchmark.Work {
        let screen = TestScreen(showing: view)
        let display = DisplayHost.current.display
        (display as? HeadlessScreen)?.isWatched = true
        screen.settle()
        return { rounds in
            defer { withExtendedLifetime(screen) {} }
            for _ in 0..<rounds {
                display.clock.advance(by: MediaClock.frameDuration)
                _ = RunLoop.main.run(mode: .default, before: .distantPast)
            }
        }
    }
}
