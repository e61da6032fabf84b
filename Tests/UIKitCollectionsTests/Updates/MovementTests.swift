import Testing
import UIKitTesting

@testable import UIKitCollections

@MainActor
struct MovementTests {
    @MainActor
    private final class Source: ItemSource {
        var moves: [[IndexPath]] = []
        var mayMove = true
        var target: ((IndexPath) -> IndexPath)?
        var items = Array(0..<9)

        override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
            cell.tag = items[indexPath.item]
            return cell
        }
        @objc func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { mayMove }
        @objc func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {
            moves.append([sourceIndexPath, destinationIndexPath])
            items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
        }
        @objc func collectionView(
            _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
            toProposedIndexPath proposedIndexPath: IndexPath
        ) -> IndexPath { target?(proposedIndexPath) ?? proposedIndexPath }
    }

    @MainActor
    private struct Stage {
        let source = Source(items: 9)
        let view: UICollectionView
        let screen: TestScreen

        init() {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 100)
            view = UICollectionView.shown(source, layout: layout)
            screen = TestScreen(showing: view)
            screen.settle()
        }

        var tags: [Int] { view.visibleCells.map(\.tag) }
    }

    @Test("CV-225, CV-227: the item follows the finger in front of all others, which make room")
    func follows() {
        let stage = Stage()
        let cell = stage.view.cellForItem(at: [0, 0])!
        #expect(stage.view.beginInteractiveMovementForItem(at: [0, 0]))
        stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 165, y: 60))
        #expect(cell.center == CGPoint(x: 165, y: 60))
        #expect(cell.bounds.size == CGSize(width: 100, height: 100))
        #expect(stage.view.subviews.last { $0 is UICollectionViewCell } === cell)
        #expect(stage.tags == [1, 0, 2, 3, 4, 5, 6, 7, 8])
        #expect(stage.source.moves == [])
        stage.screen.wait(0.5)
        #expect(stage.view.cellForItem(at: [0, 0])?.frame.minX == 0)
    }

    @Test("CV-226: at the end the data source moves its data, once; at the same place, and when cancelled, it hears nothing")
    func ends() {
        let stage = Stage()
        #expect(stage.view.beginInteractiveMovementForItem(at: [0, 0]))
        stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 165, y: 60))
        stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 165, y: 160))
        stage.view.endInteractiveMovement()
        #expect(stage.source.moves == [[[0, 0], [0, 4]]])
        stage.screen.wait(0.6)
        #expect(stage.tags == [1, 2, 3, 4, 0, 5, 6, 7, 8])
        #expect(stage.tags == stage.source.items)
        #expect(stage.view.cellForItem(at: [0, 4])?.frame.origin == CGPoint(x: 110, y: 110))
        #expect(stage.view.beginInteractiveMovementForItem(at: [0, 1]))
        stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 50))
        stage.view.endInteractiveMovement()
        #expect(stage.view.beginInteractiveMovementForItem(at: [0, 1]))
        stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 270, y: 270))
        stage.view.cancelInteractiveMovement()
        stage.screen.wait(0.6)
        #expect(stage.source.moves.count == 1)
        #expect(stage.tags == stage.source.items)
        #expect(stage.view.cellForItem(at: [0, 1])?.frame.minX == 110)
    }

    @Test("CV-225: an item that the data source does not let move stays")
    func refused() {
        let stage = Stage()
        stage.source.mayMove = false
        #expect(!stage.view.beginInteractiveMovementForItem(at: [0, 0]))
        stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 165, y: 60))
        #expect(stage.tags == Array(0..<9))
    }

    @Test("CV-228: the gap opens where the delegate says")
    func target() {
        let stage = Stage()
        stage.source.target = { _ in [0, 8] }
        #expect(stage.view.beginInteractiveMovementForItem(at: [0, 0]))
        stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 165, y: 60))
        stage.view.endInteractiveMovement()
        #expect(stage.source.moves == [[[0, 0], [0, 8]]])
    }

    @Test("CV-248: a long press in a controller moves items")
    func controller() throws {
        @MainActor class Controller: UICollectionViewController {
            var items = Array(0..<6)
            override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }
            override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
            }
            override func collectionView(
                _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
            ) { items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
        }
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 90)
        let controller = Controller(collectionViewLayout: layout)
        controller.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        controller.collectionView.contentInsetAdjustmentBehavior = .never
        let screen = TestScreen(showing: controller)
        screen.settle()
        let (first, third) = (controller.collectionView.cellForItem(at: [0, 0])!, controller.collectionView.cellForItem(at: [0, 2])!)
        let (start, end) = (first.convert(CGPoint(x: 45, y: 45), to: nil), third.convert(CGPoint(x: 45, y: 45), to: nil))
        let finger = screen.touchDown(at: start)
        screen.wait(0.8)
        finger.move(to: CGPoint(x: (start.x + end.x) / 2, y: end.y))
        finger.move(to: end)
        finger.lift()
        screen.wait(0.6)
        #expect(controller.items == [1, 2, 0, 3, 4, 5])
    }
}
