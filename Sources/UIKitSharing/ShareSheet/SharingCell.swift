import Foundation
import UIKitControls
import UIKitLists

/// A row of activities that share, each with its picture and its title below; scrolls sideways.
final class SharingCell: UITableViewCell {
    static let height: CGFloat = 112
    private static let tile = CGSize(width: 76, height: 96)

    private let row = UIScrollView()
    private var tiles: [ActivityTile] = []

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        row.showsHorizontalScrollIndicator = false
        contentView.addSubview(row)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ activities: [UIActivity], choose: @escaping (UIActivity) -> Void) {
        for tile in tiles { tile.removeFromSuperview() }
        tiles = activities.map { activity in
            let tile = ActivityTile(activity)
            tile.addAction(UIAction { _ in choose(activity) }, for: .touchUpInside)
            row.addSubview(tile)
            return tile
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        row.frame = contentView.bounds
        row.contentSize = CGSize(width: CGFloat(tiles.count) * Self.tile.width + 16, height: row.bounds.height)
        for (number, tile) in tiles.enumerated() {
            tile.frame = CGRect(
                x: 8 + CGFloat(number) * Self.tile.width, y: (Self.height - Self.tile.height) / 2, width: Self.tile.width,
                height: Self.tile.height)
        }
    }
}
