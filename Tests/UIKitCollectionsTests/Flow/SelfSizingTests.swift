import Testing
import UIKitTesting

@testable import UIKitCollections

@MainActor
struct SelfSizingTests {
    /// A cell whose content is as large as its item says.
    @MainActor
    private final class Cell: UICollectionViewCell {
        private let box = UIView()

        func show(_ size: CGSize) {
            guard box.superview == nil else { return }
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            let sides = [
                box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                box.topAnchor.constraint(equalTo: contentView.topAnchor), box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            ]
            boxWidth = box.widthAnchor.constraint(equalToConstant: size.width)
            boxHeight = box.heightAnchor.constraint(equalToConstant: size.height)
            NSLayoutConstraint.activate(sides + [boxWidth!, boxHeight!])
        }
        var boxWidth: NSLayoutConstraint?
        var boxHeight: NSLayoutConstraint?
    }

    @MainActor
    private final class Source: ItemSource {
        var size: (Int) -> CGSize = { _ in .zero }
        override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
            let size = size(indexPath.item)
            if let cell = cell as? Cell {
                cell.show(size)
                cell.boxWidth?.constant = size.width
                cell.boxHeight?.constant = size.height
            }
            return cell
        }
    }

    private func view(_ source: ItemSource, estimate: CGSize, width: CGFloat = 320, cell: UICollectionViewCell.Type = Cell.self)
        -> UICollectionView
    {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = estimate
        return UICollectionView.shown(source, layout: layout, size: CGSize(width: width, height: 440), cell: cell)
    }

    @Test("CV-96, CV-124: items are as large as their constraints say, and lines are filled with that")
    func sizes() {
        let source = Source(items: 4)
        source.size = { CGSize(width: 90, height: 20 + CGFloat($0) * 10) }
        let view = view(source, estimate: CGSize(width: 50, height: 50))
        #expect((0..<4).map { view.layoutAttributesForItem(at: [0, $0])!.size.height } == [20, 30, 40, 50])
        // Three in a line of 320, on the middle of the highest; items of one width are alike.
        #expect(
            (0..<4).map { view.layoutAttributesForItem(at: [0, $0])!.frame.origin } == [
                CGPoint(x: 0, y: 10), CGPoint(x: 115, y: 5), CGPoint(x: 230, y: 0), CGPoint(x: 0, y: 50),
            ])
        #expect(view.contentSize.height == 100)
    }

    /// In landscape, a cell at the edge wants to be wider by the notch, wraps for it, wants less there, and so on.
    @Test("CV-77: a cell that wraps because of the safe area stays where it has got what it wanted")
    func wishesOfTheSafeArea() {
        @MainActor class Cell: UICollectionViewCell {
            static var asked = 0
            override func preferredLayoutAttributesFitting(
                _ layoutAttributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutAttributes {
                Self.asked += 1
                layoutAttributes.size = CGSize(width: 100 + safeAreaInsets.right, height: 40)
                return layoutAttributes
            }
        }
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 100, height: 40)
        layout.minimumInteritemSpacing = 10
        let source = ItemSource(items: 3)
        let controller = UICollectionViewController(collectionViewLayout: layout)
        let view = controller.collectionView!
        view.contentInsetAdjustmentBehavior = .never
        view.register(Cell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = source
        controller.additionalSafeAreaInsets.right = 30
        let screen = TestScreen(showing: controller, size: CGSize(width: 320, height: 480), scale: 1)
        // A cell that comes is asked before it is anywhere; those that are there, where they are.
        screen.changeTextSize(by: 1)
        let frames = { (0..<3).map { view.layoutAttributesForItem(at: [0, $0])!.frame } }
        #expect(frames().map(\.width) == [100, 100, 130])
        #expect(frames()[2].origin == CGPoint(x: 0, y: 50))
        // Asked all over again, it comes to the same.
        let settled = frames()
        screen.changeTextSize(by: -1)
        #expect(frames() == settled)
        #expect(Cell.asked < 20)
    }

    @Test("CV-124: cells without constraints keep the estimate")
    func estimate() {
        let view = view(ItemSource(items: 4), estimate: CGSize(width: 100, height: 60), cell: UICollectionViewCell.self)
        let expected = [CGPoint(x: 0, y: 0), CGPoint(x: 110, y: 0), CGPoint(x: 220, y: 0), CGPoint(x: 0, y: 70)]
        #expect((0..<4).map { view.layoutAttributesForItem(at: [0, $0])!.frame.origin } == expected)
        #expect(view.contentSize.height == 130)
    }

    @Test("CV-124: automaticSize has items say how large they are")
    func automatic() {
        let source = Source(items: 2)
        source.size = { _ in CGSize(width: 70, height: 33) }
        let view = view(source, estimate: UICollectionViewFlowLayout.automaticSize)
        #expect(view.visibleCells.map(\.frame.size) == Array(repeating: CGSize(width: 70, height: 33), count: 2))
    }

    @Test("CV-55, CV-126: items that are seen only later are measured then; what was measured stays, until a reload")
    func later() {
        let source = Source(items: 200)
        source.size = { _ in CGSize(width: 320, height: 30) }
        let view = view(source, estimate: CGSize(width: 320, height: 60))
        #expect(view.visibleCells.count == 11)
        #expect(view.visibleCells.allSatisfy { $0.frame.height == 30 })
        for y in stride(from: CGFloat(0), through: 5000, by: 400) { view.scroll(to: y) }
        #expect(view.visibleCells.allSatisfy { $0.frame.height == 30 })
        #expect(view.layoutAttributesForItem(at: [0, 5])?.frame == CGRect(x: 0, y: 200, width: 320, height: 30))
        source.size = { _ in CGSize(width: 320, height: 50) }
        view.scroll(to: 0)
        view.reloadData()
        view.layoutIfNeeded()
        #expect(view.layoutAttributesForItem(at: [0, 1])?.frame.minY == 60)
    }

    @Test("CV-125: the content is as high as all items together once all have been measured, whatever the estimate was")
    func total() {
        let source = Source(items: 40)
        source.size = { CGSize(width: 320, height: $0 < 20 ? 30 : 50) }
        let view = view(source, estimate: CGSize(width: 320, height: 70))
        for y in stride(from: CGFloat(0), through: 3000, by: 200) { view.scroll(to: y) }
        #expect(view.contentSize.height == 1990)
    }

    @Test("CV-133: columns of measured items share what is left over, and items are centred on the widest of their column")
    func columns() {
        let source = Source(items: 30)
        source.size = { CGSize(width: $0 == 3 ? 100 : 60, height: 29) }
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.estimatedItemSize = CGSize(width: 60, height: 29)
        let view = UICollectionView.shown(source, layout: layout, size: CGSize(width: 320, height: 480), cell: Cell.self)
        let frames = (0..<12).map { view.layoutAttributesForItem(at: [0, $0])!.frame }
        #expect(frames.map(\.minY) == (0..<12).map { CGFloat($0) * 41 })
        #expect(Set(frames.map(\.midX)) == [50])
    }

    @Test("CV-97: a cell that says its content has another size is measured again")
    func change() {
        let source = Source(items: 2)
        source.size = { _ in CGSize(width: 100, height: 30) }
        let view = view(source, estimate: CGSize(width: 50, height: 50))
        let screen = TestScreen(showing: view)
        screen.settle()
        let cell = view.cellForItem(at: [0, 0]) as? Cell
        cell?.boxHeight?.constant = 80
        cell?.invalidateIntrinsicContentSize()
        screen.settle()
        #expect(cell?.frame.height == 80)
        view.selfSizingInvalidation = .disabled
        cell?.boxHeight?.constant = 40
        cell?.invalidateIntrinsicContentSize()
        screen.settle()
        #expect(cell?.frame.height == 80)
    }

    @Test("CV-128: sizes that are none are taken for 0, with a warning; items that are too wide are placed all the same")
    func badSizes() {
        let source = FlowSource([3])
        source.size = { [CGSize(width: -5, height: 10), CGSize(width: CGFloat.nan, height: 10), CGSize(width: 20, height: 10)][$0.item] }
        let warnings = Warnings()
        let view = UICollectionView.shown(source, layout: UICollectionViewFlowLayout())
        #expect(warnings.texts.contains { $0.contains("negative sizes are not supported in the flow layout") })
        #expect(view.layoutAttributesForItem(at: [0, 2])?.size == CGSize(width: 20, height: 10))
    }

    @Test("A million items of one size: places by arithmetic, and no item asked for but those in sight")
    func million() {
        let source = ItemSource(items: 1_000_000)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        let view = UICollectionView.shown(source, layout: layout)
        #expect(view.contentSize.height == 36_666_730)
        view.scrollToItem(at: [0, 999_999], at: .bottom, animated: false)
        #expect(view.indexPathsForVisibleItems.last == [0, 999_999])
        #expect(source.log.count { $0.hasPrefix("cell") } < 60)
        #expect(view.layoutAttributesForItem(at: [0, 500_000])?.frame.minY == 18_333_260)
    }
}
