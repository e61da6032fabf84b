public import CoreGraphics
public import CoreLocation
public import Foundation
import ObjCRuntime

/// Covers the map with square pictures, from a folder or a server of the app's owner.
// apple: https://developer.apple.com/documentation/mapkit/mktileoverlay
@objcMembers open class MKTileOverlay: NSObject, MKOverlay {
    /// The address of a tile with `{x}`, `{y}`, `{z}` and `{scale}` in the places of its numbers; nil for a subclass that has another way.
    public let urlTemplate: String?
    /// In points. Default: 256 by 256.
    open var tileSize = CGSize(width: 256, height: 256)
    /// True if rows count from the south. Default: false.
    open var isGeometryFlipped = false
    /// The farthest zoom for which there are tiles. Default: 0.
    open var minimumZ = 0
    /// The nearest zoom for which there are tiles; nearer maps show these larger. Default: 21.
    open var maximumZ = 21
    /// True if nothing of the map below is drawn. Default: false.
    open var canReplaceMapContent = false

    /// Tiles at addresses.
    // apple: https://developer.apple.com/documentation/mapkit/mktileoverlay/init(urltemplate:)
    public init(urlTemplate URLTemplate: String?) { urlTemplate = URLTemplate }
    /// Tiles that a subclass loads.
    public convenience override init() { self.init(urlTemplate: nil) }

    /// The middle of the world.
    open var coordinate: CLLocationCoordinate2D { boundingMapRect.middle }
    /// All of the world. A subclass may cover less.
    open var boundingMapRect: MKMapRect { .world }

    /// The address of a tile.
    // apple: https://developer.apple.com/documentation/mapkit/mktileoverlay/url(fortilepath:)
    @nonobjc open func url(forTilePath path: MKTileOverlayPath) -> URL {
        let row = isGeometryFlipped ? (1 << path.z) - 1 - path.y : path.y
        let numbers = ["{x}": "\(path.x)", "{y}": "\(row)", "{z}": "\(path.z)", "{scale}": "\(Int(path.contentScaleFactor))"]
        let text = numbers.reduce(urlTemplate ?? "") { $0.replacingOccurrences(of: $1.key, with: $1.value) }
        if let url = URL(string: text), url.scheme != nil { return url }
        return URL(fileURLWithPath: text)
    }

    /// Gets the data of a picture, and hands it on at once or later, on any thread. Files are read and servers asked beside the main thread.
    // apple: https://developer.apple.com/documentation/mapkit/mktileoverlay/loadtile(at:result:)
    @nonobjc open func loadTile(at path: MKTileOverlayPath, result: @escaping (Data?, (any Error)?) -> Void) {
        guard urlTemplate != nil else { return result(nil, URLError(.badURL)) }
        TileLoader.shared.load(url(forTilePath: path), result)
    }
}
