@_spi(ForasteroInternal) import Display
import UIKit
import UIKitTesting

@_spi(ForasteroInternal) import QuartzCore

/// A collection view of pictures.
@MainActor
final class GridScene: NSObject, UICollectionViewDataSource {
    /// The scale for views outside of windows: pixels as large as those that are painted.
    private let screen = TestScreen(scale: 2)
    private let host = LayerHost(
        geometry: ScreenGeometry(size: CGSize(width: 390, height: 844), scale: 2), clock: MediaClock(.virtual(startingAt: 0)))
    let view: UICollectionView
    private let count: Int
    private let pictures: [UIImage]

    /// - Parameter window: where the grid is shown; a screen of its own without one.
    init(
        items: Int, layout: UICollectionViewLayout, cell: UICollectionViewCell.Type = PictureCell.self, in window: UIWindow? = nil
    ) {
        count = items
        pictures = (0..<16).map(GridScene.picture)
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
        super.init()
        view.contentInsetAdjustmentBehavior = .never
        view.register(cell, forCellWithReuseIdentifier: "item")
        view.dataSource = self
        if let window {
            window.addSubview(view)
        } else {
            host.rootLayer.addSublayer(view.layer)
            scroll(to: 0)
        }
    }

    /// A picture with a pixel for each of the screen's.
    private static func picture(_ index: Int) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        format.opaque = true
        return UIGraphicsImageRenderer(size: CGSize(width: 97.5, height: 97.5), format: format).image { context in
            UIColor(hue: CGFloat(index) / 16, saturation: 0.6, brightness: 0.9, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 97.5, height: 97.5))
            UIColor.white.setFill()
            UIBezierPath(ovalIn: CGRect(x: 20, y: 20, width: 57, height: 57)).fill()
        }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        (cell as? PictureCell)?.picture.image = pictures[indexPath.item % pictures.count]
        (cell as? SelfSizingCell)?.height.constant = 40 + CGFloat(indexPath.item % 3) * 10
        return cell
    }

    func make(_ changes: ItemChanges) {
        view.performBatchUpdates {
            view.deleteItems(at: changes.deleted)
            view.insertItems(at: changes.inserted)
            view.reloadItems(at: changes.reloaded)
            for (source, target) in zip(changes.moved, changes.targets) { view.moveItem(at: source, to: target) }
        }
    }

    /// The collection view's own layout when it is scrolled; nothing is painted.
    func layOut(scrolledTo y: CGFloat) {
        view.contentOffset.y = y
        view.layoutIfNeeded()
    }

    func scroll(to y: CGFloat) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        view.contentOffset.y = y
        CATransaction.commit()
        host.run(.layout ... .composite, advancingAnimations: true)
    }
}

/// A cell that a picture fills.
final class PictureCell: UICollectionViewCell {
    let picture = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.frame = contentView.bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(picture)
    }

    required init?(coder: NSCoder) { nil }
}

/// A cell whose constraints say how high it is.
final class SelfSizingCell: UICollectionViewCell {
    let height: NSLayoutConstraint

    override init(frame: CGRect) {
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        height = box.heightAnchor.constraint(equalToConstant: 40)
        super.init(frame: frame)
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
            height, box.topAnchor.constraint(equalTo: contentView.topAnchor),
            box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

/// A quarter each of items that are deleted, inserted, reloaded and moved, all over the grid.
struct ItemChanges {
    let deleted = ItemChanges.items(at: 0)
    let inserted = ItemChanges.items(at: 1)
    let reloaded = ItemChanges.items(at: 7)
    let moved = ItemChanges.items(at: 3)
    let targets = ItemChanges.items(at: 11)

    private static func items(at offset: Int) -> [IndexPath] {
        (0..<2500).map { IndexPath(item: $0 * 40 + offset, section: 0) }
    }
}
