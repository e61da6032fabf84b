import Testing
import UIKitTesting

@testable import UIKitCollections

/// What flow layouts do beside arithmetic.
@MainActor
struct FlowRulesTests {
    private typealias Stage = FlowArithmeticTests.Stage

    @Test("CV-82: a context of a flow layout asks for sizes and attributes")
    func context() throws {
        let type = try #require(UICollectionViewFlowLayout.invalidationContextClass as? UICollectionViewFlowLayoutInvalidationContext.Type)
        let context = type.init()
        #expect(context.invalidateFlowLayoutDelegateMetrics)
        #expect(context.invalidateFlowLayoutAttributes)
    }

    @Test("CV-123: sections do not share a line")
    func sections() {
        let stage = Stage([1, 1]) { _, _ in }
        #expect(stage.origins(section: 0).map(\.y) == [0])
        #expect(stage.origins(section: 1).map(\.y) == [50])
    }

    @Test("CV-129: a subclass that changes what it is given instead of a copy is told once; what it wants is shown")
    func changedOriginals() {
        @MainActor class Layout: UICollectionViewFlowLayout {
            var copies = false
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                super.layoutAttributesForElements(in: rect)?.map { original in
                    let attributes = copies ? original.copy() as! UICollectionViewLayoutAttributes : original
                    attributes.frame.origin.y += 7
                    return attributes
                }
            }
        }
        let warnings = Warnings()
        let copying = Layout()
        copying.copies = true
        _ = UICollectionView.shown(ItemSource(items: 3), layout: copying)
        #expect(warnings.texts.isEmpty)
        let layout = Layout()
        let view = UICollectionView.shown(ItemSource(items: 3), layout: layout)
        layout.invalidateLayout()
        view.layoutIfNeeded()
        #expect(view.visibleCells.map(\.frame.minY) == [7, 7, 7])
        #expect(warnings.texts.count == 1)
        #expect(warnings.texts.first?.contains("has cached frame mismatch for index path [0, 0]") == true)
        #expect(
            warnings.texts.first?.contains("is modifying attributes returned by UICollectionViewFlowLayout without copying them") == true)
    }

    @Test("CV-130: headers stand before cells")
    func depth() {
        let stage = Stage([2]) { layout, _ in layout.headerReferenceSize = CGSize(width: 0, height: 30) }
        let header = stage.view.layoutAttributesForSupplementaryElement(ofKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
        #expect(header?.zIndex == 10)
        #expect(stage.view.layoutAttributesForItem(at: [0, 0])?.zIndex == 0)
    }

    @Test("A header or footer without a size has attributes without a size, and is in no rectangle")
    func emptyEdges() throws {
        let stage = Stage([2, 2]) { layout, _ in layout.footerReferenceSize = CGSize(width: 0, height: 30) }
        let header = UICollectionView.elementKindSectionHeader
        let empty = try #require(stage.view.layoutAttributesForSupplementaryElement(ofKind: header, at: [1, 0]))
        #expect(empty.frame.size == .zero)
        #expect(empty.frame.minY > 0)
        let all = stage.view.collectionViewLayout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 1000, height: 1000))
        #expect(all?.contains { $0.representedElementKind == header } == false)
        #expect(stage.view.layoutAttributesForSupplementaryElement(ofKind: header, at: [2, 0]) == nil)
    }

    @Test("CV-132: each property lays the items out anew")
    func properties() {
        let stage = Stage([8]) { layout, _ in layout.itemSize = CGSize(width: 100, height: 40) }
        func height() -> CGFloat {
            stage.view.layoutIfNeeded()
            return stage.view.contentSize.height
        }
        #expect(height() == 140)
        stage.layout.minimumLineSpacing = 20
        #expect(height() == 160)
        stage.layout.itemSize.height = 50
        #expect(height() == 190)
        stage.layout.sectionInset.top = 7
        #expect(height() == 197)
        stage.layout.footerReferenceSize.height = 30
        #expect(height() == 227)
        stage.layout.minimumInteritemSpacing = 90
        #expect(height() == 297)
        stage.layout.scrollDirection = .horizontal
        #expect(height() == 480)
    }

    @Test("CV-50: content that is smaller than the view bounces only where it always does", arguments: [false, true])
    func bouncing(bounces: Bool) throws {
        let stage = Stage([2]) { _, _ in }
        stage.view.alwaysBounceVertical = bounces
        let screen = TestScreen(showing: stage.view)
        var furthest: CGFloat = 0
        let observation = stage.view.observe(\.contentOffset) { view, _ in
            MainActor.assumeIsolated { furthest = min(furthest, view.contentOffset.y) }
        }
        try screen.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 330), in: 0.3, holding: 0.3)
        screen.wait(1)
        observation.invalidate()
        #expect((furthest < -20) == bounces)
    }
}
