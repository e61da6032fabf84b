import Foundation
import ObjCRuntime
import UIKit

extension MKMapView {
    /// Has it seen to which views cover each other.
    func setNeedsArrangement() {
        state.needsArrangement = true
        setNeedsLayout()
    }

    /// Shows those that lie too near to each other as one, and hides what has to give way. Returns the views of new clusters.
    func arrange() -> [MKAnnotationView] {
        state.needsArrangement = false
        state.arrangedScale = state.projection.scale
        let added = cluster()
        hideCovered()
        return added
    }

    // MARK: Clusters

    private func cluster() -> [MKAnnotationView] {
        let groups = AnnotationGrouping.groups(state.shown.filter { $0 !== state.selected }, state.projection)
        let old = state.clusters
        guard !groups.isEmpty || !old.isEmpty else { return [] }
        var (kept, added): ([AnnotationEntry], [MKAnnotationView]) = ([], [])
        for members in groups {
            let annotations = members.map(\.annotation)
            let same = old.first { entry in
                let before = (entry.annotation as? MKClusterAnnotation)?.memberAnnotations ?? []
                return before.count == annotations.count && zip(before, annotations).allSatisfy { $0 === $1 }
            }
            let entry = same ?? AnnotationEntry(makeCluster(annotations), number: 0)
            if same == nil {
                let view = makeView(forCluster: entry)
                attach(view, to: entry)
                added.append(view)
            }
            kept.append(entry)
            for member in members {
                member.cluster = entry
                member.view?.cluster = entry.view
            }
        }
        state.clusters = kept
        for entry in old where !kept.contains(where: { $0 === entry }) { dissolve(entry) }
        return added
    }

    private func makeCluster(_ members: [any MKAnnotation]) -> MKClusterAnnotation {
        delegate?.mapView?(self, clusterAnnotationForMemberAnnotations: members) ?? MKClusterAnnotation(memberAnnotations: members)
    }

    private func dissolve(_ cluster: AnnotationEntry) {
        cluster.isInMap = false
        if state.selected === cluster { deselect(animated: false) }
        takeAway(cluster)
        for entry in state.shown where entry.cluster === cluster {
            entry.cluster = nil
            entry.view?.cluster = nil
        }
    }

    // MARK: Giving way

    private func hideCovered() {
        let inFront = (state.shown + state.clusters).sorted { first, second in
            if (first === state.selected) != (second === state.selected) { return first === state.selected }
            let (one, other) = (first.view?.displayPriority.rawValue ?? 0, second.view?.displayPriority.rawValue ?? 0)
            return one != other ? one > other : first.number < second.number
        }
        var taken = CollisionGrid()
        for entry in inFront {
            guard let view = entry.view else { continue }
            let shape = CollisionShape(view, of: entry, state.projection)
            let givesWay = entry !== state.selected && view.displayPriority.rawValue < MKFeatureDisplayPriority.required.rawValue
            let isHidden = (entry.cluster != nil && entry !== state.selected) || (givesWay && taken.touches(shape))
            if !isHidden { taken.insert(shape) }
            setAside(view, isHidden, entry)
        }
        makeRoomForTitles(of: inFront, &taken)
    }

    /// Titles give way to markers and to the titles of those that come first.
    private func makeRoomForTitles(of entries: [AnnotationEntry], _ taken: inout CollisionGrid) {
        for entry in entries {
            guard let marker = entry.view as? MKMarkerAnnotationView, marker.superview != nil else { continue }
            marker.layoutIfNeeded()
            let title = CollisionShape(frame: marker.titleLabel.frame.offsetBy(dx: marker.frame.minX, dy: marker.frame.minY))
            marker.hasRoomForTitle = entry === state.selected || !taken.touches(title)
            if !marker.titleLabel.isHidden { taken.insert(title) }
        }
    }

    /// Takes a view out of the hierarchy, or brings it back, without a change of what the app may have set.
    private func setAside(_ view: MKAnnotationView, _ isAside: Bool, _ entry: AnnotationEntry) {
        if isAside {
            if view.superview != nil { view.removeFromSuperview() }
        } else if view.superview == nil {
            putOnMap(view, of: entry)
        }
    }
}
