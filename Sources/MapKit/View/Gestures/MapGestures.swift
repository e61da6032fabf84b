import Foundation
import ObjCRuntime
import UIKit

/// What fingers do with a map.
@MainActor final class MapGestures: NSObject, UIGestureRecognizerDelegate {
    private weak var map: MKMapView?
    private let pan = UIPanGestureRecognizer()
    private let pinch = UIPinchGestureRecognizer()
    private let rotation = UIRotationGestureRecognizer()
    private let tap = UITapGestureRecognizer()
    private let doubleTap = UITapGestureRecognizer()
    private let twoFingerTap = UITapGestureRecognizer()
    private let press = UILongPressGestureRecognizer()
    /// How far the pan that goes on has moved the map.
    private var travelled = CGPoint.zero
    /// The annotation's view that a finger takes along.
    private weak var dragged: MKAnnotationView?

    init(_ map: MKMapView) { self.map = map }

    func attach() {
        doubleTap.numberOfTapsRequired = 2
        twoFingerTap.numberOfTouchesRequired = 2
        pan.allowedScrollTypesMask = .all
        let actions: [(UIGestureRecognizer, Selector)] = [
            (pan, #selector(panned)), (pinch, #selector(pinched)), (rotation, #selector(rotated)), (tap, #selector(tapped)),
            (doubleTap, #selector(doubleTapped)), (twoFingerTap, #selector(twoFingersTapped)), (press, #selector(pressed)),
        ]
        for (recognizer, action) in actions {
            recognizer.addTarget(self, action: action)
            recognizer.delegate = self
            map?.addGestureRecognizer(recognizer)
        }
    }

    private var moving: [UIGestureRecognizer] { [pan, pinch, rotation] }

    // MARK: Who may

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let map else { return false }
        switch recognizer {
        case pan: return map.isScrollEnabled && dragged == nil
        case pinch, doubleTap, twoFingerTap: return map.isZoomEnabled
        case rotation: return map.isRotateEnabled
        case press: return annotationView(at: press.location(in: map)).map(map.canDrag) ?? false
        default: return true
        }
    }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
        // A tap selects, whatever else the app does with it.
        if recognizer === tap { return other !== doubleTap }
        return moving.contains(recognizer) && moving.contains(other)
    }

    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        // Callouts and controls on the map have their own touches.
        var view = touch.view
        while let next = view, next !== map {
            if next is CalloutView || next is UIControl { return false }
            view = next.superview
        }
        return true
    }

    private func annotationView(at point: CGPoint) -> MKAnnotationView? {
        guard let map else { return nil }
        var view = map.annotationContainer.hitTest(map.convert(point, to: map.annotationContainer), with: nil)
        while let next = view, !(next is MKAnnotationView) { view = next.superview }
        return view as? MKAnnotationView
    }

    // MARK: Moving, zooming, turning

    /// True if the gesture goes on.
    private func follow(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let map else { return false }
        switch recognizer.state {
        case .began:
            map.beginGesture()
            return true
        case .changed: return true
        default: return false
        }
    }

    @objc private func panned() {
        guard let map else { return }
        if follow(pan) {
            // To set the translation back would take the velocity away.
            let now = pan.translation(in: map)
            let way = CGPoint(x: now.x - travelled.x, y: now.y - travelled.y)
            travelled = now
            if way != .zero { map.moveByHand(moved(map.state.projection, by: way)) }
        } else if pan.state == .ended || pan.state == .cancelled {
            travelled = .zero
            map.endGesture(velocity: pan.state == .ended ? pan.velocity(in: map) : .zero)
        }
    }

    /// A mouse has no two fingers: its wheel zooms while Control or Command is held.
    private func moved(_ projection: MapProjection, by way: CGPoint) -> MapProjection {
        let zooms = pan.numberOfTouches == 0 && !pan.modifierFlags.isDisjoint(with: [.control, .command])
        guard zooms, let map, map.isZoomEnabled else { return projection.moved(by: way) }
        return projection.zoomed(to: projection.scale * exp(way.y / 200), around: pan.location(in: map))
    }

    @objc private func pinched() {
        guard let map else { return }
        if follow(pinch) {
            let projection = map.state.projection
            map.moveByHand(projection.zoomed(to: projection.scale * max(pinch.scale, 0.01), around: pinch.location(in: map)))
            pinch.scale = 1
        } else if pinch.state == .ended || pinch.state == .cancelled {
            map.endGesture(velocity: .zero)
        }
    }

    @objc private func rotated() {
        guard let map else { return }
        if follow(rotation) {
            let projection = map.state.projection
            let heading = projection.heading - rotation.rotation * 180 / .pi
            map.moveByHand(projection.zoomed(to: projection.scale, heading: heading, around: rotation.location(in: map)))
            rotation.rotation = 0
        } else if rotation.state == .ended || rotation.state == .cancelled {
            map.endGesture(velocity: .zero)
        }
    }

    /// With Option held a double click zooms out.
    @objc private func doubleTapped() { zoom(by: doubleTap.modifierFlags.contains(.alternate) ? 0.5 : 2, around: doubleTap) }
    @objc private func twoFingersTapped() { zoom(by: 0.5, around: twoFingerTap) }

    private func zoom(by factor: Double, around recognizer: UIGestureRecognizer) {
        guard let map else { return }
        let projection = map.currentProjection
        map.tracker.mapWasMovedByHand()
        map.show(projection.zoomed(to: projection.scale * factor, around: recognizer.location(in: map)), animated: true)
    }

    // MARK: Selecting and dragging

    @objc private func tapped() {
        guard let map else { return }
        guard let view = annotationView(at: tap.location(in: map)), let entry = map.entry(of: view) else {
            return map.deselect(animated: true)
        }
        if view.isEnabled { map.select(entry, animated: true) }
    }

    @objc private func pressed() {
        guard let map else { return }
        let point = press.location(in: map)
        switch press.state {
        case .began:
            guard let view = annotationView(at: point) else { return }
            dragged = view
            view.grip = CGPoint(x: point.x - view.center.x, y: point.y - view.center.y)
            view.setDragState(.starting, animated: true)
        case .changed: if let dragged { map.move(dragged, to: point) }
        case .ended: endDrag(.ending)
        case .cancelled, .failed: endDrag(.canceling)
        default: break
        }
    }

    private func endDrag(_ state: MKAnnotationView.DragState) {
        dragged?.setDragState(state, animated: true)
        dragged = nil
        map?.setNeedsArrangement()
    }
}
