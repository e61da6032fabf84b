@testable import MapKit
import Testing
import UIKitTesting

@MainActor @Suite(.serialized)
struct GestureTests {
    private let test = MapCase()
    private var map: MKMapView { test.map }
    private var heard: [String] { test.listener.heard }

    init() { test.show(0, 0, span: 2) }

    @Test("MO-17: a finger moves the map, and what is below it stays below it")
    func panning() {
        let held = map.convert(CGPoint(x: 200, y: 400), toCoordinateFrom: map)
        let finger = test.screen.touchDown(at: CGPoint(x: 200, y: 400))
        for step in 1...10 { finger.move(to: CGPoint(x: 200 + Double(step) * 8, y: 400)) }
        test.screen.wait(0.3)
        finger.move(to: CGPoint(x: 280, y: 400))
        let now = map.convert(held, toPointTo: map)
        #expect(abs(now.x - 280) < 11)
        #expect(abs(now.y - 400) < 1)
        #expect(heard == ["will false", "moves"])
        finger.lift()
        test.screen.wait(0.05)
        #expect(heard == ["will false", "moves", "did false"])
    }

    @Test("A quick finger sets the map off; it comes to rest, and then the change is over")
    func gliding() {
        let finger = test.screen.touchDown(at: CGPoint(x: 300, y: 400))
        for step in 1...8 {
            test.screen.wait(1 / 60)
            finger.move(to: CGPoint(x: 300 - Double(step) * 20, y: 400))
        }
        finger.lift()
        let atLift = map.centerCoordinate.longitude
        test.screen.wait(0.1)
        #expect(map.centerCoordinate.longitude > atLift)
        #expect(heard.last == "moves")
        test.screen.wait(3)
        #expect(heard == ["will false", "moves", "did false"])
        #expect(map.state.link == nil)
    }

    @Test("A pinch zooms, a double tap zooms in, and two fingers' tap zooms out")
    func zooming() throws {
        let name = "map"
        map.accessibilityIdentifier = name
        let before = map.region.span.longitudeDelta
        try test.screen.pinch(name, scale: 2)
        test.screen.wait(0.5)
        let pinched = map.region.span.longitudeDelta
        #expect(pinched < before * 0.7)
        try test.screen.doubleTap(at: CGPoint(x: 100, y: 200))
        test.screen.wait(1)
        #expect(abs(map.region.span.longitudeDelta - pinched / 2) < pinched * 0.01)
        let (one, other) = (test.screen.touchDown(at: CGPoint(x: 150, y: 300)), test.screen.touchDown(at: CGPoint(x: 250, y: 300)))
        one.lift()
        other.lift()
        test.screen.wait(1)
        #expect(abs(map.region.span.longitudeDelta - pinched) < pinched * 0.01)
    }

    @Test("A wheel moves the map")
    func wheel() throws {
        let before = map.region
        try test.screen.scroll(at: CGPoint(x: 200, y: 400), byDeltaX: 0, deltaY: -60)
        test.screen.wait(2)
        #expect(map.centerCoordinate.latitude < before.center.latitude)
        #expect(abs(map.region.span.longitudeDelta - before.span.longitudeDelta) < 1e-9)
        #expect(heard.first == "will false")
        #expect(heard.last == "did false")
    }

    @Test("What is switched off does nothing")
    func disabled() throws {
        (map.isScrollEnabled, map.isZoomEnabled, map.isRotateEnabled) = (false, false, false)
        map.accessibilityIdentifier = "map"
        let before = map.region
        try test.screen.pinch("map", scale: 2)
        try test.screen.rotate("map", degrees: 60)
        try test.screen.doubleTap(at: CGPoint(x: 100, y: 200))
        try test.screen.swipe(.left, on: "map")
        test.screen.wait(2)
        #expect(map.region.span.longitudeDelta == before.span.longitudeDelta)
        #expect(map.camera.heading == 0)
        #expect(map.region.center.longitude == before.center.longitude)
        #expect(heard.isEmpty)
    }

