import Foundation

/// A width and a height on the flat map.
// apple: https://developer.apple.com/documentation/mapkit/mkmapsize
public struct MKMapSize: Sendable {
    /// From west to east.
    public var width: Double
    /// From north to south.
    public var height: Double

    /// Nothing.
    public init() { self.init(width: 0, height: 0) }
    /// A width and a height.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// All of the map.
    // apple: https://developer.apple.com/documentation/mapkit/mkmapsize/world
    public static let world = MKMapSize(width: Mercator.worldWidth, height: Mercator.worldWidth)
}

/// All of the map.
public let MKMapSizeWorld = MKMapSize.world
/// A width and a height.
public func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize { MKMapSize(width: width, height: height) }
/// Returns true if two sizes are the same.
public func MKMapSizeEqualToSize(_ size1: MKMapSize, _ size2: MKMapSize) -> Bool {
    size1.width == size2.width && size1.height == size2.height
}
/// The two numbers of a size.
public func MKStringFromMapSize(_ size: MKMapSize) -> String { String(format: "{%.1f, %.1f}", size.width, size.height) }
