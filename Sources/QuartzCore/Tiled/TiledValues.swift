/// The properties of a ``CATiledLayer`` that are shown.
struct TiledValues: KindValues, Equatable {
    /// Those of coarser scales first.
    var tiles: [LayerTile] = []
    /// How long a new tile takes to appear.
    var fadeDuration: CFTimeInterval = 0
    /// The layer's time; infinite when no tile is about to appear.
    var time = Double.infinity

    func animatableValue(forKey key: String) -> AnimatableValue? { key == CATiledLayer.timeKey ? .number(time) : nil }

    mutating func setAnimatableValue(_ value: AnimatableValue, forKey key: String) {
        if key == CATiledLayer.timeKey, case .number(let number) = value { time = number }
    }

    func animatesImplicitly(_ key: String) -> Bool { false }

    func makeDrawing(for values: LayerValues) -> (any LayerDrawing)? { tiles.isEmpty ? nil : TileDrawing(self) }
}

/// The tiles that a layer has.
final class TileDrawing: LayerDrawing {
    private let values: TiledValues
    let extent: CGRect

    init(_ values: TiledValues) {
        self.values = values
        extent = values.tiles.reduce(CGRect.null) { $0.union($1.frame) }
    }

    func draw(in context: CGContext) {
        for tile in values.tiles {
            let age = values.time - tile.birth
            let share = values.fadeDuration > 0 ? min(max(age / values.fadeDuration, 0), 1) : 1
            guard share > 0 else { continue }
            context.saveGState()
            context.setAlpha(share)
            context.drawUpright(tile.picture, in: tile.frame)
            context.restoreGState()
        }
    }

    func isEqual(to other: any LayerDrawing) -> Bool { (other as? TileDrawing)?.values == values }
}
