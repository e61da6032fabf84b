@_spi(ForasteroInternal) import CoreGraphics

/// Draws tiles that are seen and missing: a part of the display pass.
@MainActor
enum TilePass {
    /// So many tiles are drawn for a layer before a frame; the rest waits for the next one.
    private static let mostTilesPerFrame = 16

    /// Brings the tiles of a layer up to date.
    /// - Returns: true if some are still missing.
    static func run(on layer: CATiledLayer) -> Bool {
        guard layer.needsTiles, layer.values.contents == nil, let plan = TilePlan(layer) else { return false }
        let former = layer.tiles
        let usable = former.filter { plan.fits($0) }
        let known = Set(usable.map(\.key))
        let missing = plan.keys.filter { !known.contains($0) }
        let now = layer.presentTime
        let drawn = missing.prefix(mostTilesPerFrame).compactMap { draw($0, of: layer, plan, now) }
        let isComplete = missing.count <= mostTilesPerFrame
        var tiles = (usable + drawn).filter(plan.keeps)
        // Tiles of another scale are in the place of missing ones; once those have appeared they are in the way.
        let appeared = now - type(of: layer).fadeDuration()
        if isComplete, tiles.allSatisfy({ $0.key.level != plan.level || $0.birth <= appeared }) {
            tiles.removeAll { $0.key.level != plan.level }
        }
        tiles.sort { abs($0.key.level - plan.level) > abs($1.key.level - plan.level) }
        if tiles != former { layer.show(tiles) }
        layer.updateClock()
        return !isComplete
    }

    private static func draw(_ key: LayerTile.Key, of layer: CATiledLayer, _ plan: TilePlan, _ now: CFTimeInterval) -> LayerTile? {
        let frame = plan.frame(of: key)
        guard let store = BackingStore(bounds: frame, scale: plan.scale, isOpaque: layer.isOpaque) else { return nil }
        store.draw(frame) { context in
            context.clip(to: frame)
            layer.draw(in: context)
        }
        let pixels = CGSize(width: CGFloat(store.buffer.width) / plan.scale, height: CGFloat(store.buffer.height) / plan.scale)
        // At the far edges a tile is up to a pixel larger than its part of the layer.
        return LayerTile(key: key, frame: CGRect(origin: frame.origin, size: pixels), picture: CGImage(buffer: store.buffer), birth: now)
    }
}

extension CATiledLayer {
    /// Shows other tiles, without an action.
    fileprivate final func show(_ tiles: [LayerTile]) {
        var changed = kind(TiledValues.self)
        changed.tiles = tiles
        changed.fadeDuration = type(of: self).fadeDuration()
        values.rareForWriting().kind = changed
        markNeedsCommit()
    }
}

extension LayerHost {
    func addTiledLayer(_ layer: CATiledLayer) {
        if !tiledLayers.contains(where: { $0.layer === layer }) { tiledLayers.append(TiledLayerReference(layer: layer)) }
    }

    /// Before a frame is committed.
    func drawTiles() {
        guard !tiledLayers.isEmpty else { return }
        tiledLayers.removeAll { $0.layer?.host !== self }
        var isIncomplete = false
        for layer in tiledLayers.compactMap(\.layer) where TilePass.run(on: layer) { isIncomplete = true }
        if isIncomplete { isFrameDue = true }
    }
}

/// A layer that draws tiles, as long as it exists.
struct TiledLayerReference {
    weak var layer: CATiledLayer?
}
