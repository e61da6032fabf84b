import Testing
import UIKitTesting

/// Cells that move as bodies move.
@MainActor
struct CollectionLayoutTests {
    private final class FallingLayout: UICollectionViewFlowLayout {
        private(set) lazy var animator = UIDynamicAnimator(collectionViewLayout: self)
        private let gravity = UIGravityBehavior(items: [])

        override func prepare() {
            super.prepare()
            guard animator.behaviors.isEmpty else { return }
            let all = super.layoutAttributesForElements(in: CGRect(origin: .zero, size: collectionViewContentSize)) ?? []
            for item in all { gravity.addItem(item) }
            animator.addBehavior(gravity)
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            animator.layoutAttributesForCell(at: indexPath)
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    @Test("Attributes of a layout fall, and their cells with them")
    func falling() throws {
        let (layout, source) = (FallingLayout(), Source())
        layout.itemSize = CGSize(width: 40, height: 40)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        let screen = TestScreen(showing: view, size: CGSize(width: 200, height: 400))
        screen.wait(0.1)
        let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        let (start, x) = (cell.center.y, cell.center.x)
        screen.wait(0.3)
        #expect(cell.center.y > start + 20)
        #expect(cell.center.x == x)
        #expect(layout.animator.isRunning)
        #expect(layout.animator.layoutAttributesForCell(at: IndexPath(item: 9, section: 0)) == nil)
        let kind = UICollectionView.elementKindSectionHeader
        #expect(layout.animator.layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: 0, section: 0)) == nil)
    }
}
