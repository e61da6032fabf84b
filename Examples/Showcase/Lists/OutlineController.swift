import UIKit

/// A sidebar of folders that expand, made of a section snapshot.
class OutlineController: UICollectionViewController {
    private var source: UICollectionViewDiffableDataSource<Int, String>!

    init() {
        let configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { [weak self] cell, _, name in
            let isFolder = self?.source.snapshot(for: 0).parent(of: name) == nil
            var content = cell.defaultContentConfiguration()
            content.text = name
            content.image = UIImage(systemName: isFolder ? "folder" : "doc")
            cell.contentConfiguration = content
            cell.accessories = isFolder ? [.outlineDisclosure()] : []
        }
        source = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, name in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: name)
        }
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        for (folder, files) in [("Letters", ["To Anna", "To Ben"]), ("Recipes", ["Bread", "Soup", "Pancakes"]), ("Travel", ["Tickets"])] {
            outline.append([folder])
            outline.append(files, to: folder)
        }
        outline.expand(["Recipes"])
        source.apply(outline, to: 0, animatingDifferences: false)
    }
}
