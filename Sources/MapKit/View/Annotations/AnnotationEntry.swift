import CoreLocation
import Foundation
import ObjCRuntime

/// An annotation of a map, and the view that shows it.
@MainActor final class AnnotationEntry {
    let annotation: any MKAnnotation
    /// Where it is kept among the others.
    var mapPoint: MKMapPoint
    var hasPlace: Bool
    /// How many annotations had been added before.
    let number: Int
    var view: MKAnnotationView?
    /// True as long as it belongs to the map.
    var isInMap = true
    /// The pass that has last seen it in sight.
    var pass = 0
    /// The entry of the cluster that stands for it.
    weak var cluster: AnnotationEntry?
    var placeWatch: _ObjCValueWatch?
    var textWatches: [_ObjCValueWatch] = []

    init(_ annotation: any MKAnnotation, number: Int) {
        self.annotation = annotation
        self.number = number
        hasPlace = CLLocationCoordinate2DIsValid(annotation.coordinate)
        mapPoint = MKMapPoint(annotation.coordinate)
    }

    nonisolated static func key(_ annotation: any MKAnnotation) -> ObjectIdentifier { ObjectIdentifier(annotation as AnyObject) }
}
