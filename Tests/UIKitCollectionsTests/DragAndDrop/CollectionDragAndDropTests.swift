import Foundation
import Testing
import UIKitTesting

@testable import UIKitCollections
@testable import UIKitCore

/// Items of a collection view that are dragged, and what is dropped on them.
@MainActor
struct CollectionDragAndDropTests {
    private let screen = TestScreen(size: CGSize(width: 300, height: 500), scale: 1)
    private let view: UICollectionView
    private let owner = ItemOwner()

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = owner
        view.dragDelegate = owner
        view.dropDelegate = owner
        view.dragInteractionEnabled = true
        screen.window.addSubview(view)
        screen.settle()
    }

    private func drag(from start: CGPoint, to end: CGPoint) throws {
        try screen.drag(from: start, to: end, after: 0.6)
        screen.wait(1)
    }

    private var shownOrder: [String] {
        (0..<owner.items.count).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0))?.accessibilityLabel }
    }

    @Test("SV-38 SV-41 CV-229: an item is dragged to another place: the calls, and what the coordinator knows")
    func moving() throws {
        try drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 250, y: 50))
        #expect(owner.calls.prefix(3) == ["items 0", "will begin", "perform 0 at 2"])
        // SV-25: which side is notified first of the end is not documented.
        #expect(Set(owner.calls.dropFirst(3)) == ["end drop", "end drag"])
        #expect(owner.items == ["b", "c", "a", "d", "e"])
        #expect(shownOrder == owner.items)
        #expect(view.visibleCells.allSatisfy { !$0.isHidden })
        #expect(!view.hasActiveDrag)
        #expect(!view.hasUncommittedUpdates)
    }

    @Test("SV-42 SV-43: the others make room at once, and go back when the drag leaves")
    func room() throws {
        let finger = screen.touchDown(at: CGPoint(x: 50, y: 50))
        screen.wait(0.7)
        #expect(view.hasActiveDrag)
        for x in stride(from: 60, through: 250, by: 10) { finger.move(to: CGPoint(x: x, y: 50)) }
        screen.wait(0.5)
        #expect(view.hasUncommittedUpdates)
        #expect(shownOrder == ["b", "c", "a", "d", "e"])
        finger.move(to: CGPoint(x: 150, y: 470))
        screen.wait(0.5)
        #expect(!view.hasUncommittedUpdates)
        #expect(shownOrder == ["a", "b", "c", "d", "e"])
        finger.lift()
        screen.wait(1)
        #expect(view.visibleCells.allSatisfy { !$0.isHidden })
        #expect(owner.calls.contains("end drag"))
    }

    @Test("Others make room at once, after a short rest, or after a longer one, as the cadence says", arguments: [0, 1, 2])
    func cadence(value: Int) throws {
        #expect(view.reorderingCadence == .immediate)
        view.reorderingCadence = try #require(UICollectionView.ReorderingCadence(rawValue: value))
        let finger = screen.touchDown(at: CGPoint(x: 50, y: 50))
        screen.wait(0.7)
        for x in stride(from: 60, through: 250, by: 10) { finger.move(to: CGPoint(x: x, y: 50)) }
        let times = [0.05, 0.3, 0.6].map { time in
            screen.wait(time == 0.05 ? 0.05 : 0.3)
            return shownOrder == ["b", "c", "a", "d", "e"]
        }
        #expect(times == [[true, true, true], [false, true, true], [false, false, true]][value])
        finger.lift()
        screen.wait(1)
        #expect(owner.items == ["b", "c", "a", "d", "e"])
        #expect(shownOrder == owner.items)
    }

    @Test("SV-44: without a drop delegate, the data source moves items of the same collection view")
    func reordering() throws {
        view.dropDelegate = nil
        try drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 150))
        #expect(owner.items == ["b", "c", "d", "e", "a"])
        #expect(shownOrder == owner.items)
    }

    @Test("SV-32 CV-229: items are not dragged on a phone unless the app says so")
    func enabling() throws {
        let other = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        #expect(!other.dragInteractionEnabled)
        view.dragInteractionEnabled = false
        try drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 250, y: 50))
        #expect(owner.calls.isEmpty)
    }
}

@MainActor
private final class ItemOwner: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    var items = ["a", "b", "c", "d", "e"]
    var calls: [String] = []

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        cell.accessibilityLabel = items[indexPath.item]
        return cell
    }
    func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
        items.insert(items.remove(at: source.item), at: destination.item)
    }
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        calls.append("items \(indexPath.item)")
        return [UIDragItem(itemProvider: NSItemProvider(object: items[indexPath.item] as NSString))]
    }
    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) { calls.append("will begin") }
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) { calls.append("end drag") }
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) { calls.append("end drop") }
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath) }
    func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator) {
        guard let position = coordinator.destinationIndexPath, let item = coordinator.items.first, let source = item.sourceIndexPath
        else { return }
        calls.append("perform \(source.item) at \(position.item)")
        collectionView.performBatchUpdates {
            items.insert(items.remove(at: source.item), at: position.item)
            collectionView.deleteItems(at: [source])
            collectionView.insertItems(at: [position])
        }
        coordinator.drop(item.dragItem, toItemAt: position)
    }
}
