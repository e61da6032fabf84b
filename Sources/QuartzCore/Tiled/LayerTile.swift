@_spi(ForasteroInternal) import CoreGraphics

/// A drawn part of a ``CATiledLayer``.
struct LayerTile: Equatable {
    /// Which of the layer's tiles at some scale.
    struct Key: Hashable {
        /// By how many doublings it is larger than the contents' own scale.
        var level: Int
        var column: Int
        var row: Int
    }

    var key: Key
    /// In the layer's coordinates.
    var frame: CGRect
    var picture: CGImage
    /// In the layer's time.
    var birth: CFTimeInterval

    static func == (first: LayerTile, second: LayerTile) -> Bool { first.key == second.key && first.picture === second.picture }
}
