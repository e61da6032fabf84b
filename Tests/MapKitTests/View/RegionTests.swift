@testable import MapKit
import Testing
import UIKitTesting

@MainActor @Suite(.serialized)
struct RegionTests {
    private let test = MapCase()
    private var map: MKMapView { test.map }

    private func region(_ latitude: Double, _ longitude: Double, _ tall: Double, _ wide: Double) -> MKCoordinateRegion {
        MKCoordinateRegion(
            center: test.place(latitude, longitude), span: MKCoordinateSpan(latitudeDelta: tall, longitudeDelta: wide))
    }

    @Test("MO-17: a region is shown as a whole, and more where the view has another shape")
    func fitting() {
        map.setRegion(region(0, 10, 1, 1), animated: false)
        // The view is twice as high as wide.
        #expect(abs(map.region.span.longitudeDelta - 1) < 1e-6)
        #expect(abs(map.region.span.latitudeDelta - 2) < 1e-3)
        #expect(abs(map.region.center.latitude) < 1e-9)
        #expect(abs(map.region.center.longitude - 10) < 1e-9)
        let wide = map.regionThatFits(region(0, 10, 4, 1))
        #expect(abs(wide.span.latitudeDelta - 4) < 1e-3)
        #expect(abs(wide.span.longitudeDelta - 2) < 1e-3)
        // Nothing was changed by asking.
        #expect(abs(map.region.span.longitudeDelta - 1) < 1e-6)
    }

    @Test("MO-17: a change without animation is told at once, in this order")
    func orderAtOnce() {
        map.setRegion(region(50, 10, 1, 1), animated: false)
        #expect(test.listener.heard == ["will false", "moves", "did false"])
    }

    @Test("MO-17: an animated change comes step by step, and is told at its end")
    func orderAnimated() {
        test.show(50, 10, span: 1)
        map.setRegion(region(50, 12, 1, 1), animated: true)
        #expect(test.listener.heard == ["will true"])
        test.screen.wait(0.25)
        #expect(map.centerCoordinate.longitude > 10.2)
        #expect(map.centerCoordinate.longitude < 11.8)
        test.screen.wait(0.5)
        #expect(test.listener.heard == ["will true", "moves", "did true"])
        #expect(abs(map.centerCoordinate.longitude - 12) < 1e-6)
    }

    @Test("A change during another one ends that")
    func interrupting() {
        test.show(0, 0, span: 5)
        map.setCenter(test.place(10, 10), animated: true)
        test.screen.wait(0.1)
        map.setCenter(test.place(20, 20), animated: false)
        #expect(test.listener.heard == ["will true", "moves", "did true", "will false", "moves", "did false"])
        test.screen.wait(1)
        #expect(abs(map.centerCoordinate.latitude - 20) < 1e-6)
    }

    @Test("Places and points of the view, there and back")
    func converting() {
        test.show(40, -3, span: 2)
        let middle = map.convert(test.place(40, -3), toPointTo: map)
        #expect(abs(middle.x - 200) < 1e-6)
        #expect(abs(middle.y - 400) < 1e-6)
        let corner = map.convert(CGPoint(x: 0, y: 0), toCoordinateFrom: map)
        #expect(corner.latitude > 40)
        #expect(abs(corner.longitude + 4) < 1e-6)
        let rect = map.convert(map.region, toRectTo: nil)
        #expect(abs(rect.width - 400) < 1e-3)
        #expect(abs(rect.height - 800) < 1)
        let part = map.convert(CGRect(x: 100, y: 300, width: 200, height: 200), toRegionFrom: map)
        #expect(abs(part.span.longitudeDelta - 1) < 1e-6)
    }

    @Test("Within an animation of the app the map takes as long as that")
    func inAnimation() {
        test.show(50, 10, span: 1)
        UIView.animate(withDuration: 1) { map.region = region(50, 12, 1, 1) }
        test.screen.wait(0.8)
        #expect(map.centerCoordinate.longitude > 11)
        #expect(map.centerCoordinate.longitude < 12)
        test.screen.wait(0.4)
        #expect(abs(map.centerCoordinate.longitude - 12) < 1e-6)
        #expect(test.listener.heard == ["will true", "moves", "did true"])
    }

