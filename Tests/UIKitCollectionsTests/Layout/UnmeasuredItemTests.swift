import Testing
import UIKitTesting

@testable import UIKitCollections

/// Items that a layout gives no width before their cells have said how wide they want to be.
@MainActor
struct UnmeasuredItemTests {
    private final class Row: UICollectionViewLayout {
        var widths: [IndexPath: CGFloat] = [:]

        override var collectionViewContentSize: CGSize { CGSize(width: widths.values.reduce(0, +), height: 50) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            var x: CGFloat = 0
            return (0..<3).map { item in
                let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, item])
                attributes.frame = CGRect(x: x, y: 0, width: widths[[0, item]] ?? 0, height: 50)
                x += attributes.frame.width
                return attributes
            }
        }
        override func shouldInvalidateLayout(
            forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
            withOriginalAttributes original: UICollectionViewLayoutAttributes
        ) -> Bool {
            widths[original.indexPath] = preferred.frame.width
            return preferred.frame.width != original.frame.width
        }
    }

    private final class WideCell: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(
            _ attributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            attributes.frame.size.width = CGFloat(attributes.indexPath.item + 1) * 50
            return attributes
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
    }

    @Test("Cells whose layout begins without a width for them are made, and measured")
    func noWidth() {
        let screen = TestScreen(size: CGSize(width: 400, height: 400), scale: 2)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 400, height: 100), collectionViewLayout: Row())
        let source = Source()
        view.register(WideCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        screen.window.addSubview(view)
        screen.settle()
        #expect(
            (0..<3).map { view.cellForItem(at: [0, $0])?.frame } == [
                CGRect(x: 0, y: 0, width: 50, height: 50), CGRect(x: 50, y: 0, width: 100, height: 50),
                CGRect(x: 150, y: 0, width: 150, height: 50),
            ])
    }
}
