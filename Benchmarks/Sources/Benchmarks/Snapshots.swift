import References
import UIKit
import UIKitTesting

/// The pictures of tests of apps.
enum Snapshots {
    @MainActor static let benchmarks = [
        Benchmark(name: "1,000 comparisons of a phone's screen with a picture that is kept", unit: "s", limit: 10) {
            let screen = TestScreen(showing: SnapshotScene())
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("snapshot-\(getpid())")
            try? FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: file) }
            let test = file.appendingPathComponent("Test.swift").path
            try? screen.verifySnapshot("Rows", record: .missing, filePath: test)
            let count = 50
            let start = reference_processor_time()
            for _ in 0..<count {
                guard (try? screen.verifySnapshot("Rows", record: .never, filePath: test)) != nil else { return .infinity }
            }
            return (reference_processor_time() - start) / Double(count) * 1000
        }
    ]
}

/// A screen full of rows under a bar.
@MainActor
private final class SnapshotScene: UINavigationController {
    convenience init() {
        let list = SnapshotList(style: .plain)
        list.title = "Rows"
        self.init(rootViewController: list)
    }
}

@MainActor
private final class SnapshotList: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        cell.detailTextLabel?.text = "What stands below it"
        return cell
    }
}
