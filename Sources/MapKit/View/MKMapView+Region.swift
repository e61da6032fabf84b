import CoreGraphics
import Foundation
import ObjCRuntime
import UIKit

extension MKMapView {
    /// The projection for the size that the view has now.
    var currentProjection: MapProjection {
        adoptSize()
        return state.projection
    }

    var currentVisibleRect: MKMapRect {
        adoptSize()
        if state.projection.size == .zero, let wanted = state.wanted { return wanted.rect }
        return state.projection.visibleRect
    }

    var currentCamera: MKMapCamera {
        let projection = currentProjection
        return MKMapCamera(
            lookingAtCenter: projection.center.coordinate,
            fromDistance: projection.size.height > 0 ? MapDistance.distance(projection) : 0, pitch: state.pitch,
            heading: projection.heading)
    }

    var limits: MapLimits { MapLimits(boundary: cameraBoundary?.mapRect, distances: cameraZoomRange?.distances) }

    /// Stops the program as MapKit does for a region that is none.
    func require(_ region: MKCoordinateRegion) {
        guard !region.isValid else { return }
        NSException(name: .invalidArgumentException, reason: "Invalid Region \(region.text)").raise()
    }

    /// Gives the projection the size of the view: the map shows the region that was set, or stays where it is.
    func adoptSize() {
        guard state.projection.size != bounds.size else { return }
        var next = state.projection
        next.size = bounds.size
        if let wanted = state.wanted, bounds.width > 0, bounds.height > 0 {
            next = .fitting(wanted.rect, in: bounds.size, padding: wanted.padding)
        }
        state.projection = limits.clamped(next)
        if case .passage(let from, let to, let start, let duration) = state.motion {
            var (from, to) = (from, to)
            (from.size, to.size) = (bounds.size, bounds.size)
            state.motion = .passage(from: from, to: limits.clamped(to), start: start, duration: duration)
        }
        state.needsArrangement = true
        setNeedsLayout()
    }

    func fitted(_ rect: MKMapRect, _ padding: UIEdgeInsets) -> MKMapRect {
        guard rect.isFinite, bounds.width > 0, bounds.height > 0 else { return rect }
        return limits.clamped(.fitting(rect, in: bounds.size, padding: padding)).visibleRect
    }

    // MARK: Showing

    func show(rect: MKMapRect, padding: UIEdgeInsets, animated: Bool) {
        guard rect.isFinite else { return }
        adoptSize()
        guard bounds.width > 0, bounds.height > 0 else {
            state.wanted = (rect, padding)
            state.projection.center = MKMapPoint(x: rect.midX, y: rect.midY)
            return
        }
        show(.fitting(rect, in: bounds.size, padding: padding), animated: animated)
        state.wanted = (rect, padding)
    }

    func show(center coordinate: CLLocationCoordinate2D, animated: Bool) {
        guard CLLocationCoordinate2DIsValid(coordinate) else { return }
        var next = targetProjection
        next.center = MKMapPoint(coordinate)
        show(next, animated: animated)
    }

    func show(camera: MKMapCamera, animated: Bool) {
        guard CLLocationCoordinate2DIsValid(camera.centerCoordinate) else { return }
        state.pitch = camera.pitch.isFinite ? camera.pitch : 0
        var next = targetProjection
        next.center = MKMapPoint(camera.centerCoordinate)
        next.heading = camera.heading
        if camera.centerCoordinateDistance > 0 { next.scale = MapDistance.scale(camera.centerCoordinateDistance, next) }
        show(next, animated: animated)
    }

    func show(_ annotations: [any MKAnnotation], animated: Bool) {
        let missing = annotations.filter { entry(for: $0) == nil }
        if !missing.isEmpty { add(missing) }
        let points = annotations.map(\.coordinate).filter(CLLocationCoordinate2DIsValid).map { MKMapPoint($0) }
        guard let first = points.first else { return }
        let rect = points.reduce(MKMapRect.null) { $0.union(MKMapRect(x: $1.x, y: $1.y, width: 0, height: 0)) }
        // A single place is shown with a few hundred metres around it.
        let least = 500 * MKMapPointsPerMeterAtLatitude(min(max(first.coordinate.latitude, -80), 80))
        let (dx, dy) = (max((least - rect.width) / 2, 0), max((least - rect.height) / 2, 0))
        let isRoomy = bounds.width > 200 && bounds.height > 300
        let padding = isRoomy ? UIEdgeInsets(top: 90, left: 50, bottom: 50, right: 50) : .zero
        show(rect: rect.insetBy(dx: -dx, dy: -dy), padding: padding, animated: animated)
    }

    /// Where the map is, or where it is going.
    private var targetProjection: MapProjection {
        if case .passage(_, let to, _, _) = state.motion { return to }
        return currentProjection
    }

    func show(_ projection: MapProjection, animated: Bool) {
        endMotion()
        state.wanted = nil
        let target = limits.clamped(projection)
        // Within an animation of the app the map takes as long as that.
        let inherited = UIView.inheritedAnimationDuration
        let goes = (animated || inherited > 0) && window != nil && UIView.areAnimationsEnabled
        announceChange(animated: goes)
        if goes {
            let duration = inherited > 0 ? inherited : MapMotion.usualDuration
            start(.passage(from: state.projection, to: target, start: CACurrentMediaTime(), duration: duration))
        } else {
            apply(target)
            concludeChange()
        }
    }

    func limitsDidChange() {
        let next = limits.clamped(currentProjection)
        let now = state.projection
        guard next.center.x != now.center.x || next.center.y != now.center.y || next.scale != now.scale else { return }
        let wanted = state.wanted
        show(next, animated: false)
        state.wanted = wanted
    }

    // MARK: Changing

    /// Tells the delegate that a change begins, if none goes on.
    func announceChange(animated: Bool) {
        guard state.announcedChange == nil else { return }
        state.announcedChange = animated
        delegate?.mapView?(self, regionWillChangeAnimated: animated)
    }

    /// Tells the delegate that the change is over.
    func concludeChange() {
        guard let animated = state.announcedChange, state.motion == nil, state.gestureCount == 0 else { return }
        state.announcedChange = nil
        canvas.follow(state.projection, rests: true)
        if state.arrangedScale != state.projection.scale { setNeedsArrangement() }
        delegate?.mapView?(self, regionDidChangeAnimated: animated)
    }

    /// Shows another projection at once.
    func apply(_ projection: MapProjection) {
        state.projection = limits.clamped(projection)
        placeViews()
        setNeedsLayout()
        delegate?.mapViewDidChangeVisibleRegion?(self)
    }
}

extension MKMapRect {
    var isFinite: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite && width >= 0 && height >= 0 }
}
