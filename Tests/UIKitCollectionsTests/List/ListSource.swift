import UIKit

@testable import UIKitCollections

/// Rows with texts in list cells.
final class ListSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var counts: [Int]
    var configure: ((UICollectionViewListCell, IndexPath) -> Void)?
    var asked: [String] = []

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        guard let cell = cell as? UICollectionViewListCell else { return cell }
        var content = cell.defaultContentConfiguration()
        content.text = "Row \(indexPath.section).\(indexPath.item)"
        cell.contentConfiguration = content
        cell.accessories = []
        configure?(cell, indexPath)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        asked.append("\(kind.suffix(6)) \(indexPath.section)")
        let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
        guard let cell = view as? UICollectionViewListCell else { return view }
        var content = cell.defaultContentConfiguration()
        content.text = "\(kind.hasSuffix("Header") ? "Header" : "Footer") \(indexPath.section)"
        cell.contentConfiguration = content
        return cell
    }

    static func show(
        _ configuration: UICollectionLayoutListConfiguration, _ counts: [Int], size: CGSize = CGSize(width: 320, height: 480),
        direction: UITraitEnvironmentLayoutDirection = .leftToRight, configure: ((UICollectionViewListCell, IndexPath) -> Void)? = nil
    ) -> (UICollectionView, ListSource) {
        let source = ListSource(counts)
        source.configure = configure
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)
        let view = UICollectionView.shown(source, layout: layout, size: size, cell: UICollectionViewListCell.self) { view in
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                view.register(UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
            }
            view.traitOverrides.displayScale = 2
            view.traitOverrides.layoutDirection = direction
        }
        return (view, source)
    }
}

extension UICollectionView {
    func listCell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
        cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
    }
}

extension UICollectionViewListCell {
    var lines: [ListSeparator] { [list.topLine, list.bottomLine].compactMap { $0 }.filter { !$0.isHidden } }
}
