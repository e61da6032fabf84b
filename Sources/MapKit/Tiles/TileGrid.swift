import CoreGraphics
import Foundation

/// Which tiles cover a part of the map at a scale.
struct TileGrid {
    let zoom: Int
    private let contentScale: CGFloat
    private let hasTiles: Bool

    /// - Parameter scale: points of the view for one of the map.
    init(_ overlay: MKTileOverlay, scale: Double, contentScale: CGFloat) {
        // The zoom at which a tile is nearest to its size.
        let exact = log2(Mercator.worldWidth * scale / max(overlay.tileSize.width, 1))
        let wanted = exact.isFinite ? Int(exact.rounded()) : 0
        hasTiles = overlay.minimumZ <= overlay.maximumZ && wanted >= overlay.minimumZ
        zoom = min(max(wanted, 0), min(max(overlay.maximumZ, 0), 28))
        self.contentScale = contentScale
    }

    private var side: Double { Mercator.worldWidth / Double(1 << zoom) }

    func mapRect(_ path: MKTileOverlayPath) -> MKMapRect {
        MKMapRect(x: Double(path.x) * side, y: Double(path.y) * side, width: side, height: side)
    }

    /// Those nearest to the middle first.
    func paths(in rect: MKMapRect) -> [MKTileOverlayPath] {
        guard hasTiles, !rect.isEmpty else { return [] }
        let last = (1 << zoom) - 1
        let columns = index(rect.minX, last)...index(rect.maxX.nextDown, last)
        let rows = index(rect.minY, last)...index(rect.maxY.nextDown, last)
        // A view shows some dozens.
        guard columns.count * rows.count <= 4_096 else { return [] }
        let middle = (x: rect.midX / side - 0.5, y: rect.midY / side - 0.5)
        let all = rows.flatMap { y in
            columns.map { MKTileOverlayPath(x: $0, y: y, z: zoom, contentScaleFactor: contentScale) }
        }
        let distance = { (path: MKTileOverlayPath) in hypot(Double(path.x) - middle.x, Double(path.y) - middle.y) }
        return all.sorted { distance($0) < distance($1) }
    }

    private func index(_ place: Double, _ last: Int) -> Int { min(max(Int((place / side).rounded(.down)), 0), last) }
}
