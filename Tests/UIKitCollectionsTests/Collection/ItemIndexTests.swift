import Foundation
import Testing
import UIKitTesting

@testable import UIKitCollections

/// Titles at the edge of a collection view that lead to items.
@MainActor
struct ItemIndexTests {
    private final class Source: NSObject, UICollectionViewDataSource {
        var titles: [String]? = ["A", "B", "C"]
        var asked: [String] = []
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 90 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
        func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }
        func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
            asked.append("\(title) \(index)")
            return IndexPath(item: index * 30, section: 0)
        }
    }

    @Test("A finger on a title leads to its item; the titles stand at the edge, in front of all cells, and go with the data")
    func index() throws {
        let (source, layout) = (Source(), UICollectionViewFlowLayout())
        layout.itemSize = CGSize(width: 200, height: 40)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = source
        let screen = TestScreen(size: CGSize(width: 200, height: 300), scale: 2)
        screen.window.addSubview(view)
        screen.settle()
        let bar = try #require(view.itemIndex.bar)
        #expect(bar.frame == CGRect(x: 176, y: 0, width: 24, height: 300))
        #expect(source.asked.isEmpty)
        // The titles are in the middle, 14 points each.
        try screen.tap(at: CGPoint(x: 190, y: 150))
        screen.settle()
        #expect(source.asked == ["B 1"])
        #expect(view.contentOffset.y == 1200)
        #expect(bar.frame.minY == 1200)
        try screen.tap(at: CGPoint(x: 190, y: 164))
        screen.settle()
        #expect(source.asked == ["B 1", "C 2"])
        #expect(view.contentOffset.y == 2400)
        source.titles = nil
        view.reloadData()
        screen.settle()
        #expect(view.itemIndex.bar == nil)
        #expect(bar.superview == nil)
    }
}
