import UIKit

/// What a map remembers.
@MainActor final class MapState {
    let store = AnnotationStore()
    let pool = AnnotationViewPool()
    let overlays = OverlayList()

    // MARK: The region

    var projection = MapProjection(
        center: MKMapPoint(x: Mercator.worldWidth / 2, y: Mercator.worldWidth / 2), scale: 1e-9, heading: 0, size: .zero)
    { didSet { isPlaced = false } }
    /// The region that was set, as long as nobody has moved it since: shown again when the view gets another size.
    var wanted: (rect: MKMapRect, padding: UIEdgeInsets)?
    var pitch: CGFloat = 0
    var motion: MapMotion?
    /// True if the change that goes on was reported to the delegate as animated; nil without one.
    var announcedChange: Bool?
    var link: CADisplayLink?
    /// How many of the map's gestures go on.
    var gestureCount = 0
    var hasLoaded = false
    /// True if all is where the projection says.
    var isPlaced = false

    // MARK: Views

    /// The annotations that have views.
    var shown: [AnnotationEntry] = []
    var clusters: [AnnotationEntry] = []
    var selected: AnnotationEntry?
    /// To be selected as soon as there is a view.
    var pendingSelection: AnnotationEntry?
    var callout: CalloutView?
    var isUpdatingViews = false
    var needsArrangement = false
    var arrangedScale = 0.0
    /// Told apart which annotations a pass has seen.
    var pass = 0
    /// The map's own, once it has been turned.
    var compass: MKCompassButton?
    /// All that show where its north is.
    let compasses = NSHashTable<MKCompassButton>.weakObjects()
}
