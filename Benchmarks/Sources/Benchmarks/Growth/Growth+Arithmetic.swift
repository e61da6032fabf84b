import LayoutEngine
@_spi(ForasteroInternal) import QuartzCore
import UIKit
import UIKitTesting

extension Growth {
    static let arithmetic = [
        Growth(
            work: "one constraint changes", what: "constraints that do not depend on it", amounts: [12, 120, 1_200, 12_000, 120_000],
            isFlat: true
        ) { count in
            let solver = LayoutSolver()
            let cells = (0..<count / 12).map { _ in ConstraintCell(in: solver) }
            solver.solve()
            return { round in
                cells[cells.count / 2].setWidth(Double(390 + round), in: solver)
                _ = solver.takeChanges()
            }
        },
        Growth(
            work: "one constraint changes", what: "constraints that depend on it", amounts: [40, 400, 4_000, 40_000], isFlat: false
        ) { count in
            let chain = ConstraintChain(rows: count / 4)
            return { round in
                chain.setFirstHeight(Double(44 + round))
                _ = chain.solver.takeChanges()
            }
        },
        Growth(
            work: "a key is typed into a text view", what: "characters of the text", amounts: [100, 1_000, 10_000, 100_000, 1_000_000],
            isFlat: true
        ) { count in
            let text = GrowingText(String(repeating: "Rows of ten, and lines of a hundred characters.\n", count: max(1, count / 48)))
            return { text.type($0) }
        },
        Growth(work: "a label changes its text", what: "characters of the text", amounts: [10, 100, 1_000, 10_000], isFlat: false) {
            count in
            // Views outside of windows go by the screen that was used last.
            let screen = TestScreen(scale: 2)
            screen.settle()
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            label.numberOfLines = 0
            let host = PeerWork.makeHost()
            host.rootLayer.addSublayer(label.layer)
            return { round in
                host.show { label.text = PeerWords.text(round, count: count) }
                withExtendedLifetime(screen) {}
            }
        },
    ]
}

/// A text view into whose middle is typed.
@MainActor
private final class GrowingText {
    private let screen = TestScreen(scale: 2)
    private let host = PeerWork.makeHost()
    private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    init(_ text: String) {
        view.font = .systemFont(ofSize: 17)
        view.text = text
        host.rootLayer.addSublayer(view.layer)
        host.show { view.selectedRange = NSRange(location: 20, length: 0) }
    }

    /// Each fortieth key ends the line.
    func type(_ round: Int) {
        host.show { view.insertText(round % 40 == 39 ? "\n" : "a") }
    }
}
