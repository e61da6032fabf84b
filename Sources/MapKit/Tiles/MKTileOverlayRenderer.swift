public import CoreGraphics
import Foundation
import ObjCRuntime
import UIKit

/// Draws tiles. As long as one is not there, larger ones are drawn in its place, or nothing.
// apple: https://developer.apple.com/documentation/mapkit/mktileoverlayrenderer
@objcMembers open class MKTileOverlayRenderer: MKOverlayRenderer {
    /// The tiles near where the map is; some hundred are kept.
    @nonobjc final let tiles = TileStore()

    /// A renderer of tiles.
    // apple: https://developer.apple.com/documentation/mapkit/mktileoverlayrenderer/init(overlay:)
    public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }

    /// Forgets all tiles, and loads them again.
    // apple: https://developer.apple.com/documentation/mapkit/mktileoverlayrenderer/reloaddata()
    open func reloadData() {
        tiles.forget()
        setNeedsDisplay()
    }

    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        guard let overlay = overlay as? MKTileOverlay else { return }
        let grid = TileGrid(overlay, scale: zoomScale, contentScale: contentScaleFactor)
        for path in grid.paths(in: mapRect.intersection(overlay.boundingMapRect)) {
            if let picture = tiles.picture(path) {
                draw(picture, part: CGRect(x: 0, y: 0, width: 1, height: 1), at: grid.mapRect(path), in: context)
                continue
            }
            load(path, of: overlay, grid.mapRect(path))
            drawLarger(path, of: grid, in: context)
        }
    }

    /// Draws what a tile of a farther zoom has of one that is not there.
    private func drawLarger(_ path: MKTileOverlayPath, of grid: TileGrid, in context: CGContext) {
        var larger = path
        for step in 1...4 where path.z - step >= 0 {
            larger = MKTileOverlayPath(x: path.x >> step, y: path.y >> step, z: path.z - step, contentScaleFactor: path.contentScaleFactor)
            guard let picture = tiles.picture(larger) else { continue }
            let (count, mask) = (Double(1 << step), (1 << step) - 1)
            let part = CGRect(
                x: Double(path.x & mask) / count, y: Double(path.y & mask) / count, width: 1 / count, height: 1 / count)
            return draw(picture, part: part, at: grid.mapRect(path), in: context)
        }
    }

    private func draw(_ picture: UIImage, part: CGRect, at mapRect: MKMapRect, in context: CGContext) {
        let place = rect(for: mapRect)
        let whole = CGSize(width: place.width / part.width, height: place.height / part.height)
        context.saveGState()
        context.clip(to: place)
        UIGraphicsPushContext(context)
        picture.draw(
            in: CGRect(
                x: place.minX - part.minX * whole.width, y: place.minY - part.minY * whole.height, width: whole.width,
                height: whole.height))
        UIGraphicsPopContext()
        context.restoreGState()
    }

    private func load(_ path: MKTileOverlayPath, of overlay: MKTileOverlay, _ mapRect: MKMapRect) {
        guard tiles.begin(path) else { return }
        nonisolated(unsafe) weak let renderer = self
        overlay.loadTile(at: path) { data, _ in
            // The picture is decoded where its data has come.
            let picture = data.flatMap { UIImage(data: $0) }
            Task { @MainActor in
                renderer?.tiles.end(path, picture)
                if picture != nil { renderer?.setNeedsDisplay(mapRect) }
            }
        }
    }
}
