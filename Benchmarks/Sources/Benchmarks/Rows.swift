@_spi(ForasteroInternal) import Display
import References
import UIKit
import UIKitTesting

@_spi(ForasteroInternal) import QuartzCore

/// A table of 100,000 rows that scrolls, on a screen of 390×844 points at scale 2.
enum Rows {
    @MainActor static let benchmarks = [
        Benchmark(name: "frame of a scrolling table, on average", unit: recompositions, limit: 2) {
            measure(TableScene(rows: 100_000)).average
        },
        Benchmark(name: "frame of a scrolling table, the slowest of 100", unit: recompositions, limit: 5) {
            measure(TableScene(rows: 100_000)).slowestOfHundred
        },
        Benchmark(name: "frame of 1,000 cells from a nib, on average", unit: recompositions, limit: 2) {
            measure(TableScene(rows: 1000, cells: Nibs.cell)).average
        },
        Benchmark(name: "frame of 1,000 cells from a nib, the slowest of 100", unit: recompositions, limit: 5) {
            measure(TableScene(rows: 1000, cells: Nibs.cell)).slowestOfHundred
        },
        Benchmark(name: "opening and scrolling 1,000,000 rows, compared with 1,000", unit: "×", limit: 1.2) {
            FrameTimes.ratio(of: 1_000_000, to: 1_000) { count in FrameTimes.seconds { _ = scrolled(rows: count) } }
        },
        Benchmark(name: "memory of 1,000,000 rows, compared with 1,000", unit: "×", limit: 1.2) {
            FrameTimes.ratio(of: 1_000_000, to: 1_000) { count in FrameTimes.bytes { scrolled(rows: count) } }
        },
        Benchmark(name: "10,000 changes of rows in one batch, among 100,000", unit: "ms", limit: 50) {
            let screen = TestScreen()
            let scene = TableScene(rows: 100_000, in: screen.window)
            screen.settle()
            let changes = RowChanges()
            let times = (0..<5).map { _ in
                let seconds = FrameTimes.seconds { scene.make(changes) }
                screen.wait(1)
                return seconds * 1000
            }
            return times.sorted()[2]
        },
    ]

    private static let recompositions = "× copying all rows from pictures of them"

    @MainActor
    private static func measure(_ scene: TableScene) -> FrameTimes {
        let rows = reference_rows_create()
        defer { reference_rows_destroy(rows) }
        return FrameTimes {
            scene.scroll(to: CGFloat($0) * 13)
        } copy: {
            reference_rows_show(rows, $0 * 26)
        }
    }

    /// A table of so many rows, with the first frames of scrolling it.
    @MainActor
    private static func scrolled(rows: Int) -> TableScene {
        let scene = TableScene(rows: rows)
        for frame in 1...200 { scene.scroll(to: CGFloat(frame) * 13) }
        return scene
    }
}

/// Rows with a picture, a title, a subtitle, a separator and a chevron.
@MainActor
private final class TableScene: NSObject, UITableViewDataSource {
    /// The scale for views outside of windows: pixels as large as those that are painted.
    private let screen = TestScreen(scale: 2)
    private let host = LayerHost(
        geometry: ScreenGeometry(size: CGSize(width: 390, height: 844), scale: 2), clock: MediaClock(.virtual(startingAt: 0)))
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
    private let count: Int
    private let icons: [UIImage]

    /// - Parameters:
    ///   - cells: what they are made from; a class without it.
    ///   - window: where the table is shown; a screen of its own without one.
    init(rows: Int, cells: UINib? = nil, in window: UIWindow? = nil) {
        count = rows
        icons = (0..<16).map(TableScene.icon)
        super.init()
        if let cells {
            table.register(cells, forCellReuseIdentifier: "row")
        } else {
            table.register(SubtitleCell.self, forCellReuseIdentifier: "row")
        }
        table.rowHeight = 44
        table.dataSource = self
        if let window {
            window.addSubview(table)
        } else {
            host.rootLayer.addSublayer(table.layer)
            scroll(to: 0)
        }
    }

    /// A picture with a pixel for each of the screen's, as the pictures of apps have.
    private static func icon(_ index: Int) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        return UIGraphicsImageRenderer(size: CGSize(width: 29, height: 29), format: format).image { _ in
            UIColor(hue: CGFloat(index) / 16, saturation: 0.6, brightness: 0.9, alpha: 1).setFill()
            UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 29, height: 29), cornerRadius: 6).fill()
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        precondition(cell.detailTextLabel != nil, "The rows of the benchmark are to have subtitles.")
        cell.textLabel?.text = "Row number \(indexPath.row)"
        cell.detailTextLabel?.text = "Subtitle of row \(indexPath.row)"
        cell.imageView?.image = icons[indexPath.row % icons.count]
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    /// Has the table make changes, and shows them.
    func make(_ changes: RowChanges) {
        table.performBatchUpdates {
            table.deleteRows(at: changes.deleted, with: .automatic)
            table.insertRows(at: changes.inserted, with: .automatic)
            table.reloadRows(at: changes.reloaded, with: .automatic)
            for (source, target) in zip(changes.moved, changes.targets) { table.moveRow(at: source, to: target) }
        }
    }

    func scroll(to y: CGFloat) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        table.contentOffset.y = y
        CATransaction.commit()
        host.run(.layout ... .composite, advancingAnimations: true)
    }
}

private final class SubtitleCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { nil }
}

/// A quarter each of rows that are deleted, inserted, reloaded and moved, all over the table.
private struct RowChanges {
    let deleted = RowChanges.rows(at: 0)
    let inserted = RowChanges.rows(at: 1)
    let reloaded = RowChanges.rows(at: 7)
    let moved = RowChanges.rows(at: 3)
    let targets = RowChanges.rows(at: 11)

    private static func rows(at offset: Int) -> [IndexPath] {
        (0..<2500).map { IndexPath(row: $0 * 40 + offset, section: 0) }
    }
}
