import UIKit

/// Draws what lies below everything: a plain with meridians and parallels. It pretends to no map.
struct MapGround {
    let theme: MapTheme

    func draw(in context: CGContext, _ projection: MapProjection, _ rect: CGRect) {
        context.setFillColor(theme.land.cgColor)
        context.fill(rect)
        let seen = projection.mapRect(rect)
        fillBeyond(seen, in: context, projection)
        let grid = Graticule(scale: projection.scale, spacing: MapTheme.spacing)
        let (top, bottom) = (max(seen.minY, 0), min(seen.maxY, Mercator.worldWidth))
        guard top < bottom else { return }
        context.setLineWidth(1)
        let meridians = grid.meridians(in: seen).map { line in
            (ends: [MKMapPoint(x: line.x, y: top), MKMapPoint(x: line.x, y: bottom)], isStrong: line.isStrong)
        }
        let parallels = grid.parallels(in: seen).map { line in
            (ends: [MKMapPoint(x: seen.minX, y: line.y), MKMapPoint(x: seen.maxX, y: line.y)], isStrong: line.isStrong)
        }
        for isStrong in [false, true] {
            context.setStrokeColor((isStrong ? theme.strongLine : theme.line).cgColor)
            for line in meridians + parallels where line.isStrong == isStrong {
                context.addLines(between: line.ends.map { Self.point($0, projection, isTurned: projection.heading != 0) })
            }
            context.strokePath()
        }
    }

    /// Without a turn lines lie on whole points, where they are sharp.
    private static func point(_ mapPoint: MKMapPoint, _ projection: MapProjection, isTurned: Bool) -> CGPoint {
        let transform = projection.transform(from: mapPoint)
        let point = CGPoint(x: transform.tx, y: transform.ty)
        return isTurned ? point : CGPoint(x: point.x.rounded() + 0.5, y: point.y.rounded() + 0.5)
    }

    private func fillBeyond(_ seen: MKMapRect, in context: CGContext, _ projection: MapProjection) {
        let world = Mercator.worldWidth
        let parts = [
            MKMapRect(x: seen.minX, y: seen.minY, width: seen.width, height: -seen.minY),
            MKMapRect(x: seen.minX, y: world, width: seen.width, height: seen.maxY - world),
        ]
        context.setFillColor(theme.beyond.cgColor)
        for part in parts where part.height > 0 {
            context.saveGState()
            context.concatenate(projection.transform(from: part.origin))
            context.fill(CGRect(x: 0, y: 0, width: part.width, height: part.height))
            context.restoreGState()
        }
    }
}
