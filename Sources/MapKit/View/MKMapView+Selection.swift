import Foundation
import ObjCRuntime
import UIKit

extension MKMapView {
    func select(only annotation: (any MKAnnotation)?) {
        guard let annotation else { return deselect(animated: false) }
        if let entry = entry(for: annotation) { select(entry, animated: false) }
    }

    func select(_ entry: AnnotationEntry, animated: Bool) {
        guard entry !== state.selected else { return }
        guard let view = entry.view else {
            // Its view comes with the next layout.
            state.pendingSelection = entry
            return setNeedsLayout()
        }
        deselect(animated: animated)
        guard entry.isInMap, entry.view === view else { return }
        state.selected = entry
        state.pendingSelection = nil
        if view.superview == nil { annotationContainer.addSubview(view) }
        annotationContainer.bringSubviewToFront(view)
        place(entry)
        view.setSelected(true, animated: animated)
        openCallout(of: view, animated: animated)
        setNeedsArrangement()
        delegate?.mapView?(self, didSelect: view)
        guard state.selected === entry else { return }
        delegate?.mapView?(self, didSelect: entry.annotation)
    }

    func finishPendingSelection() {
        guard let pending = state.pendingSelection, pending.view != nil else { return }
        state.pendingSelection = nil
        if pending.isInMap { select(pending, animated: false) }
    }

    func deselect(animated: Bool) {
        guard let entry = state.selected else { return }
        state.selected = nil
        closeCallout(animated: animated)
        guard let view = entry.view else { return }
        view.setSelected(false, animated: animated)
        setNeedsArrangement()
        delegate?.mapView?(self, didDeselect: view)
        delegate?.mapView?(self, didDeselect: entry.annotation)
    }

    // MARK: Callout

    private func openCallout(of view: MKAnnotationView, animated: Bool) {
        guard view.canShowCallout, state.callout == nil else { return }
        let title = view.annotation?.title ?? nil
        guard !(title ?? "").isEmpty || view.detailCalloutAccessoryView != nil else { return }
        let callout = CalloutView(view)
        state.callout = callout
        annotationContainer.addSubview(callout)
        placeCallout()
        callout.layoutIfNeeded()
        callout.appear(animated: animated)
        bringIntoSight(callout)
    }

    private func closeCallout(animated: Bool) {
        state.callout?.disappear(animated: animated)
        state.callout = nil
    }

    func placeCallout() {
        guard let callout = state.callout, let view = callout.owner else { return }
        let tip = view.calloutTip
        callout.point(to: CGPoint(x: view.center.x + tip.x, y: view.center.y + tip.y), within: bounds.width)
    }

    /// What a callout shows, or whether there is one, has changed.
    func calloutDidChange(of view: MKAnnotationView) {
        guard let entry = state.selected, entry.view === view else { return }
        if let callout = state.callout {
            if view.canShowCallout { callout.fill() } else { closeCallout(animated: false) }
        } else {
            openCallout(of: view, animated: false)
        }
        placeCallout()
    }

    /// Moves the map as far as it takes to see all of a callout.
    private func bringIntoSight(_ callout: CalloutView) {
        guard state.motion == nil, window != nil else { return }
        let margin = CalloutTheme.screenMargin
        let room = bounds.inset(by: safeAreaInsets).insetBy(dx: margin, dy: margin)
        let frame = CGRect(
            x: callout.center.x - callout.bounds.width * callout.layer.anchorPoint.x, y: callout.center.y - callout.bounds.height,
            width: callout.bounds.width, height: callout.bounds.height)
        guard frame.width <= room.width, frame.height <= room.height else { return }
        let dx = frame.minX < room.minX ? room.minX - frame.minX : min(room.maxX - frame.maxX, 0)
        let dy = frame.minY < room.minY ? room.minY - frame.minY : min(room.maxY - frame.maxY, 0)
        guard dx != 0 || dy != 0 else { return }
        show(state.projection.moved(by: CGPoint(x: dx, y: dy)), animated: true)
    }

    // MARK: Dragging

    func dragState(of view: MKAnnotationView, didChangeFrom old: MKAnnotationView.DragState) {
        delegate?.mapView?(self, annotationView: view, didChange: view.dragState, fromOldState: old)
    }

    /// True if a finger can take an annotation along.
    func canDrag(_ view: MKAnnotationView) -> Bool {
        guard view.isDraggable, let annotation = view.annotation as? NSObject else { return false }
        return annotation is MKPointAnnotation || annotation.responds(to: Selector("setCoordinate:"))
    }

    func move(_ view: MKAnnotationView, to point: CGPoint) {
        guard let annotation = view.annotation else { return }
        let place = CGPoint(x: point.x - view.grip.x - view.centerOffset.x, y: point.y - view.grip.y - view.centerOffset.y)
        let coordinate = currentProjection.mapPoint(place).coordinate
        if let point = annotation as? MKPointAnnotation {
            point.coordinate = coordinate
        } else {
            (annotation as? NSObject)?.setValue(coordinate, forKey: "coordinate")
        }
    }
}
