import UIKit

/// A compositional layout: a shelf that scrolls sideways, a grid, and a list.
class CollectionController: UICollectionViewController {
    private typealias Source = UICollectionViewDiffableDataSource<Int, Int>
    private static let colors: [UIColor] = [
        .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue, .systemIndigo, .systemPurple, .systemPink,
    ]
    private var source: Source!

    init() { super.init(collectionViewLayout: Self.layout()) }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        let tile = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, number in
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = Self.colors[number % Self.colors.count]
            background.cornerRadius = 12
            cell.backgroundConfiguration = background
            var content = UIListContentConfiguration.cell()
            content.text = String(number)
            content.textProperties.color = .white
            content.textProperties.alignment = .center
            cell.contentConfiguration = content
        }
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
            var content = cell.defaultContentConfiguration()
            content.text = "Row \(number)"
            content.image = UIImage(systemName: "folder")
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        source = Source(collectionView: collectionView) { view, indexPath, number in
            indexPath.section == 2
                ? view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: number)
                : view.dequeueConfiguredReusableCell(using: tile, for: indexPath, item: number)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0, 1, 2])
        snapshot.appendItems(Array(0..<9), toSection: 0)
        snapshot.appendItems(Array(9..<21), toSection: 1)
        snapshot.appendItems(Array(21..<27), toSection: 2)
        source.apply(snapshot, animatingDifferences: false)
    }

    private static func layout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { section, environment in
            switch section {
            case 0: return shelf()
            case 1: return grid(columns: environment.container.contentSize.width > 600 ? 6 : 4)
            default: return .list(using: .init(appearance: .insetGrouped), layoutEnvironment: environment)
            }
        }
    }

    private static func shelf() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(150), heightDimension: .absolute(96))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
        section.orthogonalScrollingBehavior = .groupPaging
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 8, trailing: 16)
        return section
    }

    private static func grid(columns: Int) -> NSCollectionLayoutSection {
        let share = NSCollectionLayoutDimension.fractionalWidth(1 / CGFloat(columns))
        let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: share, heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(88))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, repeatingSubitem: item, count: columns)
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 12)
        return section
    }
}
