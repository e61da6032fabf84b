@_spi(ForasteroInternal) import Display
import References
import UIKit
import UIKitTesting

@_spi(ForasteroInternal) import QuartzCore

/// Collection views of square pictures in four columns, on a screen of 390×844 points at scale 2.
enum Grids {
    @MainActor static let benchmarks =
        frames(of: "flow layout") { GridLayouts.flow() } + frames(of: "compositional layout") { GridLayouts.compositional() } + [
            Benchmark(name: "opening and scrolling a grid of 1,000,000 pictures, compared with 1,000", unit: "×", limit: 1.2) {
                FrameTimes.ratio(of: 1_000_000, to: 1_000) { count in FrameTimes.seconds { _ = scrolled(items: count) } }
            },
            Benchmark(name: "memory of a grid of 1,000,000 pictures, compared with 1,000", unit: "×", limit: 1.2) {
                FrameTimes.ratio(of: 1_000_000, to: 1_000) { count in FrameTimes.bytes { scrolled(items: count) } }
            },
            Benchmark(name: "first frame of 10,000 items with estimated heights, compared with 100", unit: "×", limit: 1.2) {
                FrameTimes.ratio(of: 10_000, to: 100) { count in
                    FrameTimes.seconds { _ = GridScene(items: count, layout: GridLayouts.estimated(), cell: SelfSizingCell.self) }
                }
            },
            Benchmark(name: "10,000 changes of items in one batch, among 100,000", unit: "ms", limit: 50) {
                let screen = TestScreen()
                let scene = GridScene(items: 100_000, layout: GridLayouts.flow(), in: screen.window)
                screen.settle()
                let changes = ItemChanges()
                let times = (0..<5).map { _ in
                    let seconds = FrameTimes.seconds { scene.make(changes) }
                    screen.wait(1)
                    return seconds * 1000
                }
                return times.sorted()[2]
            },
            Benchmark(name: "requests for memory to lay out a frame of a scrolling grid, on average", unit: "", limit: 0) {
                requests(GridLayouts.flow()) { $0.layOut(scrolledTo: $1) }.reduce(0, +) / 600
            },
            Benchmark(name: "frame of 200 cells that move to another layout, the slowest", unit: "ms", limit: 1000.0 / 60) {
                slowestFrameOfTransition()
            },
        ]

    @MainActor
    private static func frames(of name: String, _ layout: @escaping @MainActor () -> UICollectionViewLayout) -> [Benchmark] {
        [
            Benchmark(name: "frame of a scrolling grid in a \(name), on average", unit: recompositions, limit: 1.5) {
                measure(GridScene(items: 100_000, layout: layout())).average
            },
            Benchmark(name: "frame of a scrolling grid in a \(name), the slowest of 100", unit: recompositions, limit: 4) {
                measure(GridScene(items: 100_000, layout: layout())).slowestOfHundred
            },
            Benchmark(name: "requests for memory to paint a frame of a scrolling grid in a \(name), on average", unit: "", limit: 0) {
                requests(layout()) { $0.scroll(to: $1) }.reduce(0, +) / 600
            },
        ]
    }

    private static let recompositions = "× copying all cells from pictures of them"

    @MainActor
    private static func measure(_ scene: GridScene) -> FrameTimes {
        let grid = reference_grid_create()
        defer { reference_grid_destroy(grid) }
        return FrameTimes {
            scene.scroll(to: CGFloat($0) * 13)
        } copy: {
            reference_grid_show(grid, $0 * 26)
        }
    }

    /// Of each of 600 frames, after as many others. In one of seven cells come and go.
    @MainActor
    private static func requests(_ layout: UICollectionViewLayout, _ show: (GridScene, CGFloat) -> Void) -> [Double] {
        let scene = scrolled(items: 100_000, in: layout, frames: 600)
        return (601...1200).map { frame in FrameTimes.allocations { show(scene, CGFloat(frame) * 13) } }
    }

    /// A grid of so many pictures, with the first frames of scrolling it.
    @MainActor
    private static func scrolled(items: Int, in layout: UICollectionViewLayout = GridLayouts.flow(), frames: Int = 200) -> GridScene {
        let scene = GridScene(items: items, layout: layout)
        for frame in 1...frames { scene.scroll(to: CGFloat(frame) * 13) }
        return scene
    }

    /// In milliseconds of the processor, for all that a frame does.
    @MainActor
    private static func slowestFrameOfTransition() -> Double {
        let screen = TestScreen()
        let scene = GridScene(items: 400, layout: GridLayouts.flow(columns: 10), in: screen.window)
        screen.settle()
        var slowest = 0.0
        for columns in [9, 10, 9] {
            let start = FrameTimes.seconds { scene.view.setCollectionViewLayout(GridLayouts.flow(columns: columns), animated: true) }
            let frames = (0..<24).map { _ in FrameTimes.seconds { screen.wait(1.0 / 60) } }
            slowest = max(slowest, start, frames.max() ?? 0)
            screen.wait(1)
        }
        return slowest * 1000
    }
}

/// The layouts that are compared.
@MainActor
enum GridLayouts {
    static func flow(columns: Int = 4) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        let side = (780 / CGFloat(columns)).rounded(.down) / 2
        layout.itemSize = CGSize(width: side, height: side)
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 0
        return layout
    }

    static func compositional() -> UICollectionViewCompositionalLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.25)), subitems: [item])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    static func estimated() -> UICollectionViewCompositionalLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}
