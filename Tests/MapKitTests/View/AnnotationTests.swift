@testable import MapKit
import Testing
import UIKitTesting

@MainActor @Suite(.serialized)
struct AnnotationTests {
    private let test = MapCase()
    private var map: MKMapView { test.map }
    private var heard: [String] { test.listener.heard }

    private func middle(_ annotation: any MKAnnotation) throws -> CGPoint {
        let view = try #require(map.view(for: annotation))
        return CGPoint(x: view.center.x - view.centerOffset.x, y: view.center.y - view.centerOffset.y)
    }

    @Test("MO-17: annotations in sight get views at their places, and the delegate hears of them in this order")
    func adding() throws {
        test.show(50, 10, span: 1)
        let (near, far) = (test.point("Near", 50.1, 10.1), test.point("Far", 0, 0))
        map.addAnnotations([near, far])
        #expect(heard.isEmpty)
        #expect(map.annotations.count == 2)
        test.screen.wait(0.05)
        #expect(heard == ["view for Near", "added Near"])
        #expect(map.view(for: far) == nil)
        let point = map.convert(near.coordinate, toPointTo: map)
        #expect(try middle(near) == point)
        // Without a view of the delegate it is a marker.
        #expect(map.view(for: near) is MKMarkerAnnotationView)
    }

    @Test("MO-17: a view is used again for what comes into sight")
    func reuse() throws {
        test.listener.makeView = { map, annotation in
            let view =
                map.dequeueReusableAnnotationView(withIdentifier: "pin")
                ?? MKPinAnnotationView(annotation: annotation, reuseIdentifier: "pin")
            view.annotation = annotation
            return view
        }
        test.show(50, 10, span: 1)
        let (first, second) = (test.point("First", 50, 10), test.point("Second", 10, 50))
        map.addAnnotations([first, second])
        test.screen.wait(0.05)
        let view = try #require(map.view(for: first))
        test.show(10, 50, span: 1)
        #expect(map.view(for: first) == nil)
        #expect(map.view(for: second) === view)
        #expect(view.annotation === second)
    }

    @Test("A registered class makes views, and a class of the app is asked by its own initializer")
    func registering() throws {
        final class Own: MKAnnotationView {
            override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
                super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
                bounds.size = CGSize(width: 7, height: 7)
            }
            required init?(coder: NSCoder) { nil }
        }
        #expect(map.dequeueReusableAnnotationView(withIdentifier: "own") == nil)
        map.register(Own.self, forAnnotationViewWithReuseIdentifier: "own")
        let view = map.dequeueReusableAnnotationView(withIdentifier: "own", for: test.point("A", 0, 0))
        #expect(view is Own)
        #expect(view.bounds.width == 7)
        #expect(view.reuseIdentifier == "own")
        #expect(view.annotation != nil)
        map.register(Own.self, forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
        let shown = test.point("B", 0, 0)
        map.addAnnotation(shown)
        test.screen.wait(0.05)
        #expect(map.view(for: shown) is Own)
    }

    @Test("A view follows its annotation, within an animation too, and what moves into sight gets one")
    func moving() throws {
        test.show(50, 10, span: 1)
        let point = test.point("A", 50, 10)
        map.addAnnotation(point)
        test.screen.wait(0.05)
        point.coordinate = test.place(50.2, 10.2)
        #expect(try middle(point) == map.convert(point.coordinate, toPointTo: map))
        UIView.animate(withDuration: 0.2) { point.coordinate = test.place(50.3, 10.2) }
        #expect(map.view(for: point)?.layer.animationKeys()?.isEmpty == false)
        point.coordinate = test.place(0, 0)
        test.screen.wait(0.05)
        #expect(map.view(for: point) == nil)
        point.coordinate = test.place(50, 10)
        test.screen.wait(0.05)
        #expect(map.view(for: point) != nil)
        point.coordinate = kCLLocationCoordinate2DInvalid
        test.screen.wait(0.05)
        #expect(map.view(for: point) == nil)
    }

    @Test("MO-17: of 100,000 annotations only those in sight have views")
    func many() {
        var points: [MKPointAnnotation] = []
        for row in 0..<250 {
            for column in 0..<400 { points.append(test.point("P", Double(row) * 0.6 - 75, Double(column) * 0.9 - 180)) }
        }
        test.show(30.3, 30.3, span: 2)
        map.addAnnotations(points)
        test.screen.wait(0.05)
        let shown = map.state.shown.count
        #expect(shown > 4)
        #expect(shown < 60)
        #expect(map.annotations.count == 100_000)
        let rect = MKCoordinateRegion(
            center: test.place(0.3, 0.3), span: MKCoordinateSpan(latitudeDelta: 6, longitudeDelta: 9)
        ).mapRect
        #expect(map.annotations(in: rect).count == 100)
        map.removeAnnotations(map.annotations)
        #expect(map.annotations.isEmpty)
        #expect(map.state.shown.isEmpty)
    }

