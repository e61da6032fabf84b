import Testing
import UIKitTesting

@testable import UIKitCollections

@MainActor
struct ReuseTests {
    private func text(_ result: ExitTest.Result?) -> String { String(decoding: result?.standardErrorContent ?? [], as: UTF8.self) }

    @Test("CV-01: a collection view without a layout stops the process")
    func noLayout() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = UICollectionView(frame: .zero)
        }
        #expect(text(result).contains("UICollectionView must be initialized with a non-nil layout parameter"))
    }

    @Test("CV-10: asking for a section that there is not stops the process")
    func missingSection() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            _ = view.numberOfItems(inSection: 0)
        }
        #expect(
            text(result).contains(
                "request for number of items in section 0 when there are only 0 sections in the collection view"))
    }

    @Test("CV-12: dequeuing what nothing is registered for stops the process, with the kind of the view")
    func unregistered() async {
        let cell = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            _ = view.dequeueReusableCell(withReuseIdentifier: "other", for: [0, 0])
        }
        #expect(
            text(cell).contains(
                "could not dequeue a view of kind: UICollectionElementKindCell with identifier other - must register a nib or a class for "
                    + "the identifier or connect a prototype cell in a storyboard"))
        let header = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            _ = view.dequeueReusableSupplementaryView(ofKind: "Star", withReuseIdentifier: "other", for: [0, 0])
        }
        #expect(text(header).contains("could not dequeue a view of kind: Star with identifier other - must register"))
    }

    @Test("CV-16: a cell that was made by hand stops the process")
    func handMade() async {
        @MainActor class Source: ItemSource {
            override func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
        }
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = UICollectionView.shown(Source(items: 1), layout: ColumnLayout())
        }
        #expect(
            text(result).contains(
                "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be retrieved "
                    + "by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"))
    }

    @Test("CV-17: a registration that is made while a cell is asked for stops the process")
    func registrationInside() async {
        @MainActor class Source: ItemSource {
            override func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
                return collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: 1)
            }
        }
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = UICollectionView.shown(Source(items: 1), layout: ColumnLayout())
        }
        #expect(
            text(result).contains(
                "Attempted to dequeue a cell using a registration that was created inside -collectionView:cellForItemAtIndexPath: or inside "
                    + "a UICollectionViewDiffableDataSource cell provider."))
    }

    @Test("CV-19: a dequeued cell that is not given to the collection view stops the process")
    func lostCell() async {
        @MainActor class Source: ItemSource {
            override func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                _ = super.collectionView(collectionView, cellForItemAt: indexPath)
                return super.collectionView(collectionView, cellForItemAt: indexPath)
            }
        }
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = UICollectionView.shown(Source(items: 1), layout: ColumnLayout())
        }
        #expect(text(result).contains("Expected dequeued view to be returned to the collection view in preparation for display."))
    }

    @Test("CV-20: a registration makes cells of its class and fills them after prepareForReuse")
    func registration() {
        @MainActor class Cell: UICollectionViewCell {
            var number = 0
            var reuses = 0
            override func prepareForReuse() {
                super.prepareForReuse()
                reuses += 1
                number = -1
            }
        }
        @MainActor class Source: ItemSource {
            let registration = UICollectionView.CellRegistration<Cell, Int> { cell, path, item in
                cell.number = item * 10 + path.item
            }
            override func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: 7)
            }
        }
        let view = UICollectionView.shown(Source(items: 100), layout: ColumnLayout())
        #expect((view.cellForItem(at: [0, 3]) as? Cell)?.number == 73)
        view.scroll(to: 1000)
        let cells = view.visibleCells.compactMap { $0 as? Cell }
        #expect(cells.first?.number == 95)
        #expect(cells.contains { $0.reuses == 1 })
    }

    @Test("CV-14: the same identifier serves cells and several kinds of views")
    func kinds() {
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
        @MainActor class Star: UICollectionReusableView {}
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
        view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: "one", withReuseIdentifier: "a")
        view.register(Star.self, forSupplementaryViewOfKind: "two", withReuseIdentifier: "a")
        #expect(view.dequeueReusableSupplementaryView(ofKind: "two", withReuseIdentifier: "a", for: [0, 0]) is Star)
        #expect(!(view.dequeueReusableSupplementaryView(ofKind: "one", withReuseIdentifier: "a", for: [0, 0]) is Star))
        #expect(view.dequeueReusableCell(withReuseIdentifier: "a", for: [0, 0]).reuseIdentifier == "a")
    }

    @Test("CV-21: a cell that is used again hears prepareForReuse, then its attributes; a new one only those")
    func order() {
        TracingCell.log = []
        let view = UICollectionView.shown(ItemSource(items: 30), layout: ColumnLayout(), cell: TracingCell.self)
        #expect(TracingCell.log == (0..<11).map { "apply \($0)" })
        TracingCell.log = []
        view.scroll(to: 600)
        #expect(TracingCell.log.prefix(2) == ["prepareForReuse", "apply 15"])
    }

    @Test("CV-22: attributes that are equal to the last ones are not applied again")
    func equalAttributes() {
        TracingCell.log = []
        let layout = ColumnLayout()
        let view = UICollectionView.shown(ItemSource(items: 5), layout: layout, cell: TracingCell.self)
        TracingCell.log = []
        layout.invalidateLayout()
        view.layoutIfNeeded()
        #expect(TracingCell.log == [])
        layout.height = 50
        layout.invalidateLayout()
        view.layoutIfNeeded()
        #expect(TracingCell.log.sorted() == (0..<5).map { "apply \($0)" })
    }

    @Test("CV-25, CV-30: what is out of sight has no cell and no view")
    func outOfSight() {
        let view = UICollectionView.shown(ItemSource(items: 100), layout: ColumnLayout())
        #expect(view.cellForItem(at: [0, 10]) != nil)
        #expect(view.cellForItem(at: [0, 12]) == nil)
        #expect(view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0]) == nil)
        let cell = view.visibleCells[4]
        #expect(view.indexPath(for: cell) == [0, 4])
        #expect(view.indexPathForItem(at: CGPoint(x: 3, y: 170)) == [0, 4])
        #expect(view.indexPathForItem(at: CGPoint(x: 3, y: 9000)) == nil)
    }

    @Test("CV-29: the delegate hears of cells and supplementary views that come and go")
    func display() {
        @MainActor class Source: ItemSource {
            @objc func collectionView(
                _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
            ) { log.append("will \(indexPath.item)") }
            @objc func collectionView(
                _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
            ) { log.append("end \(indexPath.item)") }
            @objc func collectionView(
                _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
                forElementKind elementKind: String, at indexPath: IndexPath
            ) { log.append("will \(elementKind.suffix(6)) \(indexPath.section)") }
            @objc func collectionView(
                _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
                forElementOfKind elementKind: String, at indexPath: IndexPath
            ) { log.append("end \(elementKind.suffix(6)) \(indexPath.section)") }
        }
        let source = Source([2, 1])
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        let view = UICollectionView.shown(source, layout: layout, size: CGSize(width: 150, height: 120))
        #expect(source.takeLog() == ["sections", "items 0", "items 1", "Header 0", "will Header 0", "cell 0.0", "will 0"])
        view.scroll(to: 125)
        #expect(Set(source.takeLog()) == ["end Header 0", "end 0", "cell 0.1", "will 1", "Header 1", "will Header 1"])
    }

    @Test("CV-23, CV-24: a cell is displayed when it comes into the bounds, ends being displayed when it leaves them, and comes back anew")
    func comingBack() {
        @MainActor class Delegate: NSObject, UICollectionViewDelegate {
            var log: [String] = []
            var displayed: Set<Int> = []
            func collectionView(_ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath) {
                displayed.insert(path.item)
                if path.item == 0 { log.append("will") }
            }
            func collectionView(_ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath) {
                if path.item == 0 { log.append("did end") }
            }
        }
        let delegate = Delegate()
        let view = UICollectionView.shown(ItemSource(items: 100), layout: ColumnLayout()) { $0.delegate = delegate }
        #expect(delegate.displayed == Set(0...10))
        view.scroll(to: 1000)
        #expect(view.cellForItem(at: [0, 0]) == nil)
        view.scroll(to: 0)
        #expect(delegate.log == ["will", "did end", "will"])
    }

    @Test("CV-26: the cells that are seen and the paths that are seen are the same items, in whatever order")
    func visible() {
        let view = UICollectionView.shown(ItemSource(items: 100), layout: ColumnLayout())
        view.scroll(to: 333)
        let paths = view.indexPathsForVisibleItems
        #expect(Set(paths).count == paths.count)
        #expect(paths.sorted().map(\.item) == Array(8...19))
        #expect(Set(view.visibleCells.compactMap { view.indexPath(for: $0) }) == Set(paths))
    }
}
