@testable import MapKit
import Testing
import UIKitTesting

@MainActor @Suite(.serialized)
struct OverlayTests {
    private let test = MapCase()
    private var map: MKMapView { test.map }
    private var heard: [String] { test.listener.heard }

    private func square(_ latitude: Double, _ longitude: Double, _ half: Double, holes: [MKPolygon]? = nil) -> MKPolygon {
        let corners = [(-1.0, -1.0), (-1, 1), (1, 1), (1, -1)].map { test.place(latitude + $0 * half, longitude + $1 * half) }
        return MKPolygon(coordinates: corners, count: 4, interiorPolygons: holes)
    }

    private func isRed(_ latitude: Double, _ longitude: Double) -> Bool {
        let point = map.convert(test.place(latitude, longitude), toPointTo: nil)
        var (red, green): (CGFloat, CGFloat) = (0, 0)
        test.screen.color(at: point)?.getRed(&red, green: &green, blue: nil, alpha: nil)
        return red > 0.9 && green < 0.3
    }

    private func fillRed() {
        test.listener.makeRenderer = { overlay in
            let renderer: MKOverlayPathRenderer
            switch overlay {
            case let circle as MKCircle: renderer = MKCircleRenderer(circle: circle)
            case let polygon as MKPolygon: renderer = MKPolygonRenderer(polygon: polygon)
            case let line as MKPolyline:
                renderer = MKPolylineRenderer(polyline: line)
                renderer.lineWidth = 10
            default: return MKOverlayRenderer(overlay: overlay)
            }
            (renderer.fillColor, renderer.strokeColor) = (.red, overlay is MKPolyline ? .red : nil)
            return renderer
        }
    }

    @Test("MO-17: overlays are drawn at their places by what the delegate gives for them")
    func drawing() {
        fillRed()
        test.show(0, 0, span: 10)
        map.addOverlay(square(2, -2, 1, holes: [square(2, -2, 0.5)]))
        map.addOverlay(MKCircle(center: test.place(-2, 2), radius: 100_000))
        let line = [test.place(-4, -4), test.place(-4, 4)]
        map.addOverlay(MKPolyline(coordinates: line, count: 2))
        test.screen.wait(0.1)
        #expect(heard == ["renderer", "renderer", "renderer", "renderers 3"])
        #expect(isRed(2.8, -2))
        #expect(!isRed(2, -2))
        #expect(!isRed(3.2, -2))
        #expect(isRed(-2, 2.8))
        #expect(!isRed(-2, 3))
        #expect(isRed(-4, 0))
        #expect(!isRed(-4.3, 0))
        map.removeOverlays(map.overlays)
        test.screen.wait(0.1)
        #expect(!isRed(2.8, -2))
        #expect(!isRed(-2, 2))
        #expect(map.overlays.isEmpty)
    }

    @Test("MO-17: out of sight no renderer is asked for")
    func outOfSight() {
        fillRed()
        test.show(0, 0, span: 1)
        let far = square(40, 40, 1)
        map.addOverlay(far)
        test.screen.wait(0.1)
        #expect(heard.isEmpty)
        #expect(map.renderer(for: far) == nil)
        map.setCenter(test.place(40, 40), animated: false)
        test.screen.wait(0.1)
        #expect(heard.contains("renderers 1"))
        #expect(map.renderer(for: far) is MKPolygonRenderer)
        #expect(isRed(40, 40))
    }

    @Test("Levels, places in the order, and exchanges")
    func order() {
        let all = (0..<4).map { square(Double($0), 0, 0.1) }
        map.addOverlay(all[0])
        map.addOverlay(all[1], level: .aboveRoads)
        map.insertOverlay(all[2], at: 0)
        map.insertOverlay(all[3], above: all[2])
        map.addOverlay(all[0])
        let numbers = { [map] in map.overlays.compactMap { one in all.firstIndex { $0 === one } } }
        #expect(numbers() == [1, 2, 3, 0])
        map.exchangeOverlay(all[1], with: all[0])
        #expect(numbers() == [0, 2, 3, 1])
        #expect(map.overlays(in: .aboveRoads).count == 1)
        map.exchangeOverlay(at: 0, withOverlayAt: 99)
        map.insertOverlay(all[0], at: -3, level: .aboveLabels)
        #expect(numbers() == [0, 2, 3, 1])
        map.removeOverlay(all[3])
        #expect(numbers() == [0, 2, 1])
    }