    @Test("Selecting opens a callout, and is told by view and by annotation; another one ends it first")
    func selecting() throws {
        test.listener.makeView = { _, annotation in
            let view = MKPinAnnotationView(annotation: annotation, reuseIdentifier: nil)
            view.canShowCallout = true
            view.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
            return view
        }
        test.show(50, 10, span: 1)
        let (oslo, rome) = (test.point("Oslo", 50.2, 10), test.point("Rome", 49.8, 10))
        map.addAnnotations([oslo, rome])
        test.screen.wait(0.05)
        test.listener.heard = []
        try test.screen.tap("Oslo")
        #expect(heard == ["selected view Oslo", "selected Oslo"])
        #expect(map.selectedAnnotations.first === oslo)
        #expect(map.view(for: oslo)?.isSelected == true)
        test.screen.wait(0.5)
        let callout = try #require(map.state.callout)
        #expect(callout.frame.maxY < 400)
        #expect(callout.frame.width > 80)
        let button = try #require(map.view(for: oslo)?.rightCalloutAccessoryView)
        let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        try test.screen.tap(at: middle)
        #expect(heard.last == "accessory of Oslo")
        test.listener.heard = []
        try test.screen.tap("Rome")
        #expect(heard.prefix(4) == ["deselected view Oslo", "deselected Oslo", "selected view Rome", "selected Rome"])
        test.screen.wait(1)
        try test.screen.tap(at: CGPoint(x: 20, y: 780))
        test.screen.wait(0.5)
        #expect(map.selectedAnnotations.isEmpty)
        #expect(map.state.callout == nil)
    }

    @Test("A callout shows what its annotation says now, and what its view has beside it")
    func calloutContent() throws {
        test.listener.makeView = { _, annotation in
            let view = MKAnnotationView(annotation: annotation, reuseIdentifier: nil)
            view.image = UIImage(systemName: "star.fill")
            view.canShowCallout = true
            return view
        }
        test.show(50, 10, span: 1)
        let (point, untitled) = (test.point("Before", 50, 10), MKPointAnnotation(coordinate: test.place(50.3, 10)))
        map.addAnnotations([point, untitled])
        test.screen.wait(0.05)
        let view = try #require(map.view(for: point))
        #expect(view.bounds.size == view.image?.size)
        map.selectAnnotation(point, animated: true)
        test.screen.wait(1)
        let narrow = try #require(map.state.callout).bounds.width
        point.title = "What it says after a while"
        #expect(test.screen.shows("What it says after a while"))
        let detail = UILabel()
        detail.text = "Detail"
        view.detailCalloutAccessoryView = detail
        test.screen.wait(0.05)
        let callout = try #require(map.state.callout)
        #expect(detail.superview === callout)
        #expect(callout.bounds.width > narrow)
        #expect(abs(callout.center.x - view.center.x) < 0.01)
        #expect(abs(callout.center.y - view.frame.minY) < 0.01)
        view.canShowCallout = false
        #expect(map.state.callout == nil)
        #expect(detail.superview == nil)
        // Without a title none opens.
        map.selectAnnotation(untitled, animated: false)
        #expect(map.state.callout == nil)
        #expect(map.selectedAnnotations.first === untitled)
    }

    @Test("A selection before the view is there waits for it; what is removed is not selected any more")
    func earlySelection() {
        test.show(50, 10, span: 1)
        let point = test.point("A", 50, 10)
        map.addAnnotation(point)
        map.selectAnnotation(point, animated: false)
        test.screen.wait(0.05)
        #expect(heard.contains("selected A"))
        #expect(map.selectedAnnotations.count == 1)
        map.removeAnnotation(point)
        #expect(map.selectedAnnotations.isEmpty)
        #expect(heard.last == "deselected A")
    }

    @Test("A delegate may change annotations whenever it is called")
    func reentrancy() {
        test.show(50, 10, span: 1)
        let (first, second, third) = (test.point("1", 50, 10), test.point("2", 50.1, 10), test.point("3", 50.2, 10))
        test.listener.makeView = { map, annotation in
            map.removeAnnotation(second)
            map.addAnnotation(third)
            if annotation === third { map.selectAnnotation(first, animated: false) }
            return nil
        }
        test.listener.onAdd = { [map] _ in map.removeAnnotation(first) }
        map.addAnnotations([first, second])
        test.screen.wait(0.2)
        #expect(map.annotations.count == 1)
        #expect(map.annotations.first === third)
        #expect(map.view(for: third) != nil)
        #expect(map.view(for: first) == nil)
    }

