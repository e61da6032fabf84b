import UIKit
import UIKitTesting

/// A search in 100,000 rows of a table with a diffable data source, a letter at a time.
enum Searches {
    @MainActor static let benchmarks = [
        Benchmark(name: "key of a search among 100,000 rows, beside the app's own work, the slowest", unit: "ms", limit: 16) {
            let scene = SearchScene()
            return ["1", "12", "123", "1234", "123", "12", "1", ""].map { scene.type($0) * 1000 }.max() ?? 0
        }
    ]
}

@MainActor
private final class SearchScene {
    private let screen = TestScreen()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
    private let names = (0..<100_000).map { "Person number \($0)" }
    private let source: UITableViewDiffableDataSource<Int, String>

    init() {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        source = UITableViewDiffableDataSource(tableView: table) { table, path, name in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            cell.textLabel?.text = name
            return cell
        }
        screen.window.addSubview(table)
        source.apply(snapshot(names), animatingDifferences: false)
        screen.settle()
    }

    private func snapshot(_ names: [String]) -> NSDiffableDataSourceSnapshot<Int, String> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(names)
        return snapshot
    }

    /// Seconds of the processor from the snapshot to the frame that shows what matches. To find out what does, and to write it down, is the
    /// app's own work.
    func type(_ text: String) -> Double {
        let found = snapshot(text.isEmpty ? names : names.filter { $0.contains(text) })
        return FrameTimes.seconds {
            source.apply(found, animatingDifferences: false)
            screen.wait(1.0 / 60)
        }
    }
}
