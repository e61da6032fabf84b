import Testing
import UIKitTesting

@testable import UIKitCollections

@MainActor
struct MirroringTests {
    @MainActor
    private final class Flipping: UICollectionViewFlowLayout {
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }

    private func view(_ layout: UICollectionViewFlowLayout, _ direction: UISemanticContentAttribute) -> UICollectionView {
        layout.itemSize = CGSize(width: 100, height: 100)
        return UICollectionView.shown(ItemSource(items: 20), layout: layout, size: CGSize(width: 320, height: 220)) {
            $0.semanticContentAttribute = direction
        }
    }

    @Test("CV-256: a layout that flips is mirrored from right to left, and only then")
    func vertical() {
        let mirrored = view(Flipping(), .forceRightToLeft)
        #expect(mirrored.cellForItem(at: [0, 0])?.frame.origin == CGPoint(x: 220, y: 0))
        #expect(mirrored.layoutAttributesForItem(at: [0, 2])?.frame.minX == 0)
        #expect(mirrored.indexPathForItem(at: CGPoint(x: 300, y: 10)) == [0, 0])
        #expect(view(Flipping(), .forceLeftToRight).cellForItem(at: [0, 0])?.frame.minX == 0)
        #expect(view(UICollectionViewFlowLayout(), .forceRightToLeft).cellForItem(at: [0, 0])?.frame.minX == 0)
    }

    @Test("CV-256: what scrolls sideways begins at its right end")
    func sideways() {
        let layout = Flipping()
        layout.scrollDirection = .horizontal
        let mirrored = view(layout, .forceRightToLeft)
        #expect(mirrored.contentSize.width == 1090)
        #expect(mirrored.contentOffset.x == 770)
        #expect(mirrored.cellForItem(at: [0, 0])?.frame.minX == 990)
        mirrored.scrollToItem(at: [0, 19], at: .left, animated: false)
        #expect(mirrored.contentOffset.x == 0)
        #expect(mirrored.cellForItem(at: [0, 19])?.frame.minX == 0)
    }

    @Test("CV-256: batches are animated from and to the mirrored places")
    func batch() {
        let source = GridSource(GridModel([3]))
        let layout = Flipping()
        layout.itemSize = CGSize(width: 100, height: 100)
        let view = UICollectionView.shown(source, layout: layout) { $0.semanticContentAttribute = .forceRightToLeft }
        let screen = TestScreen(showing: view)
        screen.settle()
        source.model.sections[0].items.insert(5, at: 0)
        view.insertItems(at: [[0, 0]])
        let (fresh, moved) = (view.cellForItem(at: [0, 0])!, view.cellForItem(at: [0, 1])!)
        screen.wait(0.1)
        #expect(fresh.layer.presentation()?.frame.minX == 220)
        #expect((moved.layer.presentation()?.frame.minX ?? 0) > 115)
        screen.wait(0.6)
        #expect(moved.frame.minX == 110)
    }
}
