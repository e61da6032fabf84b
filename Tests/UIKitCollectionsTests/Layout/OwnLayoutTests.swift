import QuartzCore
import Testing
import UIKitTesting

@testable import UIKitCollections

/// Layouts as apps write them.
@MainActor
struct OwnLayoutTests {
    /// Columns of items of different heights, each item at the end of the shortest column.
    @MainActor
    private final class Waterfall: UICollectionViewLayout {
        private var cache: [UICollectionViewLayoutAttributes] = []
        private var height: CGFloat = 0
        var heightOfItem: (IndexPath) -> CGFloat = { CGFloat(40 + $0.item * 37 % 90) }

        override func prepare() {
            guard let collectionView else { return }
            cache.removeAll()
            let width = collectionView.bounds.width / 3
            var ends: [CGFloat] = [0, 0, 0]
            for item in 0..<collectionView.numberOfItems(inSection: 0) {
                let path = IndexPath(item: item, section: 0)
                let column = ends.firstIndex(of: ends.min()!)!
                let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
                attributes.frame = CGRect(x: CGFloat(column) * width, y: ends[column], width: width, height: heightOfItem(path))
                ends[column] = attributes.frame.maxY
                cache.append(attributes)
            }
            height = ends.max() ?? 0
        }

        override var collectionViewContentSize: CGSize { CGSize(width: collectionView?.bounds.width ?? 0, height: height) }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            cache.filter { $0.frame.intersects(rect) }
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { cache[indexPath.item] }

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            newBounds.width != collectionView?.bounds.width
        }
    }

    /// A row whose items are the larger the nearer they are to the middle, and which rests with an item there.
    @MainActor
    private final class Carousel: UICollectionViewFlowLayout {
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            guard let collectionView, let all = super.layoutAttributesForElements(in: rect) else { return nil }
            let middle = collectionView.contentOffset.x + collectionView.bounds.width / 2
            for attributes in all {
                let distance = abs(attributes.center.x - middle)
                let scale = max(1 - distance / 400, 0.5)
                attributes.transform3D = CATransform3DMakeScale(scale, scale, 1)
                attributes.zIndex = Int(-distance)
            }
            return all
        }

        override func targetContentOffset(
            forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
        ) -> CGPoint { CGPoint(x: (proposedContentOffset.x / 110).rounded() * 110, y: proposedContentOffset.y) }
    }

    /// Items on a circle, which have turned with it.
    @MainActor
    private final class Circle: UICollectionViewLayout {
        @MainActor
        final class Attributes: UICollectionViewLayoutAttributes {
            nonisolated(unsafe) var angle: CGFloat = 0
            override func copy(with zone: NSZone? = nil) -> Any {
                let copy = super.copy(with: zone) as! Attributes
                copy.angle = angle
                return copy
            }
            override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) && (object as? Attributes)?.angle == angle }
        }

        override class var layoutAttributesClass: AnyClass { Attributes.self }
        override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = Attributes(forCellWith: indexPath)
            attributes.angle = CGFloat(indexPath.item) / 8 * 2 * .pi
            attributes.size = CGSize(width: 40, height: 40)
            attributes.center = CGPoint(x: 160 + 100 * cos(attributes.angle), y: 160 + 100 * sin(attributes.angle))
            attributes.transform = CGAffineTransform(rotationAngle: attributes.angle)
            return attributes
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap { layoutAttributesForItem(at: [0, $0]) }
        }

        override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = layoutAttributesForItem(at: itemIndexPath)
            attributes?.alpha = 0
            attributes?.center = CGPoint(x: 160, y: 160)
            return attributes
        }

        override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        }
    }

    @Test("A waterfall shows what is in sight, and more as it is scrolled")
    func waterfall() {
        let layout = Waterfall()
        let view = UICollectionView.shown(ItemSource(items: 200), layout: layout)
        for y in stride(from: CGFloat(0), through: 3000, by: 170) {
            view.scroll(to: y)
            let expected = (0..<200).map { IndexPath(item: $0, section: 0) }.filter {
                let frame = layout.layoutAttributesForItem(at: $0)!.frame
                return frame.maxY > y && frame.minY < y + 440
            }
            #expect(view.indexPathsForVisibleItems == expected)
            #expect(expected.allSatisfy { view.cellForItem(at: $0)?.frame == layout.layoutAttributesForItem(at: $0)?.frame })
        }
    }

    @Test("CV-93: a carousel grows its middle item as it moves, and rests where its layout says")
    func carousel() throws {
        let layout = Carousel()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.sectionInset = UIEdgeInsets(top: 0, left: 110, bottom: 0, right: 110)
        let view = UICollectionView.shown(ItemSource(items: 30), layout: layout, size: CGSize(width: 320, height: 120))
        let screen = TestScreen(showing: view)
        screen.settle()
        #expect(view.cellForItem(at: [0, 0])?.transform == .identity)
        view.contentOffset.x = 220
        view.layoutIfNeeded()
        #expect(view.cellForItem(at: [0, 2])?.transform == .identity)
        #expect(view.cellForItem(at: [0, 3])!.transform.a < 1)
        let cells = view.subviews.compactMap { $0 as? UICollectionViewCell }.filter { view.indexPath(for: $0) != nil }
        #expect(view.indexPath(for: cells.last!) == [0, 2])
        try screen.drag(from: CGPoint(x: 250, y: 60), to: CGPoint(x: 90, y: 60), in: 0.1)
        screen.wait(6)
        #expect(view.contentOffset.x > 220)
        #expect(view.contentOffset.x.truncatingRemainder(dividingBy: 110) == 0)
    }

    @Test("A circle turns its cells, and brings new ones from its middle")
    func circle() {
        let source = GridSource(GridModel([7]))
        let view = UICollectionView.shown(source, layout: Circle(), size: CGSize(width: 320, height: 320))
        let screen = TestScreen(showing: view)
        screen.settle()
        #expect(view.cellForItem(at: [0, 2])?.center == CGPoint(x: 160 + 100 * cos(CGFloat.pi / 2), y: 260))
        #expect(abs(view.cellForItem(at: [0, 2])!.transform.b - 1) < 0.001)
        source.model.sections[0].items.append(5)
        view.insertItems(at: [[0, 7]])
        let cell = view.cellForItem(at: [0, 7])!
        screen.wait(0.05)
        let present = cell.layer.presentation()!
        #expect(hypot(present.position.x - 160, present.position.y - 160) < 60)
        #expect(present.opacity < 0.7)
        screen.wait(0.6)
        #expect(cell.alpha == 1)
        #expect(hypot(cell.center.x - 160, cell.center.y - 160) > 99)
    }

    @Test("A header that stretches as the content is pulled down")
    func stretching() {
        @MainActor class Stretching: UICollectionViewFlowLayout {
            override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                let all = super.layoutAttributesForElements(in: rect)
                let offset = collectionView?.contentOffset.y ?? 0
                for attributes in all ?? [] where attributes.representedElementCategory == .supplementaryView && offset < 0 {
                    attributes.frame = CGRect(x: 0, y: offset, width: attributes.frame.width, height: 50 - offset)
                }
                return all
            }
        }
        let layout = Stretching()
        layout.headerReferenceSize = CGSize(width: 0, height: 50)
        let view = UICollectionView.shown(ItemSource(items: 30), layout: layout)
        let header = view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
        #expect(header?.frame.height == 50)
        view.scroll(to: -80)
        #expect(header?.frame == CGRect(x: 0, y: -80, width: 320, height: 130))
        view.scroll(to: 0)
        #expect(header?.frame == CGRect(x: 0, y: 0, width: 320, height: 50))
    }
}
