import UIKit

/// Shows the background and the overlays. It is larger than the map, and drawn for one projection: while the map moves, it is moved, turned and
/// scaled, and only redrawn when it does not reach any more, or when the map rests.
final class MapCanvas: UIView {
    /// How far it reaches beyond each edge of the map, in points.
    private static let margin = 80.0
    /// Lines are too thick or too thin beyond these scales of what has been drawn.
    private static let sharpScales = 0.7...1.5

    /// Draws in a rectangle of the map.
    var content: ((CGContext, MapProjection, CGRect) -> Void)?
    private(set) var drawn: MapProjection?
    /// How often it has been drawn as a whole, for tests.
    private(set) var drawingCount = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = true
        contentMode = .redraw
        isAccessibilityElement = false
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameter rests: true if the map does not move just now.
    func follow(_ projection: MapProjection, rests: Bool) {
        if let drawn, reaches(drawn, projection), !rests || isExact(drawn, projection) {
            place(drawn, projection)
        } else {
            begin(projection)
        }
    }

    private func begin(_ projection: MapProjection) {
        var wide = projection
        wide.size = CGSize(width: projection.size.width + 2 * Self.margin, height: projection.size.height + 2 * Self.margin)
        drawn = wide
        drawingCount += 1
        transform = .identity
        bounds = CGRect(origin: .zero, size: wide.size)
        place(wide, projection)
        setNeedsDisplay()
    }

    private func isExact(_ drawn: MapProjection, _ projection: MapProjection) -> Bool {
        abs(drawn.scale / projection.scale - 1) < 1e-9 && drawn.heading == projection.heading
    }

    /// True if what is drawn covers the map, sharp enough.
    private func reaches(_ drawn: MapProjection, _ projection: MapProjection) -> Bool {
        guard drawn.size.width == projection.size.width + 2 * Self.margin,
            drawn.size.height == projection.size.height + 2 * Self.margin,
            Self.sharpScales.contains(projection.scale / drawn.scale)
        else { return false }
        let corners = [
            CGPoint.zero, CGPoint(x: projection.size.width, y: 0), CGPoint(x: 0, y: projection.size.height),
            CGPoint(x: projection.size.width, y: projection.size.height),
        ]
        let covered = CGRect(origin: .zero, size: drawn.size).insetBy(dx: -0.5, dy: -0.5)
        return corners.allSatisfy { covered.contains(drawn.point(projection.mapPoint($0))) }
    }

    private func place(_ drawn: MapProjection, _ projection: MapProjection) {
        center = projection.point(drawn.center)
        let turn = (drawn.heading - projection.heading) * .pi / 180
        let scale = projection.scale / drawn.scale
        transform = isExact(drawn, projection) ? .identity : CGAffineTransform(rotationAngle: turn).scaledBy(x: scale, y: scale)
    }

    /// Draws a rectangle of the map again.
    func redraw(_ mapRect: MKMapRect) {
        guard let drawn, !mapRect.isNull else { return }
        let margin = 64 / drawn.scale
        let wide = mapRect.insetBy(dx: -margin, dy: -margin)
        for shift in [0, Mercator.worldWidth, -Mercator.worldWidth] {
            let part = wide.offsetBy(dx: shift, dy: 0).intersection(drawn.visibleRect)
            guard !part.isEmpty else { continue }
            setNeedsDisplay(Self.rect(part, in: drawn).intersection(bounds))
        }
    }

    /// Unlike a single point, a rectangle that is already in sight is not moved to the nearest world.
    private static func rect(_ mapRect: MKMapRect, in projection: MapProjection) -> CGRect {
        CGRect(x: 0, y: 0, width: mapRect.width, height: mapRect.height).applying(projection.transform(from: mapRect.origin))
    }

    override func draw(_ rect: CGRect) {
        guard let drawn, let context = UIGraphicsGetCurrentContext() else { return }
        content?(context, drawn, rect)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsDisplay()
    }
}
