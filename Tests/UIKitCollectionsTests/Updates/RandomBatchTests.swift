import TestLists
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCollections

/// Random batches on a small screen, so that a debug build is through in seconds: only items that are seen cost time.
@MainActor
struct RandomBatchTests {
    /// How many batches each run makes; `FORASTERO_RANDOM_BATCHES` asks for more.
    private static let batchCount = RandomSections.count(1000)

    @Test("After random legal batches a collection view shows what its data are", arguments: [1, 2, 3] as [UInt64])
    func batches(seed: UInt64) {
        var run = Run(seed: seed)
        while run.batchCount < Self.batchCount {
            run.update()
            if let complaint = run.complaint {
                Issue.record("after \(run.batchCount) batches, the last of them \(run.latest): \(complaint)")
                return
            }
            run.interfere()
        }
    }

    @MainActor
    private struct Run {
        let screen = TestScreen(size: CGSize(width: 160, height: 220), scale: 2)
        let source = GridSource(GridModel([4, 0, 7]))
        let view: UICollectionView
        var generator: SeededGenerator
        var selected: Set<Int> = []
        var batchCount = 0
        var latest: [GridOperation] = []

        init(seed: UInt64) {
            generator = SeededGenerator(seed: seed)
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 40, height: 30)
            layout.headerReferenceSize = CGSize(width: 0, height: seed == 2 ? 0 : 12)
            if seed == 3 { layout.sectionHeadersPinToVisibleBounds = true }
            view = UICollectionView.shown(source, layout: layout, size: CGSize(width: 150, height: 140))
            view.allowsMultipleSelection = true
            view.frame.origin.y = 60
            screen.window.addSubview(view)
            screen.settle()
        }

        mutating func update() {
            if source.model.count > 80 || source.model.sections.count > 8 {
                source.model = GridModel([4, 4, 4])
                selected = []
                view.reloadData()
                view.layoutIfNeeded()
            }
            let batch = RandomBatch(
                of: source.model, activity: [0.05, 0.3, 0.6].randomElement(using: &generator)!, using: &generator)
            batchCount += 1
            latest = batch.operations
            selected.subtract(batch.gone)
            let change = { [view, source] in
                view.performBatchUpdates {
                    source.model = batch.after
                    for operation in batch.operations { operation.apply(to: view) }
                }
            }
            if Bool.random(using: &generator) { change() } else { UIView.performWithoutAnimation(change) }
        }

        mutating func interfere() {
            switch Int.random(in: 0..<10, using: &generator) {
            case 0...3:
                let highest = max(view.contentSize.height - view.bounds.height, 0)
                view.contentOffset.y = CGFloat(Int.random(in: 0...Int(highest), using: &generator))
                view.layoutIfNeeded()
            case 4: screen.wait(0.1)
            case 5: screen.wait(0.5)
            case 6...7:
                guard let path = view.indexPathsForVisibleItems.randomElement(using: &generator) else { return }
                view.selectItem(at: path, animated: false, scrollPosition: [])
                selected.insert(source.model.item(at: path))
            default: break
            }
        }

        /// What is not as it should be; nil if all is well.
        var complaint: String? {
            let chosen = Set((view.indexPathsForSelectedItems ?? []).map(source.model.item))
            if chosen != selected { return "\(chosen) are selected, and not \(selected)" }
            let seen = view.indexPathsForVisibleItems.map { path in
                let cell = view.cellForItem(at: path)!
                return "\(path) \(cell.tag) \(cell.frame) \(cell.isSelected) \(cell.alpha)"
            }
            let expected = expectedPaths.map { path in
                let item = source.model.item(at: path)
                return "\(path) \(item) \(view.layoutAttributesForItem(at: path)!.frame) \(selected.contains(item)) 1.0"
            }
            if seen != expected { return "\(seen) are seen, and not \(expected)" }
            let headers = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).map(\.tag)
            let paths = view.indexPathsForVisibleSupplementaryElements(ofKind: UICollectionView.elementKindSectionHeader)
            let ids = paths.map { source.model.sections[$0.section].id }
            return headers == ids ? nil : "\(headers) are headers, and not \(ids)"
        }

        private var expectedPaths: [IndexPath] {
            source.model.sections.indices.flatMap { section in
                source.model.sections[section].items.indices.map { IndexPath(item: $0, section: section) }
            }.filter { path in
                let frame = view.layoutAttributesForItem(at: path)!.frame
                return frame.maxY > view.bounds.minY && frame.minY < view.bounds.maxY
            }
        }
    }
}
