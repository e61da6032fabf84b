import References
@_spi(ForasteroInternal) import Display
import UIKit

@_spi(ForasteroInternal) import QuartzCore

/// Tables on a screen of 390×844 points at scale 2.
enum Tables {
    @MainActor static let benchmarks = [
        Benchmark(name: "frame of a table of 100,000 rows, scrolled by 13 points", atMost: 6, timesOf: "a copy of the screen", rounds: 120)
        {
            let scene = TableScene(rows: 100_000)
            let copy = ScreenCopy(scene.host.picture)
            return (
                { rounds in
                    for _ in 0..<rounds { scene.scroll() }
                },
                { copy.run($0) }
            )
        },
        Benchmark(
            name: "opening and scrolling a table of 1,000,000 rows", atMost: 1.2, timesOf: "the same with 1,000", rounds: 3
        ) {
            let million: Benchmark.Work = { openAndScroll(rows: 1_000_000, $0) }
            let thousand: Benchmark.Work = { openAndScroll(rows: 1_000, $0) }
            return (million, thousand)
        },
        Benchmark(name: "memory of a table of 1,000,000 rows", unit: "× one of 1,000", limit: 1.2) {
            let small = bytes(ofTableWith: 1_000)
            return Double(bytes(ofTableWith: 1_000_000)) / Double(small)
        },
    ]

    @MainActor
    private static func openAndScroll(rows: Int, _ rounds: Int) {
        for _ in 0..<rounds {
            let scene = TableScene(rows: rows)
            for _ in 0..<40 { scene.scroll() }
        }
    }

    @MainActor
    private static func bytes(ofTableWith rows: Int) -> Int {
        let before = reference_heap_bytes()
        let scene = TableScene(rows: rows)
        for _ in 0..<40 { scene.scroll() }
        let bytes = reference_heap_bytes() - before
        return withExtendedLifetime(scene) { bytes }
    }
}

/// A table that fills the screen: rows with a picture, two texts and a chevron.
@MainActor
private final class TableScene {
    let host = LayerHost(
        geometry: ScreenGeometry(size: CGSize(width: 390, height: 844), scale: 2), clock: MediaClock(.virtual(startingAt: 0)))
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let source: Rows

    init(rows: Int) {
        source = Rows(count: rows)
        table.rowHeight = 44
        table.dataSource = source
        host.rootLayer.addSublayer(table.layer)
        show()
    }

    func scroll() {
        table.contentOffset.y += 13
        show()
    }

    private func show() {
        table.layoutIfNeeded()
        host.render()
    }
}

@MainActor
private final class Rows: NSObject, UITableViewDataSource {
    private let count: Int
    private let picture = UIImage(systemName: "circle.fill")

    init(count: Int) { self.count = count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .subtitle, reuseIdentifier: "row")
        cell.imageView?.image = picture
        cell.textLabel?.text = "Row number \(indexPath.row)"
        cell.detailTextLabel?.text = "Detail"
        cell.accessoryType = .disclosureIndicator
        return cell
    }
}
