/// A size in whole pixels.
public struct PixelSize: Hashable, Sendable {
    /// The number of columns.
    public var width: Int
    /// The number of rows.
    public var height: Int

    /// The numbers are taken as they are.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}
