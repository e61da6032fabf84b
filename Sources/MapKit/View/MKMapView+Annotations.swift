import CoreLocation
import Foundation
import ObjCRuntime
import UIKit

extension MKMapView {
    func add(_ annotations: [any MKAnnotation]) {
        for annotation in annotations {
            guard let entry = state.store.add(annotation) else { continue }
            entry.placeWatch = _ObjCValueWatch(annotation as AnyObject, keyPath: "coordinate", isInitial: false) {
                [weak self, weak entry] _ in
                MainActor.assumeIsolated { if let entry { self?.placeDidChange(entry) } }
            }
        }
        setNeedsLayout()
    }

    func remove(_ annotations: [any MKAnnotation]) {
        for annotation in annotations where annotation !== userLocation || !showsUserLocation {
            guard let entry = state.store.remove(annotation) else { continue }
            entry.placeWatch?.stop()
            if state.pendingSelection === entry { state.pendingSelection = nil }
            if state.selected === entry { deselect(animated: false) }
            takeAway(entry)
        }
        state.shown.removeAll { $0.view == nil }
        setNeedsArrangement()
    }

    /// The entry of an annotation, a cluster's too.
    func entry(for annotation: any MKAnnotation) -> AnnotationEntry? {
        state.store[annotation] ?? state.clusters.first { $0.annotation === annotation }
    }

    func entry(of view: MKAnnotationView) -> AnnotationEntry? {
        if let annotation = view.annotation, let entry = entry(for: annotation), entry.view === view { return entry }
        return (state.shown + state.clusters).first { $0.view === view }
    }

    private func placeDidChange(_ entry: AnnotationEntry) {
        state.store.update(entry)
        // Within an animation of the app the view moves with it.
        place(entry)
        if entry === state.selected { placeCallout() }
        setNeedsArrangement()
    }

    func textsDidChange(_ entry: AnnotationEntry) {
        entry.view?.textsDidChange()
        if entry === state.selected {
            state.callout?.fill()
            placeCallout()
        }
    }

    // MARK: Views

    func place(_ entry: AnnotationEntry) {
        // One that has given way is placed when it comes back.
        guard let view = entry.view, view.superview != nil, entry.hasPlace else { return }
        let point = state.projection.point(entry.mapPoint)
        view.center = CGPoint(x: point.x + view.centerOffset.x, y: point.y + view.centerOffset.y)
    }

    /// A view has another offset.
    func place(_ view: MKAnnotationView) {
        guard let entry = entry(of: view) else { return }
        place(entry)
        if entry === state.selected { placeCallout() }
    }

    /// Takes a view off the map, for another annotation if it can be used again.
    func takeAway(_ entry: AnnotationEntry) {
        guard let view = entry.view else { return }
        entry.view = nil
        entry.textWatches = []
        entry.cluster = nil
        view.removeFromSuperview()
        view.cluster = nil
        view.map = nil
        if view.isSelected { view.setSelected(false, animated: false) }
        state.pool.keep(view)
    }

    /// Gives annotations in sight their views, and takes away those of others.
    func updateAnnotationViews() {
        // What a delegate changes meanwhile is seen to in the next pass.
        guard !state.isUpdatingViews, window != nil, bounds.width > 0, bounds.height > 0 else { return }
        state.isUpdatingViews = true
        state.pass += 1
        let seen = state.store.entries(in: state.projection.mapRect(bounds.insetBy(dx: -64, dy: -64)))
        for entry in seen { entry.pass = state.pass }
        takeAwayUnseen()
        var added: [MKAnnotationView] = []
        // The northern ones first, so that the southern ones are in front.
        for entry in seen.filter({ $0.view == nil }).sorted(by: { $0.mapPoint.y < $1.mapPoint.y }) {
            if let view = attachView(to: entry) { added.append(view) }
        }
        if let pending = state.pendingSelection, pending.isInMap, pending.view == nil, let view = attachView(to: pending) {
            added.append(view)
        }
        if !added.isEmpty { state.needsArrangement = true }
        if state.needsArrangement { added += arrange() }
        state.isUpdatingViews = false
        announce(added.filter { $0.map === self })
        finishPendingSelection()
    }

    private func takeAwayUnseen() {
        let count = state.shown.count
        state.shown.removeAll { entry in
            let isKept = entry.isInMap && (entry.pass == state.pass || entry === state.selected || entry.view?.dragState == .dragging)
            if !isKept { takeAway(entry) }
            return !isKept
        }
        if state.shown.count != count { state.needsArrangement = true }
    }

    private func attachView(to entry: AnnotationEntry) -> MKAnnotationView? {
        guard entry.isInMap, entry.view == nil else { return nil }
        let view = makeView(for: entry.annotation)
        guard entry.isInMap, entry.view == nil else { return nil }
        attach(view, to: entry)
        state.shown.append(entry)
        return view
    }

    /// Gives an annotation its view, which the arrangement that follows puts onto the map if nothing is in its way.
    func attach(_ view: MKAnnotationView, to entry: AnnotationEntry) {
        // A view that an app hands out twice shows the later annotation.
        if view.map != nil { self.entry(of: view)?.view = nil }
        entry.view = view
        view.map = self
        if view.annotation !== entry.annotation { view.annotation = entry.annotation }
        view.prepareForDisplay()
        for key in ["title", "subtitle"] {
            entry.textWatches.append(
                _ObjCValueWatch(entry.annotation as AnyObject, keyPath: key, isInitial: false) { [weak self, weak entry] _ in
                    MainActor.assumeIsolated { if let entry { self?.textsDidChange(entry) } }
                })
        }
    }

    func putOnMap(_ view: MKAnnotationView, of entry: AnnotationEntry) {
        annotationContainer.insertSubview(view, at: position(of: view, at: entry.mapPoint))
        place(entry)
    }

    /// Behind the first view that is farther in front.
    private func position(of view: MKAnnotationView, at point: MKMapPoint) -> Int {
        let others = annotationContainer.subviews
        let index = others.lastIndex { other in
            guard let other = other as? MKAnnotationView, !other.isSelected else { return false }
            if other.zPriority != view.zPriority { return other.zPriority.rawValue < view.zPriority.rawValue }
            return other.frame.maxY <= state.projection.point(point).y
        }
        return index.map { $0 + 1 } ?? 0
    }

    private func makeView(for annotation: any MKAnnotation) -> MKAnnotationView {
        if let view = delegate?.mapView?(self, viewFor: annotation) ?? nil { return view }
        if let user = annotation as? MKUserLocation { return MKUserLocationView(annotation: user, reuseIdentifier: nil) }
        let identifier =
            annotation is MKClusterAnnotation
            ? MKMapViewDefaultClusterAnnotationViewReuseIdentifier : MKMapViewDefaultAnnotationViewReuseIdentifier
        return state.pool.required(identifier, for: annotation)
    }

    /// The view of a cluster, which nobody has asked for yet.
    func makeView(forCluster cluster: AnnotationEntry) -> MKAnnotationView { makeView(for: cluster.annotation) }

    private func announce(_ added: [MKAnnotationView]) {
        guard !added.isEmpty else { return }
        for view in added {
            (view as? MKMarkerAnnotationView)?.appear()
            (view as? MKPinAnnotationView)?.drop()
        }
        delegate?.mapView?(self, didAdd: added)
    }
}
