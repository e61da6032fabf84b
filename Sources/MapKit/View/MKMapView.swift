import CoreGraphics
public import CoreLocation
public import Foundation
import ObjCRuntime
public import UIKit
@_spi(ForasteroInternal) public import UIKitCore

/// Shows a part of the world with annotations and overlays at their places (MO-17).
///
/// There is no map to show: the background is a plain with meridians and parallels, until the app adds an `MKTileOverlay` with pictures of its
/// own. Fingers move it, zoom it and turn it; time is the clock's of the screen.
// apple: https://developer.apple.com/documentation/mapkit/mkmapview
@preconcurrency @MainActor @objcMembers open class MKMapView: UIView {
    @nonobjc final let canvas = MapCanvas()
    @nonobjc final let annotationContainer = AnnotationContainer()
    @nonobjc final let state = MapState()
    @nonobjc final lazy var gestures = MapGestures(self)
    @nonobjc final lazy var tracker = UserTracker(self)

    // MARK: Creating

    /// A map of as much of the world as there is room for.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decode(coder)
    }

    private func setUp() {
        clipsToBounds = true
        isMultipleTouchEnabled = true
        canvas.content = { [weak self] context, projection, rect in self?.drawMap(in: context, projection, rect) }
        addSubview(canvas)
        addSubview(annotationContainer)
        gestures.attach()
    }

    /// Hears of the map, and makes its views. Not kept alive. Default: nil.
    // apple: https://developer.apple.com/documentation/mapkit/mkmapview/delegate
    open weak var delegate: (any MKMapViewDelegate)? { didSet { delegateDidChange() } }

    // MARK: The region

    /// What is shown. One that is set is shown as a whole, and more where the view has another shape.
    /// - Precondition: it has a middle, and stays within the world.
    // apple: https://developer.apple.com/documentation/mapkit/mkmapview/region
    open var region: MKCoordinateRegion {
        get { MKCoordinateRegion(visibleMapRect) }
        set { setRegion(newValue, animated: false) }
    }
    /// Shows a region, and comes to it step by step if `animated`.
    /// - Precondition: it has a middle, and stays within the world.
    // apple: https://developer.apple.com/documentation/mapkit/mkmapview/setregion(_:animated:)
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
        require(region)
        show(rect: region.mapRect, padding: .zero, animated: animated)
    }
    /// The region that would be shown if one were set.
    // apple: https://developer.apple.com/documentation/mapkit/mkmapview/regionthatfits(_:)
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
        require(region)
        return MKCoordinateRegion(mapRectThatFits(region.mapRect))
    }
    /// The place in the middle. One that is set does not change how much is shown; what is no place does nothing.
    open var centerCoordinate: CLLocationCoordinate2D {
        get { currentProjection.center.coordinate }
        set { setCenter(newValue, animated: false) }
    }
    /// Moves a place to the middle, step by step if `animated`.
    // apple: https://developer.apple.com/documentation/mapkit/mkmapview/setcenter(_:animated:)
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { show(center: coordinate, animated: animated) }
    /// The rectangle of the map that is shown, or that is around what is shown of a map that is turned.
    // apple: https://developer.apple.com/documentation/mapkit/mkmapview/visiblemaprect
    open var visibleMapRect: MKMapRect {
        get { currentVisibleRect }
        set { setVisibleMapRect(newValue, animated: false) }
    }
    /// Shows a rectangle of the map as a whole.
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) { show(rect: mapRect, padding: .zero, animated: animated) }
    /// Shows a rectangle of the map as a whole, so far from the edges of the view.
    // apple: https://developer.apple.com/documentation/mapkit/mkmapview/setvisiblemaprect(_:edgepadding:animated:)
    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
        show(rect: mapRect, padding: insets, animated: animated)
    }
    /// The rectangle that would be shown if one were set.
    open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRectThatFits(mapRect, edgePadding: .zero) }
    /// The rectangle that would be shown if one were set so far from the edges.
    open func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect { fitted(mapRect, insets) }
    /// From where the map is seen: a copy. Its pitch is kept, and the map is flat all the same.
    // apple: https://developer.apple.com/documentation/mapkit/mkmapview/camera
    open var camera: MKMapCamera {
        get { currentCamera }
        set { setCamera(newValue, animated: false) }
    }
    /// Changes from where the map is seen, step by step if `animated`.
    open func setCamera(_ camera: MKMapCamera, animated: Bool) { show(camera: camera, animated: animated) }
    /// Where the middle may be. Default: nil, anywhere.
    open var cameraBoundary: CameraBoundary? { didSet { limitsDidChange() } }
    /// Changes where the middle may be.
    open func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) { self.cameraBoundary = cameraBoundary }
    /// How near and how far the eye may be. Default: without limits of its own.
    open var cameraZoomRange: CameraZoomRange! = CameraZoomRange() { didSet { limitsDidChange() } }
    /// Changes how near and how far the eye may be.
    open func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
        self.cameraZoomRange = cameraZoomRange ?? CameraZoomRange()
    }

    // MARK: Look

    /// What the map is like. Default: standard.
    // apple: https://developer.apple.com/documentation/mapkit/mkmapview/maptype
    open var mapType = MKMapType.standard { didSet { if mapType != oldValue { mapTypeDidChange() } } }
    /// The same as an object. Default: standard.
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration() {
        didSet { mapType = preferredConfiguration.mapType }
    }
    /// Kept: there are no places to be filtered. Default: nil.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Kept. Default: true.
    open var showsPointsOfInterest = true
    /// Kept. Default: true.
    open var showsBuildings = true
    /// Kept. Default: false.
    open var showsTraffic = false
    /// True if a compass is shown while the map is turned. Default: true.
    open var showsCompass = true { didSet { compassDidChange() } }
    /// Kept: there is no scale. Default: false.
    open var showsScale = false
    /// Kept. Default: false.
    open var showsUserTrackingButton = false
    /// Kept: the map is flat. Default: adaptive.
    open var pitchButtonVisibility = MKFeatureVisibility.adaptive

    // MARK: What fingers may do

    /// True if fingers zoom the map. Default: true.
    open var isZoomEnabled = true
    /// True if fingers move the map. Default: true.
    open var isScrollEnabled = true
    /// True if fingers turn the map. Default: true.
    open var isRotateEnabled = true
    /// Kept: the map is flat. Default: true.
    open var isPitchEnabled = true

    // MARK: Converting

    /// Where a place is in a view; in the map without one.
    // apple: https://developer.apple.com/documentation/mapkit/mkmapview/convert(_:topointto:)
    open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        convert(currentProjection.point(MKMapPoint(coordinate)), to: view ?? self)
    }
    /// The place at a point of a view; of the map without one.
    // apple: https://developer.apple.com/documentation/mapkit/mkmapview/convert(_:tocoordinatefrom:)
    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        currentProjection.mapPoint(convert(point, from: view ?? self)).coordinate
    }
    /// The rectangle of a view around a region.
    open func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
        convert(currentProjection.rect(region.mapRect), to: view ?? self)
    }
    /// The region around a rectangle of a view.
    open func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
        MKCoordinateRegion(currentProjection.mapRect(convert(rect, from: view ?? self)))
    }

    // MARK: Annotations

    /// All annotations, in the order in which they were added; the user too, if shown.
    open var annotations: [any MKAnnotation] { state.store.annotations }
    /// Adds an annotation. One that is there already is not added again.
    // apple: https://developer.apple.com/documentation/mapkit/mkmapview/addannotation(_:)
    open func addAnnotation(_ annotation: any MKAnnotation) { add([annotation]) }
    /// Adds several.
    open func addAnnotations(_ annotations: [any MKAnnotation]) { add(annotations) }
    /// Removes an annotation with its view.
    open func removeAnnotation(_ annotation: any MKAnnotation) { remove([annotation]) }
    /// Removes several. The user stays.
    open func removeAnnotations(_ annotations: [any MKAnnotation]) { remove(annotations) }
    /// Those in a rectangle of the map.
    // apple: https://developer.apple.com/documentation/mapkit/mkmapview/annotations(in:)
    open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
        Set(state.store.entries(in: mapRect).compactMap { ($0.annotation as? NSObject).map { AnyHashable($0) } })
    }
    /// Moves and zooms the map to where all of several annotations are seen. Those that are not there are added.
    // apple: https://developer.apple.com/documentation/mapkit/mkmapview/showannotations(_:animated:)
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) { show(annotations, animated: animated) }
    /// The view of an annotation; nil while it is out of sight.
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { entry(for: annotation)?.view }
    /// The part of the view in which annotations are seen.
    open var annotationVisibleRect: CGRect { bounds }
    /// The annotation that is selected, if there is one. Setting selects the first.
    open var selectedAnnotations: [any MKAnnotation] {
        get { state.selected.map { [$0.annotation] } ?? [] }
        set { select(only: newValue.first) }
    }
    /// Selects an annotation: its callout opens, and the delegate is notified.
    // apple: https://developer.apple.com/documentation/mapkit/mkmapview/selectannotation(_:animated:)
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        if let entry = entry(for: annotation) { select(entry, animated: animated) }
    }
    /// Ends that. Nil, or one that is not selected: nothing happens.
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        if let annotation, let entry = entry(for: annotation), entry === state.selected { deselect(animated: animated) }
    }

    // MARK: Views of annotations

    /// Names the class of which views are made for an identifier.
    // apple: https://developer.apple.com/documentation/mapkit/mkmapview/register(_:forannotationviewwithreuseidentifier:)
    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        state.pool.register(viewClass, identifier)
    }
    /// A view that is out of sight, or a new one of the class that is named for the identifier; nil without either.
    // apple: https://developer.apple.com/documentation/mapkit/mkmapview/dequeuereusableannotationview(withidentifier:)
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
        state.pool.dequeue(identifier, for: nil)
    }
    /// The same for an annotation.
    /// - Precondition: a class is named for the identifier, or it is one of MapKit's.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation) -> MKAnnotationView {
        state.pool.required(identifier, for: annotation)
    }

    // MARK: Overlays

    /// All overlays: those above roads, then those above labels, each from the lowest to the highest.
    open var overlays: [any MKOverlay] { state.overlays.all }
    /// Those of a level.
    open func overlays(in level: MKOverlayLevel) -> [any MKOverlay] { state.overlays.overlays(in: level) }
    /// Adds an overlay above all others, labels included.
    // apple: https://developer.apple.com/documentation/mapkit/mkmapview/addoverlay(_:)
    open func addOverlay(_ overlay: any MKOverlay) { addOverlay(overlay, level: .aboveLabels) }
    /// Adds several above all others.
    open func addOverlays(_ overlays: [any MKOverlay]) { addOverlays(overlays, level: .aboveLabels) }
    /// Adds an overlay above the others of its level.
    open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { changeOverlays { $0.add(overlay, level: level) } }
    /// Adds several above the others of their level.
    open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
        changeOverlays { list in for overlay in overlays { list.add(overlay, level: level) } }
    }
    /// Removes an overlay.
    open func removeOverlay(_ overlay: any MKOverlay) { changeOverlays { $0.remove(overlay) } }
    /// Removes several.
    open func removeOverlays(_ overlays: [any MKOverlay]) {
        changeOverlays { list in for overlay in overlays { list.remove(overlay) } }
    }
    /// Puts an overlay among those of a level; one that is there already moves.
    open func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
        changeOverlays { $0.insert(overlay, at: index, level: level) }
    }
    /// The same above labels.
    open func insertOverlay(_ overlay: any MKOverlay, at index: Int) { insertOverlay(overlay, at: index, level: .aboveLabels) }
    /// Puts an overlay just above another one.
    open func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
        changeOverlays { $0.insert(overlay, beside: sibling, offset: 1) }
    }
    /// Puts an overlay just below another one.
    open func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
        changeOverlays { $0.insert(overlay, beside: sibling, offset: 0) }
    }
    /// Two overlays change places, and levels if these are not the same.
    open func exchangeOverlay(_ overlay1: any MKOverlay, with overlay2: any MKOverlay) {
        changeOverlays { $0.exchange(overlay1, overlay2) }
    }
    /// Two overlays above labels change places.
    open func exchangeOverlay(at index1: Int, withOverlayAt index2: Int) {
        let listed = overlays(in: .aboveLabels)
        guard listed.indices.contains(index1), listed.indices.contains(index2) else { return }
        exchangeOverlay(listed[index1], with: listed[index2])
    }
    /// What draws an overlay; nil before it comes into sight.
    open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { state.overlays[overlay]?.renderer }

    // MARK: The user

    /// True if the map asks where the user is, and shows that. Nobody here knows. Default: false.
    // apple: https://developer.apple.com/documentation/mapkit/mkmapview/showsuserlocation
    open var showsUserLocation = false { didSet { if showsUserLocation != oldValue { tracker.showsUserDidChange() } } }
    /// The user, as an annotation.
    public let userLocation = MKUserLocation()
    /// True if the user is in sight.
    open var isUserLocationVisible: Bool {
        showsUserLocation && userLocation.location != nil
            && bounds.contains(currentProjection.point(MKMapPoint(userLocation.coordinate)))
    }
    /// Says whether the map follows the user. Setting shows the user too. Default: none.
    open var userTrackingMode: MKUserTrackingMode {
        get { tracker.mode }
        set { setUserTrackingMode(newValue, animated: true) }
    }
    /// Changes whether the map follows the user.
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { tracker.change(to: mode, animated: animated) }

    // MARK: Overriding

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutMap()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        windowDidChange()
    }

    @_spi(ForasteroInternal)
    @nonobjc open override var archivedSubviews: [UIView] {
        super.archivedSubviews.filter { $0 !== canvas && $0 !== annotationContainer && $0 !== state.compass }
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeSettings(coder)
    }
}

/// The identifier of views for annotations for which the delegate has none.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
/// The same for clusters.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
