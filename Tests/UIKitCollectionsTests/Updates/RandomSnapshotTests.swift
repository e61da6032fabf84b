import Testing
import TestLists
import UIKitTesting

@testable import UIKitCollections

/// Random snapshots on a small screen, compared after each with plain arrays, often before the animation of the one before has ended.
@MainActor
struct RandomSnapshotTests {
    @Test("After random snapshots a collection view shows what is in the last of them", arguments: [1, 2] as [UInt64])
    func snapshots(seed: UInt64) {
        var run = Run(seed: seed)
        for step in 0..<RandomSections.count(500) {
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
        let screen = TestScreen(size: CGSize(width: 160, height: 220), scale: 2)
        let view: UICollectionView
        let source: UICollectionViewDiffableDataSource<Int, Int>
        var model: RandomSections

        init(seed: UInt64) {
            model = RandomSections(seed: seed)
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 40, height: 30)
            view = UICollectionView(frame: CGRect(x: 0, y: 60, width: 150, height: 140), collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
            source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
                let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
                cell.tag = item
                return cell
            }
            screen.window.addSubview(view)
            screen.settle()
        }

        mutating func apply() {
            let snapshot = model.nextSnapshot()
            source.apply(snapshot, animatingDifferences: Bool.random(using: &model.generator))
        }

        mutating func interfere() {
            switch Int.random(in: 0..<6, using: &model.generator) {
            case 0...1:
                let highest = max(view.contentSize.height - view.bounds.height, 0)
                view.contentOffset.y = CGFloat(Int.random(in: 0...Int(highest), using: &model.generator))
                view.layoutIfNeeded()
            case 2: screen.wait(0.1)
            case 3: screen.wait(0.5)
            default: break
            }
        }

        /// What is not as it should be; nil if all is well.
        var complaint: String? {
            view.layoutIfNeeded()
            let counts = (0..<view.numberOfSections).map { section in view.numberOfItems(inSection: section) }
            if counts != model.counts { return "\(counts) are there, and not \(model.sections)" }
            if source.snapshot().itemIdentifiers != model.items { return "the source has \(source.snapshot().itemIdentifiers)" }
            let seen = view.indexPathsForVisibleItems.sorted().map { path in "\(path) \(view.cellForItem(at: path)?.tag ?? -1)" }
            let expected = model.positions.filter { position in
                let frame = view.layoutAttributesForItem(at: position.path)?.frame ?? .null
                return frame.maxY > view.bounds.minY && frame.minY < view.bounds.maxY
            }.map { position in "\(position.path) \(position.item)" }
            return seen == expected ? nil : "\(seen) are seen, and not \(expected)"
        }
    }
}