    @Test("Two fingers turn the map; the compass comes, and a tap on it brings the north back")
    func turning() throws {
        map.accessibilityIdentifier = "map"
        try test.screen.rotate("map", degrees: 60)
        test.screen.wait(0.3)
        #expect(map.camera.heading > 200)
        #expect(map.camera.heading < 345)
        try test.screen.tap("Compass")
        test.screen.wait(1)
        #expect(map.camera.heading == 0)
        #expect(!test.screen.shows("Compass"))
    }

    @Test("A finger that stays on a draggable annotation takes it along")
    func dragging() throws {
        test.listener.makeView = { _, annotation in
            let view = MKPinAnnotationView(annotation: annotation, reuseIdentifier: nil)
            view.isDraggable = true
            return view
        }
        let point = test.point("A", 0, 0)
        map.addAnnotation(point)
        test.screen.wait(0.1)
        test.listener.heard = []
        let start = try #require(map.view(for: point)).center
        let finger = test.screen.touchDown(at: start)
        test.screen.wait(0.8)
        finger.move(to: CGPoint(x: start.x + 60, y: start.y + 100))
        test.screen.wait(0.1)
        finger.lift()
        test.screen.wait(0.1)
        #expect(heard == ["drag 0 to 1", "drag 1 to 2", "drag 2 to 4", "drag 4 to 0"])
        let end = map.convert(point.coordinate, toPointTo: map)
        #expect(abs(end.x - 260) < 0.5)
        #expect(abs(end.y - 500) < 0.5)
        #expect(map.centerCoordinate.longitude == 0)
    }

    @Test("An annotation of the app is taken along as well, and its view with it")
    func draggingOwn() throws {
        test.listener.makeView = { _, annotation in
            let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
            view.isDraggable = true
            return view
        }
        final class Own: NSObject, MKAnnotation {
            var coordinate = CLLocationCoordinate2D()
            let title: String? = "Own"
        }
        final class Fixed: NSObject, MKAnnotation {
            let coordinate = CLLocationCoordinate2D(latitude: 0.5, longitude: 0)
        }
        let (own, fixed) = (Own(), Fixed())
        map.addAnnotations([own, fixed])
        test.screen.wait(0.1)
        for (annotation, moves) in [(own as any MKAnnotation, true), (fixed, false)] {
            let start = try #require(map.view(for: annotation)).center
            let before = annotation.coordinate
            let finger = test.screen.touchDown(at: start)
            test.screen.wait(0.8)
            if moves {
                finger.move(to: CGPoint(x: start.x - 80, y: start.y + 40))
                test.screen.wait(0.1)
            }
            finger.lift()
            test.screen.wait(0.3)
            #expect((annotation.coordinate.longitude != before.longitude) == moves)
        }
        let end = map.convert(own.coordinate, toPointTo: map)
        #expect(abs(end.x - 120) < 0.5)
        #expect(abs(end.y - 440) < 0.5)
        let view = try #require(map.view(for: own))
        #expect(abs(view.center.x - view.centerOffset.x - 120) < 0.5)
    }

    @Test("The background is drawn anew only when the map has moved beyond what is there")
    func drawing() {
        let before = map.canvas.drawingCount
        let finger = test.screen.touchDown(at: CGPoint(x: 200, y: 400))
        for step in 1...20 {
            finger.move(to: CGPoint(x: 200 + Double(step) * 2, y: 400))
            test.screen.wait(1 / 60)
        }
        #expect(map.canvas.drawingCount == before)
        for step in 1...50 {
            finger.move(to: CGPoint(x: 240 + Double(step) * 3, y: 400))
            test.screen.wait(1 / 60)
        }
        #expect(map.canvas.drawingCount - before == 2)
        test.screen.wait(0.3)
        finger.lift()
    }

    @Test("An app's own tap on the map is told as well")
    func ownTap() throws {
        final class Target: NSObject {
            var count = 0
            @objc func tapped() { count += 1 }
        }
        let target = Target()
        map.addGestureRecognizer(UITapGestureRecognizer(target: target, action: #selector(Target.tapped)))
        try test.screen.tap(at: CGPoint(x: 200, y: 300))
        test.screen.wait(1)
        #expect(target.count == 1)
    }
}
