import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Where the characters of a text view are seen: only as much as fits the view has pictures, which are used again as the text scrolls.
final class TextTiles: UIView {
    private unowned let textView: UITextView
    private var tiles: [Int: TextTile] = [:]
    /// Tiles that nothing is seen of, with their memory, for what scrolls in next.
    private var spare: [TextTile] = []
    private static let spareLimit = 2
    private let height: CGFloat

    init(of textView: UITextView) {
        self.textView = textView
        height = textView.theme.tileHeight
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// Brings what is seen of the content into tiles.
    func layOut() {
        let content = CGRect(origin: .zero, size: textView.contentSize)
        frame = content
        let seen = textView.bounds.intersection(content)
        guard !seen.isNull, seen.height > 0, seen.width > 0 else { return removeAll() }
        let wanted = Int((seen.minY / height).rounded(.down))...Int(((seen.maxY - 0.01) / height).rounded(.down))
        var free = tiles.keys.filter { !wanted.contains($0) }.sorted().compactMap { tiles.removeValue(forKey: $0) }
        for index in wanted {
            let tile = tiles[index] ?? free.popLast() ?? takeSpare() ?? makeTile()
            if tiles[index] == nil { tile.setNeedsDisplay() }
            tiles[index] = tile
            let top = CGFloat(index) * height
            tile.frame = CGRect(x: 0, y: top, width: content.width, height: min(height, max(content.maxY - top, 1)))
        }
        for tile in free { putAside(tile) }
    }

    private func takeSpare() -> TextTile? {
        let tile = spare.popLast()
        tile?.isHidden = false
        return tile
    }

    private func putAside(_ tile: TextTile) {
        guard spare.count < Self.spareLimit else { return tile.removeFromSuperview() }
        tile.isHidden = true
        spare.append(tile)
    }

    private func makeTile() -> TextTile {
        let tile = TextTile(of: textView)
        addSubview(tile)
        return tile
    }

    private func removeAll() {
        for tile in tiles.values { tile.removeFromSuperview() }
        for tile in spare { tile.removeFromSuperview() }
        tiles = [:]
        spare = []
    }

    /// Has what lies within a vertical stretch drawn again.
    func redraw(from top: CGFloat, to bottom: CGFloat) {
        for tile in tiles.values where tile.frame.minY < bottom && tile.frame.maxY > top {
            let start = max(top - tile.frame.minY, 0)
            let end = min(bottom - tile.frame.minY, tile.bounds.height)
            tile.setNeedsDisplay(CGRect(x: 0, y: start, width: tile.bounds.width, height: max(end - start, 0)))
        }
    }

    /// Has tiles drawn again whose lines are elsewhere now, as where the height of a text above them was guessed.
    func redrawMoved() {
        for tile in tiles.values where !tile.hasSameLines { tile.setNeedsDisplay() }
    }

    func redraw() {
        for tile in tiles.values { tile.setNeedsDisplay() }
    }
}
