@_spi(ForasteroInternal) import Display
import References
import UIKit
import UIKitTesting

@_spi(ForasteroInternal) import QuartzCore

/// A text view of a million characters that scrolls, on a screen of 390×844 points at scale 2.
enum TextScrolling {
    @MainActor static let benchmarks = [
        Benchmark(name: "frame of a scrolling text of 1,000,000 characters, on average", unit: recompositions, limit: 2) {
            measure().average
        },
        Benchmark(name: "frame of a scrolling text of 1,000,000 characters, the slowest of 100", unit: recompositions, limit: 5) {
            measure().slowestOfHundred
        },
    ]

    private static let recompositions = "× copying all rows of a table from pictures of them"

    @MainActor
    private static func measure() -> FrameTimes {
        let scene = TextScene()
        let rows = reference_rows_create()
        defer { reference_rows_destroy(rows) }
        return FrameTimes {
            scene.scroll(to: CGFloat($0) * 13)
        } copy: {
            reference_rows_show(rows, $0 * 26)
        }
    }
}

@MainActor
private final class TextScene {
    /// What views outside of windows go by: pixels as large as those that are painted.
    private let screen = TestScreen(scale: 2)
    private let host = LayerHost(
        geometry: ScreenGeometry(size: CGSize(width: 390, height: 844), scale: 2), clock: MediaClock(.virtual(startingAt: 0)))
    private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    init() {
        view.font = .systemFont(ofSize: 17)
        view.text = Texts.text
        host.rootLayer.addSublayer(view.layer)
        scroll(to: 0)
    }

    func scroll(to y: CGFloat) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        view.contentOffset.y = y
        CATransaction.commit()
        host.run(.layout ... .composite, advancingAnimations: true)
    }
}
