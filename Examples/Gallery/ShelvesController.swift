import UIKit

/// Shelves that scroll sideways: large pages, pairs that come to rest at their edges, and a strip of small pictures.
final class ShelvesController: UICollectionViewController {
    private enum Shelf: Int, CaseIterable {
        case memories, pairs, strip

        var title: String {
            switch self {
            case .memories: "Memories"
            case .pairs: "Best of the Month"
            case .strip: "Recently Added"
            }
        }
    }

    /// A picture on a shelf; the same picture may be on several.
    private struct Place: Hashable {
        var shelf: Shelf
        var number: Int
    }

    private let library: PhotoLibrary
    private var source: UICollectionViewDiffableDataSource<Shelf, Place>?

    init(library: PhotoLibrary) {
        self.library = library
        super.init(collectionViewLayout: UICollectionViewLayout())
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.setCollectionViewLayout(
            UICollectionViewCompositionalLayout { index, _ in Shelf(rawValue: index).map(Self.section) }, animated: false)
        makeSource()
        var snapshot = NSDiffableDataSourceSnapshot<Shelf, Place>()
        for shelf in Shelf.allCases {
            snapshot.appendSections([shelf])
            snapshot.appendItems((0..<24).map { Place(shelf: shelf, number: $0 * 7 + shelf.rawValue * 101) }, toSection: shelf)
        }
        source?.apply(snapshot, animatingDifferences: false)
    }

    private static func section(_ shelf: Shelf) -> NSCollectionLayoutSection {
        let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let item = NSCollectionLayoutItem(layoutSize: whole)
        let section: NSCollectionLayoutSection
        switch shelf {
        case .memories:
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.85), heightDimension: .absolute(240))
            section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
            section.orthogonalScrollingBehavior = .groupPagingCentered
        case .pairs:
            let half = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
            half.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 0, bottom: 3, trailing: 0)
            let size = NSCollectionLayoutSize(widthDimension: .absolute(130), heightDimension: .absolute(260))
            section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [half]))
            section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        case .strip:
            let size = NSCollectionLayoutSize(widthDimension: .absolute(72), heightDimension: .absolute(72))
            section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
            section.orthogonalScrollingBehavior = .continuous
        }
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 20, trailing: 16)
        // Titles have margins of their own, and begin where the pictures do.
        section.supplementaryContentInsetsReference = .none
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        return section
    }

    private func makeSource() {
        let cell = UICollectionView.CellRegistration<PhotoCell, Place> { [library] cell, _, place in
            guard let photo = library.photo(place.number) else { return }
            cell.contentView.layer.cornerRadius = 10
            cell.contentView.clipsToBounds = true
            cell.show(photo, title: place.shelf == .memories, side: place.shelf == .memories ? 330 : 130, pictures: library.pictures)
        }
        let header = UICollectionView.SupplementaryRegistration<MonthHeader>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { header, _, path in header.title = Shelf(rawValue: path.section)?.title }
        let source = UICollectionViewDiffableDataSource<Shelf, Place>(collectionView: collectionView) { view, path, place in
            view.dequeueConfiguredReusableCell(using: cell, for: path, item: place)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        self.source = source
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let place = source?.itemIdentifier(for: indexPath), library.photo(place.number) != nil else { return }
        navigationController?.pushViewController(PhotoController(library: library, number: place.number), animated: true)
    }
}