    @Test("Markers give way to each other unless they are required")
    func collisions() {
        test.show(50, 10, span: 1)
        let points = (0..<5).map { test.point("\($0)", 50 + Double($0) * 1e-4, 10) }
        map.addAnnotations(points)
        test.screen.wait(0.05)
        #expect(points.filter { map.view(for: $0)?.superview != nil }.count == 1)
        for point in points { map.view(for: point)?.displayPriority = .required }
        test.screen.wait(0.05)
        #expect(points.allSatisfy { map.view(for: $0)?.superview != nil })
    }

    @Test("A title gives way to a marker below it")
    func titles() throws {
        test.show(50, 10, span: 1)
        // One lies 34 points below the other.
        let below = map.convert(CGPoint(x: 200, y: 434), toCoordinateFrom: map)
        let (first, second) = (test.point("First", 50, 10), test.point("Second", below.latitude, below.longitude))
        map.addAnnotations([first, second])
        test.screen.wait(0.05)
        let views = [first, second].compactMap { map.view(for: $0) as? MKMarkerAnnotationView }
        #expect(views.map(\.titleLabel.isHidden) == [true, false])
        views[0].titleVisibility = .visible
        #expect(!views[0].titleLabel.isHidden)
        views[0].titleVisibility = .adaptive
        map.removeAnnotation(second)
        test.screen.wait(0.05)
        #expect(!views[0].titleLabel.isHidden)
    }

    @Test("A map that nobody has any more goes, with what was on it")
    func memory() {
        weak var map: MKMapView?
        weak var annotation: MKPointAnnotation?
        do {
            let (view, point) = (MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), test.point("A", 0, 0))
            (map, annotation) = (view, point)
            self.map.superview?.addSubview(view)
            view.addAnnotation(point)
            view.addOverlay(MKCircle(center: test.place(0, 0), radius: 1_000_000))
            test.screen.wait(0.1)
            view.selectAnnotation(point, animated: false)
            view.setCenter(test.place(10, 10), animated: true)
            test.screen.wait(0.1)
            view.removeFromSuperview()
        }
        test.screen.wait(1)
        #expect(map == nil)
        #expect(annotation == nil)
    }

    @Test("Those of one identifier that touch are shown as one, and apart again from near")
    func clusters() throws {
        test.listener.makeView = { _, annotation in
            guard annotation is MKPointAnnotation else { return nil }
            let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "point")
            view.clusteringIdentifier = "all"
            return view
        }
        test.show(50, 10, span: 1)
        let points = (0..<6).map { test.point("\($0)", 50 + Double($0) * 1e-3, 10) }
        map.addAnnotations(points)
        test.screen.wait(0.05)
        let cluster = try #require(map.state.clusters.first?.annotation as? MKClusterAnnotation)
        #expect(map.state.clusters.count == 1)
        #expect(cluster.memberAnnotations.count == 6)
        #expect(abs(cluster.coordinate.latitude - 50.0025) < 1e-5)
        let view = try #require(map.view(for: cluster) as? MKMarkerAnnotationView)
        #expect(map.view(for: points[3])?.cluster === view && map.view(for: points[3])?.superview == nil)
        test.show(50.0025, 10, span: 0.005)
        test.screen.wait(0.1)
        #expect(map.state.clusters.isEmpty)
        #expect(points.allSatisfy { map.view(for: $0)?.superview != nil })
    }

    @Test("Showing annotations brings all of them into sight")
    func showing() {
        let points = [test.point("A", 10, 10), test.point("B", 12, 14)]
        map.showAnnotations(points, animated: false)
        for point in points { #expect(map.bounds.insetBy(dx: 40, dy: 40).contains(map.convert(point.coordinate, toPointTo: map))) }
        #expect(map.annotations.count == 2)
        map.showAnnotations([test.point("C", 50, 50)], animated: false)
        #expect(abs(map.centerCoordinate.longitude - 50) < 1e-6)
        #expect(map.region.span.latitudeDelta < 0.1)
        map.showAnnotations([], animated: false)
        map.showAnnotations([test.point("D", .nan, 50)], animated: false)
        #expect(abs(map.centerCoordinate.longitude - 50) < 1e-6)
    }

    @Test("The user is shown where the location is known, and followed")
    func user() {
        map.showsUserLocation = true
        #expect(map.annotations.count == 1)
        #expect(!map.isUserLocationVisible)
        map.tracker.found(CLLocation(latitude: 30, longitude: 20))
        #expect(heard.contains("user"))
        #expect(map.userLocation.coordinate.latitude == 30)
        map.setUserTrackingMode(.follow, animated: false)
        test.screen.wait(1)
        #expect(map.isUserLocationVisible)
        #expect(map.view(for: map.userLocation) is MKUserLocationView)
        #expect(map.region.span.latitudeDelta < 0.1)
        map.removeAnnotations(map.annotations)
        #expect(map.annotations.count == 1)
        map.showsUserLocation = false
        #expect(map.annotations.isEmpty)
        #expect(map.userTrackingMode == .none)
    }
}
