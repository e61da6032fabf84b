import Testing
import UIKitTesting

@testable import UIKitCollections

/// What UIKit says of batches that cannot be.
@MainActor
struct BatchMisuseTests {
    private func text(_ result: ExitTest.Result?) -> String { String(decoding: result?.standardErrorContent ?? [], as: UTF8.self) }

    @MainActor
    private static func run(_ before: [Int], becoming after: [Int], _ change: (UICollectionView) -> Void) {
        let source = ItemSource(before)
        let view = UICollectionView.shown(source, layout: UICollectionViewFlowLayout())
        source.counts = after
        view.performBatchUpdates { change(view) }
    }

    @Test("CV-61, CV-62: numbers of items that do not add up stop the process; nothing is reloaded instead")
    func items() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            Self.run([3], becoming: [3]) { $0.insertItems(at: [[0, 0]]) }
        }
        #expect(
            text(result).contains(
                "Invalid update: invalid number of items in section 0. The number of items contained in an existing section after the update "
                    + "(3) must be equal to the number of items contained in that section before the update (3), plus or minus the number of "
                    + "items inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the number of items moved into or "
                    + "out of that section (0 moved in, 0 moved out)."))
    }

    @Test("CV-61: numbers of sections that do not add up")
    func sections() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            Self.run([3], becoming: [3]) { $0.insertSections([0]) }
        }
        #expect(
            text(result).contains("Invalid update: invalid number of sections. The number of sections contained in the collection view"))
    }

    @Test("CV-60: a single insertion is checked at once")
    func single() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let view = UICollectionView.shown(ItemSource(items: 3), layout: UICollectionViewFlowLayout())
            view.insertItems(at: [[0, 0]])
        }
        #expect(text(result).contains("invalid number of items in section 0"))
    }

    @Test("CV-63: deleting or reloading what there is not")
    func missing() async {
        let deleted = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            Self.run([3], becoming: [2]) { $0.deleteItems(at: [[0, 7]]) }
        }
        let reloaded = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            Self.run([3], becoming: [3]) { $0.reloadItems(at: [[0, 7]]) }
        }
        for result in [deleted, reloaded] {
            #expect(text(result).contains("attempt to delete item 7 from section 0 which only contains 3 items before the update"))
        }
    }

    @Test("CV-64: an item that is both deleted and reloaded, a section that is both inserted and moved to")
    func contradictions() async {
        let item = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            Self.run([3], becoming: [2]) {
                $0.deleteItems(at: [[0, 1]])
                $0.reloadItems(at: [[0, 1]])
            }
        }
        #expect(text(item).contains("attempt to delete and reload the same index path"))
        let section = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            Self.run([1, 1], becoming: [1, 1, 1]) {
                $0.insertSections([2])
                $0.moveSection(0, toSection: 2)
            }
        }
        #expect(text(section).contains("attempt to perform an insert and a move to the same section (2)"))
    }

    @Test("CV-51, CV-52: scrolling to an item that there is not, and to two places of one axis")
    func scrolling() async {
        let missing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UICollectionView.shown(ItemSource(items: 3), layout: UICollectionViewFlowLayout())
                .scrollToItem(at: [0, 3], at: .top, animated: false)
        }
        #expect(text(missing).contains("attempt to scroll to invalid index path:"))
        let positions = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UICollectionView.shown(ItemSource(items: 3), layout: UICollectionViewFlowLayout())
                .scrollToItem(at: [0, 1], at: [.top, .bottom], animated: false)
        }
        #expect(
            text(positions).contains(
                "UICollectionViewScrollPosition: attempt to use a scroll position with multiple vertical positioning styles"))
    }

    @Test("CV-65: a batch that is the first thing of all is compared with data that have changed already")
    func first() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let source = ItemSource(items: 4)
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
            view.dataSource = source
            view.performBatchUpdates { view.insertItems(at: [[0, 3]]) }
        }
        #expect(text(result).contains("The number of items contained in an existing section after the update (4)"))
    }

    @Test("CV-71: reconfiguring with another cell than the item has")
    func reconfigure() async {
        @MainActor class Source: ItemSource {
            var identifier = "item"
            override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
            }
        }
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let source = Source(items: 1)
            let view = UICollectionView.shown(source, layout: ColumnLayout()) {
                $0.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "other")
            }
            let screen = TestScreen(showing: view)
            screen.settle()
            source.identifier = "other"
            view.reconfigureItems(at: [[0, 0]])
        }
        #expect(text(result).contains("Attempted to dequeue a cell for a different registration or reuse identifier"))
    }
}
