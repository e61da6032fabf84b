import Foundation
import Testing
import UIKitTesting

@testable import UIKitLists

/// Random snapshots on a small screen, compared after each with plain arrays, often before the animation of the one before has ended.
@MainActor
struct RandomTableSnapshotTests {
    /// How many snapshots each run applies; `FORASTERO_RANDOM_BATCHES` asks for more.
    private static let count = ProcessInfo.processInfo.environment["FORASTERO_RANDOM_BATCHES"].flatMap { Int($0) } ?? 500

    @Test("After random snapshots a table shows what is in the last of them", arguments: [1, 2] as [UInt64])
    func snapshots(seed: UInt64) {
        var run = Run(seed: seed)
        for step in 0..<Self.count {
            run.apply()
            if let complaint = run.complaint {
                Issue.record("after snapshot \(step): \(complaint)")
                return
            }
            run.interfere()
        }
    }

    @MainActor
    private struct Run {
        typealias Sections = [(id: Int, items: [Int])]

        let screen = TestScreen(size: CGSize(width: 160, height: 220), scale: 2)
        let view: UITableView
        let source: UITableViewDiffableDataSource<Int, Int>
        var generator: SeededGenerator
        var model: Sections = []
        private var next = 0

        init(seed: UInt64) {
            generator = SeededGenerator(seed: seed)
            view = UITableView(frame: CGRect(x: 0, y: 60, width: 150, height: 140), style: .plain)
            view.rowHeight = 30
            view.register(UITableViewCell.self, forCellReuseIdentifier: "item")
            source = UITableViewDiffableDataSource(tableView: view) { view, path, item in
                let cell = view.dequeueReusableCell(withIdentifier: "item", for: path)
                cell.tag = item
                return cell
            }
            screen.window.addSubview(view)
            screen.settle()
        }

        private mutating func take() -> Int {
            next += 1
            return next
        }

        // MARK: Changing

        mutating func apply() {
            change()
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections(model.map(\.id))
            for section in model { snapshot.appendItems(section.items, toSection: section.id) }
            if let item = model.flatMap(\.items).randomElement(using: &generator), Bool.random(using: &generator) {
                if Bool.random(using: &generator) { snapshot.reloadItems([item]) } else { snapshot.reconfigureItems([item]) }
            }
            source.apply(snapshot, animatingDifferences: Bool.random(using: &generator))
        }

        private mutating func change() {
            if model.count > 6 || model.reduce(0, { $0 + $1.items.count }) > 60 { model = [] }
            for _ in 0..<Int.random(in: 1...6, using: &generator) {
                switch Int.random(in: 0..<8, using: &generator) {
                case 0: model.insert((take(), []), at: Int.random(in: 0...model.count, using: &generator))
                case 1 where model.count > 1: model.remove(at: Int.random(in: 0..<model.count, using: &generator))
                case 2: model.shuffle(using: &generator)
                case 3...4: addItem(take())
                case 5: addItem(take())
                case 6: if let item = removeItem() { addItem(item) }
                default: _ = removeItem()
                }
            }
        }

        private mutating func addItem(_ item: Int) {
            guard let section = model.indices.randomElement(using: &generator) else { return }
            model[section].items.insert(item, at: Int.random(in: 0...model[section].items.count, using: &generator))
        }

        private mutating func removeItem() -> Int? {
            guard let section = model.indices.filter({ !model[$0].items.isEmpty }).randomElement(using: &generator) else { return nil }
            return model[section].items.remove(at: Int.random(in: 0..<model[section].items.count, using: &generator))
        }

        mutating func interfere() {
            switch Int.random(in: 0..<6, using: &generator) {
            case 0...1:
                let highest = max(view.contentSize.height - view.bounds.height, 0)
                view.contentOffset.y = CGFloat(Int.random(in: 0...Int(highest), using: &generator))
                view.layoutIfNeeded()
            case 2: screen.wait(0.1)
            case 3: screen.wait(0.5)
            default: break
            }
        }

        // MARK: Comparing

        /// What is not as it should be; nil if all is well.
        var complaint: String? {
            view.layoutIfNeeded()
            let counts = (0..<view.numberOfSections).map { section in view.numberOfRows(inSection: section) }
            if counts != model.map(\.items.count) { return "\(counts) are there, and not \(model)" }
            if source.snapshot().itemIdentifiers != model.flatMap(\.items) { return "the source has \(source.snapshot().itemIdentifiers)" }
            let seen = (view.indexPathsForVisibleRows ?? []).map { path in "\(path) \(view.cellForRow(at: path)?.tag ?? -1)" }
            let expected = model.indices.flatMap { section in
                model[section].items.indices.map { IndexPath(item: $0, section: section) }
            }.filter { path in
                let frame = view.rectForRow(at: path)
                return frame.maxY > view.bounds.minY && frame.minY < view.bounds.maxY
            }.map { path in "\(path) \(model[path.section].items[path.item])" }
            return seen == expected ? nil : "\(seen) are seen, and not \(expected)"
        }
    }
}
