import CoreGraphics
import Foundation
import ObjCRuntime
import UIKit

extension MKMapView {
    func changeOverlays(_ change: (OverlayList) -> Void) {
        let before = state.overlays.entries.map(\.overlay)
        change(state.overlays)
        setNeedsLayout()
        // Only where overlays have come, gone or moved is there anything to draw.
        let after = state.overlays.entries.map(\.overlay)
        let changed =
            before.count == after.count
            ? zip(before, after).filter { $0 !== $1 }.map(\.0)
            : before.filter { state.overlays[$0] == nil }
        for overlay in changed { canvas.redraw(overlay.boundingMapRect) }
    }

    func mapTypeDidChange() {
        canvas.setNeedsDisplay()
        for entry in state.shown + state.clusters { entry.view?.prepareForDisplay() }
    }

    func delegateDidChange() {
        setNeedsLayout()
        setNeedsArrangement()
    }

    /// Asks the delegate for what draws the overlays in sight.
    func prepareRenderers() {
        guard window != nil, let drawn = canvas.drawn, let delegate, delegate.mapView(_:rendererFor:) != nil else { return }
        let seen = drawn.visibleRect
        var made: [MKOverlayRenderer] = []
        for entry in state.overlays.entries where entry.renderer == nil {
            let rect = entry.overlay.boundingMapRect
            guard Self.worlds.contains(where: { rect.offsetBy(dx: $0, dy: 0).touches(seen) }) else { continue }
            guard let renderer = delegate.mapView?(self, rendererFor: entry.overlay) else { continue }
            entry.renderer = renderer
            renderer.contentScaleFactor = traitCollection.displayScale
            renderer.redraw = { [weak canvas] rect in MainActor.assumeIsolated { canvas?.redraw(rect) } }
            canvas.redraw(rect)
            made.append(renderer)
        }
        if !made.isEmpty { delegate.mapView?(self, didAdd: made) }
    }

    /// How far the world is moved where it begins again.
    private static let worlds = [0, Mercator.worldWidth, -Mercator.worldWidth]

    // MARK: Drawing

    func drawMap(in context: CGContext, _ projection: MapProjection, _ rect: CGRect) {
        let entries = state.overlays.entries
        let isCovered = entries.contains { $0.renderer != nil && $0.overlay.canReplaceMapContent ?? false }
        let ground = MapGround(theme: .of(mapType))
        if isCovered {
            context.setFillColor(ground.theme.land.cgColor)
            context.fill(rect)
        } else {
            ground.draw(in: context, projection, rect)
        }
        let seen = projection.mapRect(rect)
        for entry in entries {
            guard let renderer = entry.renderer else { continue }
            let bounds = entry.overlay.boundingMapRect
            guard !bounds.isNull else { continue }
            for shift in Self.worlds where bounds.offsetBy(dx: shift, dy: 0).touches(seen) {
                let origin = MKMapPoint(x: bounds.minX + shift, y: bounds.minY)
                draw(renderer, seen.offsetBy(dx: -shift, dy: 0), in: context, projection.transform(from: origin), projection.scale)
            }
        }
    }

    private func draw(
        _ renderer: MKOverlayRenderer, _ seen: MKMapRect, in context: CGContext, _ transform: CGAffineTransform, _ scale: Double
    ) {
        guard renderer.canDraw(seen, zoomScale: scale) else { return }
        context.saveGState()
        defer { context.restoreGState() }
        context.concatenate(transform)
        guard renderer.alpha < 1 else { return renderer.draw(seen, zoomScale: scale, in: context) }
        context.setAlpha(renderer.alpha)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        renderer.draw(seen, zoomScale: scale, in: context)
        context.endTransparencyLayer()
    }
}
