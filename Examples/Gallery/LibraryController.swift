import UIKit

/// The grid of all pictures under sticky months. A pinch changes the number of columns.
final class LibraryController: UICollectionViewController, UICollectionViewDataSourcePrefetching, UINavigationControllerDelegate {
    private static let columnChoices = [1, 3, 4, 6]

    private let library: PhotoLibrary
    private var source: UICollectionViewDiffableDataSource<Month, Int>?
    private var columns = 4
    /// The way to another number of columns, as long as fingers lead it.
    private var transition: UICollectionViewTransitionLayout?
    /// Until the way has come to its end.
    private var changesColumns = false

    init(library: PhotoLibrary) {
        self.library = library
        super.init(collectionViewLayout: Self.layout(columns: 4))
    }

    required init?(coder: NSCoder) { nil }

    private static func layout(columns: Int) -> UICollectionViewLayout {
        let share = 1 / CGFloat(columns)
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(share), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(share)),
            subitems: [item])
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = true
        let section = NSCollectionLayoutSection(group: row)
        section.boundarySupplementaryItems = [header]
        return UICollectionViewCompositionalLayout(section: section)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.allowsMultipleSelectionDuringEditing = true
        collectionView.prefetchDataSource = self
        collectionView.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: #selector(pinched)))
        navigationItem.rightBarButtonItem = editButtonItem
        editButtonItem.title = "Select"
        makeSource()
        showPhotos(animated: false)
        NotificationCenter.default.addObserver(
            self, selector: #selector(libraryChanged), name: PhotoLibrary.didChange, object: library)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        navigationController?.delegate = self
    }

    // MARK: Showing

    private var side: CGFloat { (collectionView.bounds.width / CGFloat(columns)).rounded(.down) }

    private func makeSource() {
        let cell = UICollectionView.CellRegistration<PhotoCell, Int> { [weak self] cell, _, number in
            guard let self, let photo = library.photo(number) else { return }
            cell.show(photo, title: library.showsTitles, side: side, pictures: library.pictures)
        }
        let header = UICollectionView.SupplementaryRegistration<MonthHeader>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] header, _, path in
            header.title = self?.source?.sectionIdentifier(for: path.section)?.title
        }
        let source = UICollectionViewDiffableDataSource<Month, Int>(collectionView: collectionView) { view, path, number in
            view.dequeueConfiguredReusableCell(using: cell, for: path, item: number)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        source.reorderingHandlers.canReorderItem = { [weak self] _ in self?.isEditing == true }
        source.reorderingHandlers.didReorder = { [weak self] transaction in
            let after = transaction.finalSnapshot
            self?.library.reorder(after.sectionIdentifiers.map { ($0, after.itemIdentifiers(inSection: $0)) })
        }
        self.source = source
    }

    private func showPhotos(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Month, Int>()
        for (month, photos) in library.months {
            snapshot.appendSections([month])
            snapshot.appendItems(photos, toSection: month)
        }
        source?.apply(snapshot, animatingDifferences: animated)
    }

    @objc private func libraryChanged() {
        showPhotos(animated: view.window != nil)
        guard var snapshot = source?.snapshot() else { return }
        snapshot.reconfigureItems(collectionView.indexPathsForVisibleItems.compactMap { source?.itemIdentifier(for: $0) })
        source?.apply(snapshot, animatingDifferences: false)
    }

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        for path in indexPaths {
            guard let photo = source?.itemIdentifier(for: path).flatMap(library.photo) else { continue }
            library.pictures.load(photo, side: side, scale: traitCollection.displayScale)
        }
    }

    // MARK: Columns

    @objc private func pinched(_ pinch: UIPinchGestureRecognizer) {
        switch pinch.state {
        case .began:
            guard !changesColumns, let next = nextColumns(grows: pinch.velocity > 0) else { return }
            changesColumns = true
            transition = collectionView.startInteractiveTransition(to: Self.layout(columns: next)) { [weak self] completed, _ in
                self?.changesColumns = false
                guard completed, let self else { return }
                columns = next
                reconfigureVisible()
            }
        case .changed:
            let part = pinch.scale > 1 ? (pinch.scale - 1) / 0.8 : (1 - pinch.scale) / 0.45
            transition?.transitionProgress = min(max(part, 0), 1)
        case .ended:
            guard let transition else { return }
            self.transition = nil
            if transition.transitionProgress > 0.4 {
                collectionView.finishInteractiveTransition()
            } else {
                collectionView.cancelInteractiveTransition()
            }
        default:
            guard transition != nil else { return }
            transition = nil
            collectionView.cancelInteractiveTransition()
        }
    }

    private func nextColumns(grows: Bool) -> Int? {
        guard let index = Self.columnChoices.firstIndex(of: columns) else { return nil }
        let next = grows ? index - 1 : index + 1
        return Self.columnChoices.indices.contains(next) ? Self.columnChoices[next] : nil
    }

    private func reconfigureVisible() {
        guard var snapshot = source?.snapshot() else { return }
        snapshot.reconfigureItems(collectionView.indexPathsForVisibleItems.compactMap { source?.itemIdentifier(for: $0) })
        source?.apply(snapshot, animatingDifferences: false)
    }

    // MARK: Selecting

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        editButtonItem.title = editing ? "Done" : "Select"
        navigationController?.setToolbarHidden(!editing, animated: animated)
        updateToolbar()
    }

    override func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { true }

    override func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        setEditing(true, animated: true)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard !isEditing else { return updateToolbar() }
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let number = source?.itemIdentifier(for: indexPath) else { return }
        navigationController?.pushViewController(PhotoController(library: library, number: number), animated: true)
    }

    override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { updateToolbar() }

    private var selected: Set<Int> {
        Set((collectionView.indexPathsForSelectedItems ?? []).compactMap { source?.itemIdentifier(for: $0) })
    }

    private func updateToolbar() {
        let count = isEditing ? selected.count : 0
        let delete = UIBarButtonItem(
            barButtonSystemItem: .trash, target: self, action: #selector(deleteSelected))
        delete.isEnabled = count > 0
        let title = UIBarButtonItem(
            title: count == 1 ? "1 Photo Selected" : "\(count) Photos Selected", style: .plain, target: nil, action: nil)
        title.isEnabled = false
        toolbarItems = [
            UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil), title,
            UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil), delete,
        ]
    }

    @objc private func deleteSelected() {
        library.remove(selected)
        updateToolbar()
    }

    // MARK: Menus

    override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard !isEditing, let path = indexPaths.first, let number = source?.itemIdentifier(for: path), let photo = library.photo(number)
        else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
            UIMenu(children: [
                UIAction(
                    title: photo.isFavorite ? "Remove from Favorites" : "Favorite",
                    image: UIImage(systemName: photo.isFavorite ? "heart.slash" : "heart")
                ) { _ in self?.library.toggleFavorite(number) },
                UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in
                    self?.library.remove([number])
                },
            ])
        }
    }

    // MARK: The way to the details

    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let page = (operation == .push ? toVC : fromVC) as? PhotoController else { return nil }
        return ZoomAnimator(opens: operation == .push) { [weak self] in
            guard let self, let path = source?.indexPath(for: page.number) else { return nil }
            return collectionView.cellForItem(at: path)
        }
    }
}
