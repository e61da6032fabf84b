import UIKitCollections

/// A data source and delegate with items as a test wants them, which records its calls.
@MainActor
class ItemSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    /// How many items each section has.
    var counts: [Int]
    /// The calls, in order.
    var log: [String] = []
    /// Called when a cell is asked for, before it is made.
    var whenAsked: ((UICollectionView, IndexPath) -> Void)?

    init(_ counts: [Int]) { self.counts = counts }

    convenience init(items: Int) { self.init([items]) }

    func takeLog() -> [String] {
        defer { log = [] }
        return log
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        log.append("sections")
        return counts.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        log.append("items \(section)")
        return counts[section]
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        log.append("cell \(indexPath.section).\(indexPath.item)")
        whenAsked?(collectionView, indexPath)
        return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        log.append("\(kind.suffix(6)) \(indexPath[0])")
        return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }
}

/// A cell that notes what happens to it.
class TracingCell: UICollectionViewCell {
    static var log: [String] = []
    override func prepareForReuse() {
        super.prepareForReuse()
        Self.log.append("prepareForReuse")
    }
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        Self.log.append("apply \(layoutAttributes.indexPath.item)")
    }
}

/// A collection view that keeps its first data source alive.
@MainActor
final class KeepingCollection: UICollectionView {
    var kept: (any UICollectionViewDataSource)?
}

extension UICollectionView {
    /// A collection view that is laid out, and keeps its data source alive.
    static func shown(
        _ source: (any UICollectionViewDataSource)?, layout: UICollectionViewLayout, size: CGSize = CGSize(width: 320, height: 440),
        cell: UICollectionViewCell.Type = UICollectionViewCell.self, set: (UICollectionView) -> Void = { _ in }
    ) -> UICollectionView {
        let view = KeepingCollection(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        view.kept = source
        view.contentInsetAdjustmentBehavior = .never
        view.register(cell, forCellWithReuseIdentifier: "item")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
        }
        view.dataSource = source
        view.delegate = source as? any UICollectionViewDelegate
        set(view)
        view.layoutIfNeeded()
        return view
    }

    /// Scrolls by hand of the app, and lays out.
    func scroll(to y: CGFloat) {
        contentOffset.y = y
        layoutIfNeeded()
    }
}

/// A column of items, each as wide as the collection view, written as apps write their own layouts.
class ColumnLayout: UICollectionViewLayout {
    var height: CGFloat = 40
    var log: [String] = []
    var cache: [UICollectionViewLayoutAttributes] = []

    override func prepare() {
        super.prepare()
        log.append("prepare")
        guard let collectionView else { return }
        cache = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
            let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
            attributes.frame = CGRect(x: 0, y: CGFloat(item) * height, width: collectionView.bounds.width, height: height)
            return attributes
        }
    }

    override var collectionViewContentSize: CGSize {
        log.append("contentSize")
        return CGSize(width: collectionView?.bounds.width ?? 0, height: CGFloat(cache.count) * height)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        log.append("elements")
        return cache.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { cache[indexPath.item] }
}