    @Test("A turned map: what is in the east is at the top")
    func heading() {
        test.show(0, 0, span: 10)
        let camera = map.camera
        camera.heading = 90
        map.camera = camera
        let east = map.convert(test.place(0, 1), toPointTo: map)
        #expect(abs(east.x - 200) < 1e-6)
        #expect(east.y < 400)
        #expect(map.camera.heading == 90)
        // The bounding rectangle is as wide as the view is high.
        #expect(map.visibleMapRect.width > map.visibleMapRect.height)
        map.region = region(0, 0, 10, 10)
        #expect(map.camera.heading == 0)
    }

    @Test("The camera's distance is seen from as high as 30 degrees take")
    func camera() {
        let camera = MKMapCamera(lookingAtCenter: test.place(48, 2), fromDistance: 5_000, pitch: 0, heading: 0)
        map.setCamera(camera, animated: false)
        let metres = map.visibleMapRect.height * MKMetersPerMapPointAtLatitude(48)
        #expect(abs(metres / 2 / tan(.pi / 12) - 5_000) < 1)
        #expect(abs(map.camera.centerCoordinateDistance - 5_000) < 1)
        #expect(abs(map.camera.altitude - 5_000) < 1)
    }

    @Test("A rectangle is shown so far from the edges")
    func padding() {
        let rect = MKMapRect(x: 1e8, y: 1e8, width: 1e6, height: 1e6)
        map.setVisibleMapRect(rect, edgePadding: UIEdgeInsets(top: 100, left: 50, bottom: 0, right: 150), animated: false)
        let shown = map.convert(MKCoordinateRegion(rect), toRectTo: map)
        #expect(abs(shown.minX - 50) < 0.01)
        #expect(abs(shown.maxX - 250) < 0.01)
        #expect(abs(shown.midY - 450) < 20)
    }

    @Test("A map without a size shows what it was told to once it has one")
    func beforeLayout() {
        let late = MKMapView()
        late.region = region(10, 20, 2, 2)
        #expect(abs(late.centerCoordinate.latitude - 10) < 1e-6)
        late.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        #expect(abs(late.region.center.longitude - 20) < 1e-6)
        #expect(abs(late.region.span.longitudeDelta - 2) < 0.05)
        // Another size shows the same region again.
        late.frame.size = CGSize(width: 150, height: 300)
        #expect(abs(late.region.span.longitudeDelta - 2) < 0.05)
    }

    @Test("The world ends in the north and in the south, and not in the east")
    func limits() {
        map.setRegion(region(89, 179, 180, 360), animated: false)
        #expect(map.visibleMapRect.minY >= -1e-3)
        #expect(map.visibleMapRect.maxY <= MKMapSize.world.height + 1e-3)
        map.setRegion(region(0, 179.9, 1, 1), animated: false)
        let over = map.convert(test.place(0, -179.9), toPointTo: map)
        #expect(over.x > 200)
        #expect(over.x < 400)
        map.setRegion(region(0, 0, 0, 0), animated: false)
        #expect(map.region.span.longitudeDelta > 0)
    }

    @Test("The middle stays in its boundary, and the eye at its distances")
    func boundary() {
        map.cameraBoundary = MKMapView.CameraBoundary(coordinateRegion: region(10, 10, 2, 2))
        map.setCenter(test.place(50, 50), animated: false)
        #expect(abs(map.centerCoordinate.longitude - 11) < 1e-6)
        map.cameraZoomRange = MKMapView.CameraZoomRange(minCenterCoordinateDistance: 10_000, maxCenterCoordinateDistance: 100_000)
        #expect(map.camera.centerCoordinateDistance <= 100_001)
        map.setRegion(region(10, 10, 0.0001, 0.0001), animated: false)
        #expect(map.camera.centerCoordinateDistance >= 9_999)
    }

    @Test("Bad data does nothing")
    func badData() {
        test.show(10, 10, span: 1)
        map.centerCoordinate = kCLLocationCoordinate2DInvalid
        map.setCenter(CLLocationCoordinate2D(latitude: .nan, longitude: 0), animated: true)
        map.setVisibleMapRect(.null, animated: false)
        map.camera = MKMapCamera(lookingAtCenter: test.place(.infinity, 0), fromDistance: -1, pitch: .nan, heading: .nan)
        #expect(abs(map.centerCoordinate.latitude - 10) < 1e-6)
        #expect(test.listener.heard.isEmpty)
    }

    @Test("MO-17: the region and the loading are told once, when the map is there")
    func loading() {
        let fresh = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        fresh.delegate = test.listener
        map.superview?.addSubview(fresh)
        test.screen.wait(0.1)
        #expect(test.listener.heard == ["will false", "did false", "loads", "loaded", "rendered true"])
    }
}
