import TestLists
import Foundation
import Testing
import UIKitTesting
@testable import UIKitLists

/// Random updates of a table on a small screen, so that a debug build is through in seconds: only rows that are seen cost time.
@MainActor
struct RandomTableUpdateTests {
    private static let frame = CGRect(x: 0, y: 60, width: 120, height: 120)

    /// How many updates each run makes; `FORASTERO_RANDOM_BATCHES` asks for another number.
    private static let updateCount = ProcessInfo.processInfo.environment["FORASTERO_RANDOM_BATCHES"].flatMap { Int($0) }

    @Test("after 20,000 random legal operations a table shows what its data are, as a new one would", arguments: [1, 2, 3, 4] as [UInt64])
    func operations(seed: UInt64) throws {
        var run = Run(seed: seed)
        while Self.updateCount.map({ run.updateCount < $0 }) ?? (run.operationCount < 5000) {
            run.update()
            if let complaint = run.complaint {
                Issue.record("after \(run.operationCount) operations, the last of them \(run.lastOperations): \(complaint)")
                return
            }
            try run.interfere()
        }
    }

    @MainActor
    private struct Run {
        let screen = TestScreen(size: CGSize(width: 120, height: 200), scale: 2)
        let source = ModelSource(ListModel(counts: [4, 0, 7]))
        let table: UITableView
        var generator: SeededGenerator
        var selected: Set<Int> = []
        var operationCount = 0
        var updateCount = 0
        var lastOperations: [ListOperation] = []

        init(seed: UInt64) {
            generator = SeededGenerator(seed: seed)
            table = .showing(source, size: RandomTableUpdateTests.frame.size)
            source.height = { CGFloat(24 + $0 % 3 * 10) }
            // Odd runs have headers that stay on screen.
            source.hasTitles = !seed.isMultiple(of: 2)
            table.allowsMultipleSelection = true
            // Below the status bar.
            table.frame = RandomTableUpdateTests.frame
            screen.window.addSubview(table)
            screen.settle()
        }

        // MARK: Changing

        mutating func update() {
            if source.model.counts.reduce(0, +) > 60 { shrink() }
            let update = RandomListUpdate(
                of: source.model, activity: [0.05, 0.3, 0.6].randomElement(using: &generator)!, using: &generator)
            operationCount += update.operations.count
            updateCount += 1
            lastOperations = update.operations
            selected.subtract(update.goneRows)
            selected.subtract(update.reloadedRows)
            let motions: [UITableView.RowAnimation] = [.fade, .left, .right, .top, .bottom, .middle, .none, .automatic]
            let motion = motions.randomElement(using: &generator)!
            let change = { [table, source] in
                table.performBatchUpdates {
                    source.model = update.after
                    for operation in update.operations { table.apply(operation, with: motion) }
                }
            }
            if generator.chance(0.5) { change() } else { UIView.performWithoutAnimation(change) }
        }

        private mutating func shrink() {
            let model = ListModel(counts: [4, 4, 4])
            source.model = model
            selected = []
            table.reloadData()
        }

        /// What a user, an app and time do between two updates.
        mutating func interfere() throws {
            switch Int.random(in: 0..<12, using: &generator) {
            case 0...3:
                let highest = max(table.contentSize.height - table.bounds.height, 0)
                table.contentOffset.y = CGFloat(Int.random(in: 0...Int(highest), using: &generator))
            case 4: screen.wait(0.1)
            case 5: screen.wait(0.5)
            case 6...7:
                guard let path = table.indexPathsForVisibleRows?.randomElement(using: &generator) else { return }
                table.selectRow(at: path, animated: false, scrollPosition: .none)
                selected.insert(source.model[ListPosition(path)].id)
            case 8 where updateCount.isMultiple(of: 4): try tap()
            default: break
            }
        }

        private mutating func tap() throws {
            screen.wait(0.5)
            let point = CGPoint(x: 40, y: CGFloat.random(in: 60..<180, using: &generator))
            guard let path = table.indexPathForRow(at: table.convert(point, from: nil)) else { return }
            let id = source.model[ListPosition(path)].id
            try screen.tap(at: point)
            // A header may have been in front.
            if table.indexPathsForSelectedRows?.contains(path) == true { selected.insert(id) } else { selected.remove(id) }
            screen.wait(0.5)
        }

        // MARK: Checking

        /// What is not as it should be; nil if all is well.
        var complaint: String? {
            let ids = (table.indexPathsForSelectedRows ?? []).map { source.model[ListPosition($0)].id }
            if ids.count != selected.count || Set(ids) != selected { return "\(ids) are selected, and not \(selected)" }
            let (seen, expected) = (seenRows, expectedRows)
            if seen != expected { return "\(seen) are seen, and not \(expected)" }
            guard updateCount.isMultiple(of: 25) else { return nil }
            let (appearance, fresh) = (table.appearance, freshAppearance)
            return appearance == fresh ? nil : "\(appearance) is what is seen, and not \(fresh)"
        }

        private var seenRows: [String] { table.visibleCells.map { "\($0.textLabel?.text ?? "–") \($0.frame) \($0.isSelected)" } }

        /// The rows of the model that reach into what is seen, at their positions.
        private var expectedRows: [String] {
            source.model.positions.compactMap { position in
                let rect = table.rectForRow(at: position.path)
                guard rect.maxY > table.bounds.minY, rect.minY < table.bounds.maxY else { return nil }
                return "\(ModelSource.text(of: source.model[position])) \(rect) \(selected.contains(source.model[position].id))"
            }
        }

        private var freshAppearance: [String] {
            let fresh = UITableView.showing(source, size: RandomTableUpdateTests.frame.size)
            fresh.frame = RandomTableUpdateTests.frame
            screen.window.addSubview(fresh)
            fresh.contentOffset = table.contentOffset
            fresh.layoutIfNeeded()
            defer { fresh.removeFromSuperview() }
            return fresh.appearance
        }
    }
}
