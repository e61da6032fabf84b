import Foundation

/// Which tiles a layer needs where it is seen.
@MainActor
struct TilePlan {
    /// In the layer's coordinates.
    var visible: CGRect
    /// By how many doublings the tiles are larger than the contents' own scale.
    var level: Int
    /// The side lengths of tiles in the layer's coordinates.
    var size: CGSize
    var bounds: CGRect
    /// Pixels of a tile in a unit of the layer's coordinates.
    var scale: CGFloat

    /// Beyond this many tiles nothing is shown: a tile of a pixel in a layer of a mile would not end.
    private static let mostTiles = 4096

    /// Nil when nothing of the layer is seen.
    init?(_ layer: CATiledLayer) {
        guard let root = layer.host?.rootLayer, !layer.isHidden else { return nil }
        bounds = layer.values.bounds
        visible = bounds
        var ancestor = layer.superlayer
        while let present = ancestor {
            guard !present.isHidden else { return nil }
            if present.masksToBounds || present === root { visible = visible.intersection(layer.convert(present.bounds, from: present)) }
            ancestor = present.superlayer
        }
        guard !visible.isNull, visible.width > 0, visible.height > 0 else { return nil }
        level = Self.level(of: layer, in: root)
        scale = max(layer.contentsScale, 0.01) * Double.pow2(level)
        size = CGSize(width: max(layer.tileSize.width.rounded(), 1) / scale, height: max(layer.tileSize.height.rounded(), 1) / scale)
        guard visible.width / size.width * (visible.height / size.height) < CGFloat(Self.mostTiles) else { return nil }
    }

    /// The level at which a pixel of a tile is not larger than one of the screen, if there is such a level.
    private static func level(of layer: CATiledLayer, in root: CALayer) -> Int {
        let unit = layer.convert(CGRect(x: layer.bounds.minX, y: layer.bounds.minY, width: 1, height: 1), to: root)
        let zoom = max(unit.width, unit.height)
        let highest = max(layer.levelsOfDetailBias, 0)
        let lowest = min(highest - max(layer.levelsOfDetail, 1) + 1, highest)
        guard zoom > 0, zoom.isFinite else { return lowest }
        // A hair larger is rounding, not zooming.
        return Int(min(max(CGFloat(log2(zoom) - 0.01).rounded(.up), CGFloat(lowest)), CGFloat(highest)))
    }

    /// The tiles that are seen, those nearest to the middle first.
    var keys: [LayerTile.Key] {
        func range(_ low: CGFloat, _ high: CGFloat, _ origin: CGFloat, _ side: CGFloat) -> Range<Int> {
            let first = Int(((low - origin) / side + 1e-6).rounded(.down))
            return first..<max(Int(((high - origin) / side - 1e-6).rounded(.up)), first + 1)
        }
        let rows = range(visible.minY, visible.maxY, bounds.minY, size.height)
        let columns = range(visible.minX, visible.maxX, bounds.minX, size.width)
        let all = rows.flatMap { row in columns.map { LayerTile.Key(level: level, column: $0, row: row) } }
        func distance(_ key: LayerTile.Key) -> CGFloat {
            let frame = frame(of: key)
            return hypot(frame.midX - visible.midX, frame.midY - visible.midY)
        }
        return all.sorted { distance($0) < distance($1) }
    }

    func frame(of key: LayerTile.Key) -> CGRect {
        CGRect(
            x: bounds.minX + CGFloat(key.column) * size.width, y: bounds.minY + CGFloat(key.row) * size.height, width: size.width,
            height: size.height
        ).intersection(bounds)
    }

    /// Returns true if a tile covers what it would if it were drawn now: the bounds may have grown.
    func fits(_ tile: LayerTile) -> Bool {
        guard tile.key.level == level else { return bounds.intersects(tile.frame) }
        let frame = frame(of: tile.key)
        return tile.frame.origin == frame.origin && abs(tile.frame.width - frame.width) * scale <= 1
            && abs(tile.frame.height - frame.height) * scale <= 1
    }

    /// Returns true if a tile is worth keeping: it is seen, or would be after a short way.
    func keeps(_ tile: LayerTile) -> Bool {
        tile.frame.intersects(visible.insetBy(dx: -2 * size.width, dy: -2 * size.height))
    }
}

extension Double {
    fileprivate static func pow2(_ exponent: Int) -> Double { Double(sign: .plus, exponent: exponent, significand: 1) }
}
