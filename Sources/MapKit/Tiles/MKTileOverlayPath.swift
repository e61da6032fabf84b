import CoreGraphics

/// Which tile of which zoom.
// apple: https://developer.apple.com/documentation/mapkit/mktileoverlaypath
public struct MKTileOverlayPath: Sendable {
    /// The column, from the west.
    public var x: Int
    /// The row, from the north.
    public var y: Int
    /// The zoom: the world is 2 to the power of it tiles wide.
    public var z: Int
    /// How many pixels a point has.
    public var contentScaleFactor: CGFloat

    /// The one tile of the world.
    public init() { self.init(x: 0, y: 0, z: 0, contentScaleFactor: 1) }
    /// A tile.
    public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) {
        self.x = x
        self.y = y
        self.z = z
        self.contentScaleFactor = contentScaleFactor
    }
}
