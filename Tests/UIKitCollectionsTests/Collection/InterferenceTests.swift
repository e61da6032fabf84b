import Testing
import UIKitTesting

@testable import UIKitCollections

/// Delegates and data sources that change everything while they are asked.
@MainActor
struct InterferenceTests {
    @MainActor
    private final class Source: ItemSource {
        enum Moment: CaseIterable { case sections, items, cell, header, willDisplay, didEnd, size }
        var moment: Moment?
        var act: ((UICollectionView) -> Void)?
        private var acts = 0

        private func happen(_ now: Moment, _ view: UICollectionView) {
            // Not for ever: what never ends is tested elsewhere.
            guard now == moment, acts < 5 else { return }
            acts += 1
            act?(view)
        }

        override func numberOfSections(in collectionView: UICollectionView) -> Int {
            happen(.sections, collectionView)
            return super.numberOfSections(in: collectionView)
        }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            happen(.items, collectionView)
            return super.collectionView(collectionView, numberOfItemsInSection: section)
        }
        override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            happen(.cell, collectionView)
            return super.collectionView(collectionView, cellForItemAt: indexPath)
        }
        override func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            happen(.header, collectionView)
            return super.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
        }
        @objc func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) { happen(.willDisplay, collectionView) }
        @objc func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) { happen(.didEnd, collectionView) }
    }

    @MainActor
    private struct Deed {
        var name: String
        var act: (Source, UICollectionView) -> Void
    }

    private static let deeds = [
        Deed(name: "reload") { source, view in
            source.counts = [7, 3]
            view.reloadData()
        },
        Deed(name: "lay out") { _, view in
            view.setNeedsLayout()
            view.layoutIfNeeded()
        },
        Deed(name: "invalidate") { _, view in view.collectionViewLayout.invalidateLayout() },
        Deed(name: "another layout") { _, view in
            let layout = UICollectionViewFlowLayout()
            layout.headerReferenceSize = CGSize(width: 0, height: 11)
            view.setCollectionViewLayout(layout, animated: false)
        },
        Deed(name: "scroll") { _, view in view.contentOffset.y += 20 },
        Deed(name: "leave") { _, view in view.removeFromSuperview() },
        Deed(name: "no data") { _, view in view.dataSource = nil },
    ]

    @Test("What delegates and data sources do while they are asked leaves a collection view that shows its data", arguments: 0..<7)
    func deeds(number: Int) {
        let deed = Self.deeds[number]
        for moment in Source.Moment.allCases {
            let source = Source([30, 30])
            let layout = UICollectionViewFlowLayout()
            layout.headerReferenceSize = CGSize(width: 0, height: 10)
            let view = UICollectionView.shown(source, layout: layout)
            let screen = TestScreen(showing: view)
            screen.settle()
            source.moment = moment
            source.act = { deed.act(source, $0) }
            view.reloadData()
            screen.settle()
            view.contentOffset.y = 120
            screen.settle()
            source.moment = nil
            view.setNeedsLayout()
            view.layoutIfNeeded()
            let expected = expectedPaths(view)
            #expect(view.indexPathsForVisibleItems == expected, "\(deed.name) at \(moment)")
            #expect(
                expected.allSatisfy { view.cellForItem(at: $0)?.frame == view.layoutAttributesForItem(at: $0)?.frame },
                "\(deed.name) at \(moment)")
        }
    }

    private func expectedPaths(_ view: UICollectionView) -> [IndexPath] {
        (0..<view.numberOfSections).flatMap { section in
            (0..<view.numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
        }.filter { view.layoutAttributesForItem(at: $0)!.frame.reaches(into: view.bounds) }
    }

    @Test("A layout that invalidates itself whenever it is prepared costs a bounded number of attempts")
    func neverSettles() {
        @MainActor class Layout: ColumnLayout {
            var prepares = 0
            override func prepare() {
                super.prepare()
                prepares += 1
                invalidateLayout()
            }
        }
        let layout = Layout()
        let warnings = Warnings()
        let view = UICollectionView.shown(ItemSource(items: 3), layout: layout)
        #expect(layout.prepares < 1000)
        #expect(view.visibleCells.count == 3)
        #expect(!warnings.texts.isEmpty)
    }

    @Test("CV-85: a size that changes in an animation is told to the layout before and after")
    func animatedBounds() {
        @MainActor class Layout: ColumnLayout {
            var told: [String] = []
            override func prepare(forAnimatedBoundsChange oldBounds: CGRect) { told.append("prepare \(oldBounds.width)") }
            override func finalizeAnimatedBoundsChange() { told.append("finalize") }
            override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
        }
        let layout = Layout()
        let view = UICollectionView.shown(ItemSource(items: 3), layout: layout)
        let screen = TestScreen(showing: view)
        screen.settle()
        let width = view.bounds.width
        UIView.animate(withDuration: 0.3) {
            view.frame.size.width = 200
            view.layoutIfNeeded()
        }
        #expect(layout.told == ["prepare \(width)", "finalize"])
        view.frame.size.width = 240
        view.layoutIfNeeded()
        #expect(layout.told.count == 2)
    }

    @Test("CV-128: items that are too wide are told of once; those that just fit are not")
    func tooWide() {
        let warnings = Warnings()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 40)
        let view = UICollectionView.shown(ItemSource(items: 3), layout: layout)
        #expect(warnings.texts.isEmpty)
        layout.itemSize.width = 330
        view.layoutIfNeeded()
        layout.invalidateLayout()
        view.layoutIfNeeded()
        #expect(warnings.texts.count == 1)
        #expect(
            warnings.texts[0].hasPrefix(
                "The behavior of the UICollectionViewFlowLayout is not defined because:\nthe item width must be less"))
    }
}
