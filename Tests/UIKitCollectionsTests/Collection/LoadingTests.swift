import Testing
import UIKitTesting

@testable import UIKitCollections

@MainActor
struct LoadingTests {
    @Test("CV-04: counts come first, then prepare, the size of the content, the elements, and cells last")
    func order() {
        let source = ItemSource(items: 100)
        let layout = ColumnLayout()
        let view = UICollectionView.shown(source, layout: layout)
        #expect(source.log.prefix(3) == ["sections", "items 0", "cell 0.0"])
        #expect(source.log.count == 2 + 11)
        let order = layout.log.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
        #expect(order == ["prepare", "contentSize", "elements"])
        #expect(view.contentSize == CGSize(width: 320, height: 4000))
        #expect(view.indexPathsForVisibleItems.map(\.item) == Array(0..<11))
    }

    /// A layout and a data source that know nothing before the layout has been prepared.
    private final class LatePlan: ColumnLayout, UICollectionViewDataSource {
        var plan: [[CGRect]] = []
        var cellCount = 0
        override func prepare() { plan = [(0..<4).map { CGRect(x: 0, y: CGFloat($0) * 40, width: 100, height: 40) }] }
        override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 160) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            plan[0].indices.map { index in
                let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, index])
                attributes.frame = plan[0][index]
                return attributes
            }
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { plan.first?.count ?? 0 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            cellCount += 1
            return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    @Test("A layout of one's own is prepared before the data source is asked, which may depend on it")
    func countsAfterPrepare() {
        let screen = TestScreen(size: CGSize(width: 320, height: 400))
        let plan = LatePlan()
        let view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: plan)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = plan
        screen.window.addSubview(view)
        screen.settle()
        #expect(view.visibleCells.count == 4 && plan.cellCount == 4)
        view.reloadData()
        screen.settle()
        #expect(view.visibleCells.count == 4 && view.numberOfItems(inSection: 0) == 4)
    }

    @Test("CV-06: reloading asks nothing before the next layout")
    func reload() {
        let source = ItemSource(items: 3)
        let view = UICollectionView.shown(source, layout: ColumnLayout())
        source.counts = [5]
        _ = source.takeLog()
        view.reloadData()
        #expect(source.takeLog() == [])
        #expect(view.numberOfItems(inSection: 0) == 5)
        #expect(source.takeLog() == ["sections", "items 0"])
        view.layoutIfNeeded()
        #expect(source.takeLog() == (0..<5).map { "cell 0.\($0)" })
    }

    @Test("CV-07: reloading keeps the offset, reduced where the content has become shorter")
    func offset() {
        let source = ItemSource(items: 100)
        let view = UICollectionView.shown(source, layout: ColumnLayout())
        view.scroll(to: 1000)
        view.reloadData()
        view.layoutIfNeeded()
        #expect(view.contentOffset.y == 1000)
        source.counts = [20]
        view.reloadData()
        view.layoutIfNeeded()
        #expect(view.contentOffset.y == 360)
    }

    @Test("Scrolling shows what comes into sight, and uses cells again that leave")
    func scrolling() {
        let source = ItemSource(items: 1000)
        let view = UICollectionView.shown(source, layout: ColumnLayout())
        var cells = Set(view.visibleCells.map(ObjectIdentifier.init))
        for y in stride(from: CGFloat(0), through: 4000, by: 13) {
            view.scroll(to: y)
            cells.formUnion(view.visibleCells.map(ObjectIdentifier.init))
            let first = Int(y / 40)
            #expect(view.indexPathsForVisibleItems.first?.item == first)
            #expect(view.cellForItem(at: [0, first])?.frame.minY == CGFloat(first) * 40)
        }
        #expect(cells.count <= 13)
    }

    @Test("CV-09: numbers are asked for once, and kept until a reload")
    func counts() {
        let source = ItemSource([2, 5])
        let view = UICollectionView(frame: .zero, collectionViewLayout: ColumnLayout())
        view.dataSource = source
        #expect(view.numberOfSections == 2)
        #expect(view.numberOfItems(inSection: 1) == 5)
        source.counts = [9, 9]
        #expect(view.numberOfItems(inSection: 1) == 5)
        #expect(source.log == ["sections", "items 0", "items 1"])
        view.reloadData()
        #expect(view.numberOfItems(inSection: 1) == 9)
    }

    @Test("CV-11: another data source is asked from then on")
    func dataSource() {
        let (first, second) = (ItemSource(items: 2), ItemSource(items: 4))
        let view = UICollectionView.shown(first, layout: ColumnLayout())
        first.log = []
        view.dataSource = second
        #expect(second.log == [])
        view.layoutIfNeeded()
        #expect(view.visibleCells.count == 4)
        #expect(first.log == [])
        #expect(second.log.first == "sections")
    }

    @Test("CV-57: insets that come to the sides fill lines anew; those at the ends do not ask again")
    func insets() {
        let source = FlowSource([6])
        var asked = 0
        source.size = { _ in
            asked += 1
            return CGSize(width: 100, height: 40)
        }
        let view = UICollectionView.shown(source, layout: UICollectionViewFlowLayout())
        asked = 0
        view.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 10, right: 0)
        view.layoutIfNeeded()
        #expect(asked == 0)
        view.contentInset = UIEdgeInsets(top: 30, left: 20, bottom: 10, right: 20)
        view.layoutIfNeeded()
        #expect(asked == 6)
        #expect(view.layoutAttributesForItem(at: [0, 1])?.frame.minX == 180)
    }
}
