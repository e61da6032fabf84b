import UIKit
import UIKitTesting

@_spi(ForasteroInternal) import QuartzCore

extension Growth {
    static let frames = [
        Growth(work: "a table scrolls", what: "rows of the table", amounts: [100, 1_000, 10_000, 100_000, 1_000_000], isFlat: true) {
            let table = PeerScrolling(under: nil, rows: $0)
            return { table.show($0) }
        },
        Growth(work: "one view moves", what: "views on the screen", amounts: [10, 100, 1_000, 10_000], isFlat: true) { count in
            let scene = GrowingScene()
            scene.fill(count)
            return { scene.move(1, $0) }
        },
        Growth(work: "one view moves", what: "views outside of the screen", amounts: [10, 100, 1_000, 10_000, 100_000], isFlat: true) {
            let scene = GrowingScene()
            scene.fill(10)
            scene.fill($0, below: 1000)
            return { scene.move(1, $0) }
        },
        Growth(work: "all views move", what: "views on the screen", amounts: [10, 100, 1_000, 10_000], isFlat: false) { count in
            let scene = GrowingScene()
            scene.fill(count)
            return { scene.move(count, $0) }
        },
        Growth(work: "one view moves", what: "superviews around it", amounts: [1, 10, 100, 1_000], isFlat: false) { depth in
            let scene = GrowingScene()
            scene.nest(depth)
            return { scene.move(1, $0) }
        },
        Growth(
            work: "a scroll view scrolls", what: "subviews outside of the screen", amounts: [10, 100, 1_000, 10_000], isFlat: true
        ) { count in
            let scene = GrowingScene()
            scene.scroll(over: count)
            return { scene.scroll($0) }
        },
        Growth(work: "a square changes its color", what: "pixels that change", amounts: [400, 6_400, 102_400, 518_400], isFlat: false) {
            let scene = GrowingScene()
            scene.addSquare(ofPixels: $0)
            return { scene.recolor($0) }
        },
    ]
}

/// A screen of 390×844 points at scale 2 with more and more on it.
@MainActor
private final class GrowingScene {
    private let screen = TestScreen(scale: 2)
    private let host = PeerWork.makeHost()
    private var views: [UIView] = []
    private var scrollView: UIScrollView?

    private func add(_ view: UIView, to superview: UIView? = nil) {
        view.backgroundColor = [UIColor.red, .green, .blue][views.count % 3]
        if let superview { superview.addSubview(view) } else { host.rootLayer.addSublayer(view.layer) }
        views.append(view)
    }

    /// Adds small views in lines.
    func fill(_ count: Int, below top: CGFloat = 0) {
        host.show {
            for index in 0..<count {
                let (line, place) = (CGFloat(index / 38 % 80), CGFloat(index % 38))
                add(UIView(frame: CGRect(x: place * 10, y: top + line * 10, width: 8, height: 8)))
            }
        }
    }

    /// Puts each view into the one before; the last is the one that moves.
    func nest(_ depth: Int) {
        host.show {
            for _ in 0..<depth { add(UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), to: views.last) }
            add(UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8)), to: views.last)
        }
        views.reverse()
    }

    /// Puts small views into a scroll view, most of them far below.
    func scroll(over count: Int) {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        scrollView.contentSize = CGSize(width: 390, height: 2000 + count * 10)
        for index in 0..<20 { scrollView.addSubview(UIView(frame: CGRect(x: 20, y: index * 50, width: 300, height: 40))) }
        for index in 0..<count { scrollView.addSubview(UIView(frame: CGRect(x: 20, y: 2000 + index * 10, width: 8, height: 8))) }
        for (index, view) in scrollView.subviews.enumerated() { view.backgroundColor = [.red, .green, .blue][index % 3] }
        host.show { host.rootLayer.addSublayer(scrollView.layer) }
        self.scrollView = scrollView
    }

    func scroll(_ round: Int) {
        host.show { scrollView?.contentOffset.y = CGFloat(round) }
    }

    func addSquare(ofPixels count: Int) {
        let side = Double(count).squareRoot() / 2
        host.show { add(UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))) }
    }

    func move(_ count: Int, _ round: Int) {
        host.show {
            for view in views.prefix(count) { view.frame.origin.x += round.isMultiple(of: 2) ? 1 : -1 }
        }
    }

    func recolor(_ round: Int) {
        host.show { views[0].backgroundColor = round.isMultiple(of: 2) ? .red : .blue }
    }
}