    @Test("Seen from near, a line around the world is drawn where it goes")
    func clipping() {
        fillRed()
        let line = [test.place(0, -170), test.place(0, 170)]
        map.addOverlay(MKPolyline(coordinates: line, count: 2))
        map.addOverlay(MKCircle(center: test.place(0, 30), radius: 1_000_000))
        test.show(0, 10, span: 0.0005)
        #expect(isRed(0, 10))
        #expect(!isRed(0.0002, 10))
        // Inside of the large circle all is red.
        test.show(1, 30, span: 0.001)
        #expect(isRed(1, 30))
    }

    @Test("Bad overlays are drawn as nothing")
    func bad() {
        fillRed()
        test.show(0, 0, span: 1)
        let none = MKPolyline(coordinates: [], count: 0)
        #expect(none.boundingMapRect.isNull)
        #expect(none.pointCount == 0)
        #expect(!CLLocationCoordinate2DIsValid(none.coordinate))
        _ = none.points()
        map.addOverlays([none, MKPolygon(), MKCircle(center: kCLLocationCoordinate2DInvalid, radius: .nan), MKMultiPolygon([])])
        map.addOverlay(MKCircle(center: test.place(0, 0), radius: -5))
        test.screen.wait(0.1)
        #expect(map.overlays.count == 5)
        #expect(heard.isEmpty)
    }

    @Test("Over the side of the world an overlay goes on")
    func overTheSide() {
        fillRed()
        test.show(0, 180, span: 4)
        map.addOverlay(MKCircle(center: test.place(0, 180), radius: 100_000))
        test.screen.wait(0.1)
        #expect(isRed(0, 179.5))
        #expect(isRed(0, -179.5))
    }

    @Test("The shortest way is bent, and goes over the side of the world")
    func geodesic() {
        let places = [test.place(35, 139), test.place(37, -122)]
        let line = MKGeodesicPolyline(coordinates: places, count: 2)
        #expect(line.pointCount > 50)
        #expect(line.boundingMapRect.spans180thMeridian)
        var north = CLLocationCoordinate2D()
        line.getCoordinates(&north, range: NSRange(location: line.pointCount / 2, length: 1))
        #expect(north.latitude > 45)
        let length = (1..<line.pointCount).reduce(0) { $0 + line.points()[$1].distance(to: line.points()[$1 - 1]) }
        #expect(
            abs(length / CLLocation(latitude: 35, longitude: 139).distance(from: CLLocation(latitude: 37, longitude: -122)) - 1) < 0.005)
    }

    @Test("A part of a line by its length")
    func stroke() {
        let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)]
        #expect(LinePiece.piece(of: points, from: 0.25, to: 0.75) == [CGPoint(x: 5, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 5)])
        #expect(LinePiece.piece(of: points, from: 0.6, to: 0.4).isEmpty)
        #expect(LinePiece.piece(of: [], from: 0, to: 1).isEmpty)
    }

    @Test("An own renderer draws in points of the map from the corner of its overlay")
    func ownRenderer() {
        final class Own: MKOverlayRenderer {
            var seen: (MKMapRect, MKZoomScale)?
            override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
                seen = (mapRect, zoomScale)
                context.setFillColor(UIColor.red.cgColor)
                context.fill(rect(for: overlay.boundingMapRect))
            }
        }
        test.listener.makeRenderer = { Own(overlay: $0) }
        test.show(0, 0, span: 10)
        let overlay = square(0, 0, 1)
        map.addOverlay(overlay)
        test.screen.wait(0.1)
        let renderer = map.renderer(for: overlay) as? Own
        #expect(isRed(0.9, 0.9))
        #expect(!isRed(1.1, 1.1))
        #expect(abs((renderer?.seen?.1 ?? 0) - 400 / map.visibleMapRect.width) < 1e-9)
        #expect(
            renderer?.point(for: MKMapPoint(x: overlay.boundingMapRect.minX + 5, y: overlay.boundingMapRect.minY)) == CGPoint(x: 5, y: 0))
        renderer?.alpha = 0.3
        test.screen.wait(0.1)
        #expect(!isRed(0.9, 0.9))
    }
}
