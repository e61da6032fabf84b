import CoreLocation
import Foundation

/// The annotations of a map, by identity, in their order and by their places.
@MainActor final class AnnotationStore {
    private var entries: [ObjectIdentifier: AnnotationEntry] = [:]
    private let tree = AnnotationTree()
    private var nextNumber = 0
    /// The annotations in the order in which they were added; nil when that has to be made again.
    private var ordered: [any MKAnnotation]? = []

    var annotations: [any MKAnnotation] {
        if let ordered { return ordered }
        let made = entries.values.sorted { $0.number < $1.number }.map(\.annotation)
        ordered = made
        return made
    }

    subscript(_ annotation: any MKAnnotation) -> AnnotationEntry? { entries[AnnotationEntry.key(annotation)] }

    /// Nil if it is there already.
    func add(_ annotation: any MKAnnotation) -> AnnotationEntry? {
        let key = AnnotationEntry.key(annotation)
        guard entries[key] == nil else { return nil }
        let entry = AnnotationEntry(annotation, number: nextNumber)
        nextNumber += 1
        entries[key] = entry
        ordered?.append(annotation)
        if entry.hasPlace { tree.insert(entry) }
        return entry
    }

    /// Nil if it is not there.
    func remove(_ annotation: any MKAnnotation) -> AnnotationEntry? {
        guard let entry = entries.removeValue(forKey: AnnotationEntry.key(annotation)) else { return nil }
        if entry.hasPlace { tree.remove(entry) }
        entry.isInMap = false
        ordered = entries.isEmpty ? [] : nil
        return entry
    }

    /// Reads the place of an annotation again.
    func update(_ entry: AnnotationEntry) {
        guard entry.isInMap else { return }
        if entry.hasPlace { tree.remove(entry) }
        let coordinate = entry.annotation.coordinate
        entry.hasPlace = CLLocationCoordinate2DIsValid(coordinate)
        entry.mapPoint = MKMapPoint(coordinate)
        if entry.hasPlace { tree.insert(entry) }
    }

    /// The entries in a rectangle of the map, which may reach over the sides of the world.
    func entries(in rect: MKMapRect) -> [AnnotationEntry] {
        var found: [AnnotationEntry] = []
        guard !rect.isNull else { return found }
        if rect.width >= Mercator.worldWidth {
            tree.collect(in: MKMapRect(x: 0, y: rect.minY, width: Mercator.worldWidth, height: rect.height), into: &found)
            return found
        }
        for shift in [0, Mercator.worldWidth, -Mercator.worldWidth] {
            let part = rect.offsetBy(dx: shift, dy: 0)
            if part.touches(.world) { tree.collect(in: part, into: &found) }
        }
        return found
    }
}
