import Testing
import UIKitTesting

@testable import UIKitCollections

/// Attributes whose memory is used again while a collection view scrolls.
@MainActor
struct ReusedAttributesTests {
    /// A cell that keeps all attributes it is given.
    private class KeepingCell: UICollectionViewCell {
        static var kept: [(attributes: UICollectionViewLayoutAttributes, path: IndexPath, frame: CGRect)] = []

        private func keep(_ attributes: UICollectionViewLayoutAttributes) {
            Self.kept.append((attributes, attributes.indexPath, attributes.frame))
        }

        override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
            super.apply(layoutAttributes)
            keep(layoutAttributes)
        }

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            keep(layoutAttributes)
            return super.preferredLayoutAttributesFitting(layoutAttributes)
        }
    }

    private func scroll(_ view: UICollectionView) {
        for step in 1...60 {
            view.contentOffset.y = CGFloat(step) * 37
            view.layoutIfNeeded()
        }
    }

    private func grid(_ items: Int, cell: UICollectionViewCell.Type = UICollectionViewCell.self) -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 50, height: 50)
        return UICollectionView.shown(ItemSource(items: items), layout: layout, cell: cell)
    }

    @Test("Attributes that the app has asked for stay as they were")
    func keptByApp() {
        let view = grid(1000)
        let layout = view.collectionViewLayout
        var kept = layout.layoutAttributesForElements(in: view.bounds) ?? []
        kept += (0..<20).compactMap { layout.layoutAttributesForItem(at: [0, $0]) }
        let frames = kept.map { ($0.indexPath, $0.frame) }
        #expect(kept.count > 20)
        scroll(view)
        #expect(kept.map { $0.indexPath } == frames.map { $0.0 })
        #expect(kept.map { $0.frame } == frames.map { $0.1 })
    }

    @Test("Attributes that a cell keeps stay as they were")
    func keptByCell() {
        KeepingCell.kept = []
        scroll(grid(1000, cell: KeepingCell.self))
        #expect(KeepingCell.kept.count > 100)
        #expect(KeepingCell.kept.filter { $0.attributes.indexPath != $0.path || $0.attributes.frame != $0.frame }.isEmpty)
    }

    @Test("Attributes that are used again have the values of new ones")
    func reset() throws {
        var pool = AttributesPool()
        let used = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "kind", with: [1, 2])
        used.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        used.alpha = 0.5
        used.zIndex = 7
        used.isHidden = true
        used.transform = CGAffineTransform(rotationAngle: 1)
        pool.recycle([used])
        #expect(pool.take() == nil, "somebody holds them")
        pool.recycle([UICollectionViewLayoutAttributes(forDecorationViewOfKind: "kind", with: [3, 4])])
        let next = pool.take()
        let taken = try #require(next)
        #expect(taken.isEqual(UICollectionViewLayoutAttributes()))
        #expect(taken.representedElementKind == nil)
        #expect(taken.fittedAxes.isEmpty)
        #expect(used.indexPath == [1, 2])
        #expect(used.isHidden)
    }

    @Test("Attributes that a view holds which waits for use are used again when it has let go of them")
    func heldForAWhile() {
        var pool = AttributesPool()
        var held: UICollectionViewLayoutAttributes? = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
        let identity = held.map(ObjectIdentifier.init)
        if let held { pool.recycle([held]) }
        #expect(pool.take() == nil)
        held = nil
        #expect(pool.take().map(ObjectIdentifier.init) == identity)
    }

    @Test("What others hold for ever makes room for what can be used")
    func heldForEver() {
        var pool = AttributesPool()
        let held = (0..<128).map { UICollectionViewLayoutAttributes(forCellWith: [0, $0]) }
        pool.recycle(held)
        pool.recycle([UICollectionViewLayoutAttributes(forCellWith: [1, 0])])
        #expect(pool.take() != nil)
        #expect(pool.take() == nil)
        #expect(held.map(\.indexPath) == (0..<128).map { [0, $0] })
    }
}
