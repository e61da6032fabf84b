import Testing
import UIKitTesting

@testable import UIKitLists

/// Two fingers that select rows.
@MainActor
struct RowSweepTests {
    @MainActor
    private final class Source: RowSource {
        var mayBegin = true

        @objc func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
            log.append("shouldBegin \(indexPath.row)")
            return mayBegin
        }
        @objc func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
            log.append("didBegin \(indexPath.row)")
            tableView.setEditing(true, animated: false)
        }
        @objc func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { log.append("didEnd") }
        @objc func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select \(indexPath.row)") }
        @objc func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { log.append("deselect \(indexPath.row)") }
        @objc func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            indexPath.row == 5 ? nil : indexPath
        }
    }

    @MainActor
    private struct Stage {
        let source = Source(rows: 30)
        let table: UITableView
        let screen: TestScreen

        init() {
            table = UITableView.shown(source, delegate: source) { $0.allowsMultipleSelectionDuringEditing = true }
            table.contentInsetAdjustmentBehavior = .never
            screen = TestScreen(showing: table)
            source.log = []
        }

        var selected: [Int] { (table.indexPathsForSelectedRows?.map(\.row) ?? []).sorted() }

        func sweep(_ rows: [CGFloat]) {
            let start = rows[0] * 44 + 22
            let (first, second) = (screen.touchDown(at: CGPoint(x: 80, y: start)), screen.touchDown(at: CGPoint(x: 160, y: start)))
            var y = start
            for row in rows.dropFirst() {
                let end = row * 44 + 22
                while y != end {
                    y += y < end ? min(4, end - y) : max(-4, end - y)
                    first.move(to: CGPoint(x: 80, y: y))
                    second.move(to: CGPoint(x: 160, y: y))
                }
            }
            first.lift()
            second.lift()
        }
    }

    @Test("Two fingers begin to edit, select the rows that they pass, and let go of those that they leave again")
    func sweeping() {
        let stage = Stage()
        stage.sweep([1, 4, 3])
        #expect(stage.table.isEditing)
        #expect(stage.selected == [1, 2, 3])
        #expect(stage.table.contentOffset.y == 0)
        let log = stage.source.log.filter { !$0.hasPrefix("cell") }
        #expect(log == ["shouldBegin 1", "didBegin 1", "select 1", "select 2", "select 3", "select 4", "deselect 4", "didEnd"])
    }

    @Test("Where the first row is selected they deselect; a row that may not be selected is left out")
    func deselecting() {
        let stage = Stage()
        stage.sweep([3, 7])
        #expect(stage.selected == [3, 4, 6, 7])
        stage.sweep([4, 6])
        #expect(stage.selected == [3, 7])
    }

    @Test("They do nothing where the delegate says no, or has no method for it")
    func refusing() {
        let stage = Stage()
        stage.source.mayBegin = false
        stage.sweep([1, 4])
        #expect(stage.selected.isEmpty)
        #expect(!stage.table.isEditing)
        stage.table.delegate = nil
        #expect(stage.table.selectionSweep == nil)
    }
}
