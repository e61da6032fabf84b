import CoreLocation
import Foundation
import Testing

/// A place as tests make one up.
private final class MeasuredPlace: CLPlacemark, @unchecked Sendable {
    override var location: CLLocation? { CLLocation(latitude: 1, longitude: 2) }
}

struct CLLocationTests {
    @Test("places and locations can be made of nothing, and a subclass of a place knows what it wants")
    func nothing() {
        #expect(CLLocation().coordinate.latitude == 0 && CLLocation().coordinate.longitude == 0)
        #expect(CLPlacemark().name == nil && CLPlacemark().location == nil)
        #expect(MeasuredPlace().location?.coordinate.longitude == 2)
    }

    private func distance(_ latitude: Double, _ longitude: Double, _ otherLatitude: Double, _ otherLongitude: Double) -> Double {
        CLLocation(latitude: latitude, longitude: longitude)
            .distance(from: CLLocation(latitude: otherLatitude, longitude: otherLongitude))
    }

    @Test(
        "MO-14: distances are those on the ellipsoid of WGS 84",
        arguments: [
            // Flinders Peak to Buninyong, the example of the Geodetic Datum of Australia technical manual, on a neighbour of the ellipsoid.
            ((-37.951033417, 144.424867889), (-37.652821139, 143.926495528), 54_972.271, 0.01),
            // A quarter of the equator, and of a meridian.
            ((0.0, 0.0), (0.0, 90.0), 10_018_754.171, 0.01),
            ((0.0, 0.0), (90.0, 0.0), 10_001_965.729, 0.01),
            // Across the date line.
            ((0.0, 179.5), (0.0, -179.5), 111_319.491, 0.01),
            ((50.0, 14.0), (50.0, 14.0), 0.0, 0.0),
        ] as [((Double, Double), (Double, Double), Double, Double)])
    func ellipsoid(start: (Double, Double), end: (Double, Double), length: Double, tolerance: Double) {
        #expect(abs(distance(start.0, start.1, end.0, end.1) - length) <= tolerance)
        #expect(abs(distance(end.0, end.1, start.0, start.1) - length) <= tolerance)
    }

    @Test("MO-14: opposite places are half a meridian apart, places nearly opposite a little less")
    func opposite() {
        let half = 20_003_931.459
        #expect(abs(distance(90, 0, -90, 0) - half) < 0.01)
        #expect(abs(distance(0, 0, 0, 180) - half) < 0.01)
        #expect(abs(distance(30, 10, -30, -170) - half) < 0.01)
        // Karney, Algorithms for geodesics, 2013: an inverse problem where Vincenty's iteration fails.
        #expect(abs(distance(-30, 0, 29.9, 179.8) - 19_989_832.827_61) < 0.01)
    }

    @Test("MO-14: what is no place is at no distance")
    func noPlace() {
        #expect(distance(.nan, 0, 1, 1).isNaN)
        #expect(distance(0, .infinity, 1, 1).isNaN)
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
        #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(-90, 180)))
        #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 90.1, longitude: 0)))
        #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: .nan, longitude: 0)))
    }

    @Test("MO-14: a place says what it does not know by negative numbers")
    func unknown() {
        let place = CLLocation(latitude: 50.1, longitude: 14.4)
        #expect(place.coordinate.latitude == 50.1)
        #expect(place.coordinate.longitude == 14.4)
        #expect(place.altitude == 0)
        #expect(place.horizontalAccuracy == 0)
        #expect(place.verticalAccuracy < 0)
        #expect(place.course == -1)
        #expect(place.speed == -1)
        #expect(place.floor == nil)
        #expect((place.copy() as? CLLocation) === place)
    }

    @Test("MO-14: a region has all places within its radius, and goes by its name")
    func regions() {
        let region = CLCircularRegion(center: CLLocationCoordinate2D(latitude: 50, longitude: 14), radius: 1_000, identifier: "home")
        #expect(region.contains(CLLocationCoordinate2D(latitude: 50.008, longitude: 14)))
        #expect(!region.contains(CLLocationCoordinate2D(latitude: 50.01, longitude: 14)))
        #expect(region == CLCircularRegion(center: CLLocationCoordinate2D(), radius: 1, identifier: "home"))
        region.notifyOnExit = false
        let copy = region.copy() as? CLCircularRegion
        #expect(copy?.notifyOnExit == false)
        #expect(copy?.radius == 1_000)
        #expect(copy?.notifyOnEntry == true)
    }
}
