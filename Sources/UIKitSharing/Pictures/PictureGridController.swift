import Foundation
package import UIKitCollections

/// Shows the pictures of a folder in a grid, and lets the user choose one or several.
package final class PictureGridController: UICollectionViewController {
    private static let gap: CGFloat = 2

    private let folder: PictureFolder
    private let thumbnails = ThumbnailLoader()
    private var pictures: [URL] = []
    private let emptyView = EmptyFolderView(title: "No Photos")

    /// The user has touched a picture.
    package var choose: (URL) -> Void = { _ in }
    /// Nil: the first touch chooses. Else how many may be chosen at most; 0 is any number.
    package var selectionLimit: Int?
    /// Those that are chosen, in the order of the touches.
    package private(set) var chosen: [URL] = []
    package var chosenDidChange: () -> Void = {}

    package init(folder: PictureFolder) {
        self.folder = folder
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
        title = "Photos"
    }

    package required init?(coder: NSCoder) { nil }

    /// Chooses pictures before the first touch, as many as may be.
    package func choose(_ files: [URL]) {
        chosen = Array(files.prefix(selectionLimit.flatMap { $0 == 0 ? nil : $0 } ?? files.count))
    }

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        collectionView.backgroundColor = .systemBackground
        collectionView.alwaysBounceVertical = true
        collectionView.register(PictureCell.self, forCellWithReuseIdentifier: "picture")
        pictures = folder.pictures()
        emptyView.detail.text = folder.url.map { "Pictures in \($0.path) appear here." }
        collectionView.backgroundView = pictures.isEmpty ? emptyView : nil
    }

    package override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        guard let layout = collectionViewLayout as? UICollectionViewFlowLayout else { return }
        let width = collectionView.bounds.width
        let columns = max(3, (width / 130).rounded(.down))
        let scale = traitCollection.displayScale
        let side = ((width - (columns - 1) * Self.gap) / columns * scale).rounded(.down) / scale
        guard side > 0, layout.itemSize.width != side else { return }
        layout.itemSize = CGSize(width: side, height: side)
        layout.minimumInteritemSpacing = Self.gap
        layout.minimumLineSpacing = Self.gap
    }

    package override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { pictures.count }

    package override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
        guard let cell = cell as? PictureCell else { return cell }
        let picture = pictures[indexPath.item]
        cell.show(picture, number: chosen.firstIndex(of: picture).map { $0 + 1 })
        let side = max(cell.bounds.width, 1) * traitCollection.displayScale
        thumbnails.load(picture, side: side) { [weak cell] image in
            if cell?.picture == picture { cell?.showThumbnail(image) }
        }
        return cell
    }

    package override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: false)
        let picture = pictures[indexPath.item]
        guard let selectionLimit else { return choose(picture) }
        if let index = chosen.firstIndex(of: picture) {
            chosen.remove(at: index)
        } else if selectionLimit == 0 || chosen.count < selectionLimit {
            chosen.append(picture)
        }
        for case let cell as PictureCell in collectionView.visibleCells {
            cell.number = cell.picture.flatMap { chosen.firstIndex(of: $0) }.map { $0 + 1 }
        }
        chosenDidChange()
    }
}
