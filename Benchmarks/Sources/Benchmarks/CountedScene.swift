import References
import UIKit
import UIKitTesting

/// Work whose instructions are counted: always the same, and little of it, as counting takes fifty times as long as doing it.
@MainActor
struct CountedScene {
    let name: String
    /// Makes what the work needs, and does it once; what it returns is counted.
    let make: () -> () -> Void

    static let all = [
        CountedScene(name: "layers-opaque") { frames(of: PeerLayers(alpha: 1)) },
        CountedScene(name: "layers-translucent") { frames(of: PeerLayers(alpha: 0.5)) },
        CountedScene(name: "scroll") { frames(of: PeerScrolling(under: nil)) },
        CountedScene(name: "scroll-bar") { frames(of: PeerScrolling(under: PeerScrolling.makeTranslucentBar())) },
        CountedScene(name: "scroll-blur") { frames(of: PeerScrolling(under: PeerScrolling.makeBlurringBar())) },
        CountedScene(name: "views") { { PeerViews.makeAndRemove(2000) } },
        CountedScene(name: "view-find") { search(PeerViews.makeTree(20_000)) },
        CountedScene(name: "labels") { labels { $0.showLabels(80, startingAt: $1 * 80) } },
        CountedScene(name: "label-again") { labels { text, _ in text.measureAgain(400) } },
        CountedScene(name: "paragraph") { { PeerText.showParagraphs(2) } },
        CountedScene(name: "cells") { { for _ in 0..<20 { _ = PeerCells.makeCell() } } },
        CountedScene(name: "cell-width") { widths(of: (0..<10).map { _ in PeerCells.makeCell() }) },
    ]

    func run() {
        let screen = TestScreen(scale: 2)
        let work = make()
        work()
        let counted: @convention(c) (UnsafeMutableRawPointer?) -> Void = { context in
            guard let context else { return }
            Unmanaged<Work>.fromOpaque(context).takeUnretainedValue().body()
        }
        let boxed = Work(body: work)
        withExtendedLifetime((boxed, screen)) { reference_counted(counted, Unmanaged.passUnretained(boxed).toOpaque()) }
    }

    private final class Work {
        let body: () -> Void
        init(body: @escaping () -> Void) { self.body = body }
    }

    private static func frames(of layers: PeerLayers) -> () -> Void { frames(4) { layers.show($0) } }

    private static func frames(of table: PeerScrolling) -> () -> Void { frames(20) { table.show($0) } }

    /// Each time it is called, it shows the frames after those of the last time.
    private static func frames(_ count: Int, _ show: @escaping (Int) -> Void) -> () -> Void {
        var next = 0
        return {
            for frame in next..<(next + count) { show(frame) }
            next += count
        }
    }

    private static func labels(_ body: @escaping (PeerText, _ time: Int) -> Void) -> () -> Void {
        let text = PeerText()
        return frames(1) { body(text, $0) }
    }

    /// Where several views have a tag all are looked at, up to the first that has it; here these are the last ones.
    private static func search(_ root: UIView) -> () -> Void {
        var parent = root
        while let next = parent.subviews.last, !next.subviews.isEmpty { parent = next }
        for view in parent.subviews.suffix(2) { view.tag = 78 }
        return { precondition(root.viewWithTag(78) != nil) }
    }

    private static func widths(of cells: [UIView]) -> () -> Void {
        frames(10) { PeerCells.narrow(cells, by: CGFloat($0)) }
    }
}
