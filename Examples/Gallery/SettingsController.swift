import UIKit

/// A list of settings with sections that expand, swipes and accessories of all kinds.
final class SettingsController: UICollectionViewController {
    private enum Part: Int, CaseIterable { case look, albums }

    /// A row of the list.
    private struct Row: Hashable {
        enum Kind: Hashable { case titles, columns, group, album }
        var kind: Kind
        var title: String
    }

    private let library: PhotoLibrary
    private var source: UICollectionViewDiffableDataSource<Part, Row>?
    private var albums = ["Family", "Holidays", "Mountains", "Sea", "Town"]

    init(library: PhotoLibrary) {
        self.library = library
        super.init(collectionViewLayout: UICollectionViewLayout())
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.headerMode = .supplementary
        list.trailingSwipeActionsConfigurationProvider = { [weak self] path in self?.swipeActions(at: path) }
        collectionView.setCollectionViewLayout(UICollectionViewCompositionalLayout.list(using: list), animated: false)
        navigationItem.rightBarButtonItem = editButtonItem
        makeSource()
        showRows()
    }

    private func makeSource() {
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { [weak self] cell, _, row in
            self?.show(row, in: cell)
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { header, _, path in
            var content = header.defaultContentConfiguration()
            content.text = path.section == 0 ? "Look" : "Albums"
            header.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Part, Row>(collectionView: collectionView) { view, path, row in
            view.dequeueConfiguredReusableCell(using: cell, for: path, item: row)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        source.reorderingHandlers.canReorderItem = { $0.kind == .album }
        self.source = source
    }

    private func show(_ row: Row, in cell: UICollectionViewListCell) {
        var content = cell.defaultContentConfiguration()
        content.text = row.title
        switch row.kind {
        case .titles:
            let toggle = UISwitch()
            toggle.isOn = library.showsTitles
            toggle.accessibilityLabel = row.title
            toggle.addAction(UIAction { [library, weak toggle] _ in library.showsTitles = toggle?.isOn == true }, for: .valueChanged)
            cell.accessories = [.customView(configuration: .init(customView: toggle, placement: .trailing(displayed: .always)))]
        case .columns:
            content.secondaryText = "Pinch the library"
            content.image = UIImage(systemName: "square.grid.3x3")
            cell.accessories = []
        case .group:
            content.image = UIImage(systemName: "folder")
            cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
        case .album:
            content.image = UIImage(systemName: "photo.on.rectangle")
            cell.accessories = [.disclosureIndicator(), .delete(), .reorder()]
        }
        cell.contentConfiguration = content
    }

    private func showRows() {
        var look = NSDiffableDataSourceSectionSnapshot<Row>()
        look.append([Row(kind: .titles, title: "Show Titles"), Row(kind: .columns, title: "Columns")])
        source?.apply(look, to: .look, animatingDifferences: false)
        var groups = NSDiffableDataSourceSectionSnapshot<Row>()
        let mine = Row(kind: .group, title: "My Albums")
        let shared = Row(kind: .group, title: "Shared Albums")
        groups.append([mine, shared])
        groups.append(albums.map { Row(kind: .album, title: $0) }, to: mine)
        groups.append(["Neighbours", "Club"].map { Row(kind: .album, title: $0) }, to: shared)
        groups.expand([mine])
        source?.apply(groups, to: .albums, animatingDifferences: false)
    }

    private func swipeActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let row = source?.itemIdentifier(for: path), row.kind == .album else { return nil }
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
            self?.remove(row)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    private func remove(_ row: Row) {
        albums.removeAll { $0 == row.title }
        guard var groups = source?.snapshot(for: .albums) else { return }
        groups.delete([row])
        source?.apply(groups, to: .albums)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
    }
}
