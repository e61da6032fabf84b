import BlockCounter
import UIKit
import UIKitTesting

// Throws a table of 100,000 rows again and again. Says after each time how many blocks of memory there are more than before.
// usage: Flings COUNT

/// Rows with a title, a subtitle and a chevron.
@MainActor
final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100_000 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .subtitle, reuseIdentifier: "row")
        cell.textLabel?.text = "Row number \(indexPath.row)"
        cell.detailTextLabel?.text = "Subtitle of row \(indexPath.row)"
        cell.accessoryType = .disclosureIndicator
        return cell
    }
}

let rows = Rows()
let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
table.rowHeight = 44
table.dataSource = rows
let screen = TestScreen(showing: table)

for _ in 0..<(CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1) {
    let before = live_blocks()
    try screen.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 200), in: 0.06)
    screen.wait(5)
    precondition(table.contentOffset.y > 1000, "The table has moved by \(table.contentOffset.y) points only.")
    table.contentOffset.y = 0
    screen.settle()
    // First of all: printing takes memory itself.
    let remaining = live_blocks() - before
    print(remaining)
}
