import MapKit
import Testing

struct MapGeometryTests {
    private let world = 268_435_456.0

    @Test("MO-17: the map of the world is 2^28 points wide, by Mercator")
    func projection() {
        let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
        #expect(middle.x == world / 2)
        #expect(abs(middle.y - world / 2) < 1e-6)
        let corner = MKMapPoint(CLLocationCoordinate2D(latitude: 90, longitude: -180))
        #expect(corner.x == 0)
        #expect(abs(corner.y) < 1e-3)
        // y = 1/2 - ln(tan(45° + latitude / 2)) / 2π of the width
        let london = MKMapPoint(CLLocationCoordinate2D(latitude: 51.5, longitude: -0.125))
        let expected = (0.5 - log(tan(.pi / 4 + 51.5 * .pi / 360)) / (2 * .pi)) * world
        #expect(abs(london.y - expected) < 1e-3)
        #expect(abs(london.x - (180 - 0.125) / 360 * world) < 1e-6)
    }

    @Test("A point has its place again", arguments: [(0.0, 0.0), (51.5, -0.125), (-33.87, 151.21), (84.9, 179.9), (-84.9, -179.9)])
    func roundTrip(latitude: Double, longitude: Double) {
        let place = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: longitude)).coordinate
        #expect(abs(place.latitude - latitude) < 1e-9)
        #expect(abs(place.longitude - longitude) < 1e-9)
    }

    @Test("What is no place lies at -1, -1, and infinite points at no place")
    func invalid() {
        for place in [kCLLocationCoordinate2DInvalid, CLLocationCoordinate2D(latitude: .nan, longitude: .infinity)] {
            #expect(MKMapPoint(place).x == -1)
            #expect(MKMapPoint(place).y == -1)
        }
        #expect(!CLLocationCoordinate2DIsValid(MKMapPoint(x: .nan, y: .infinity).coordinate))
        // Beyond the side of the world it begins again.
        #expect(abs(MKMapPoint(x: world * 1.25, y: world / 2).coordinate.longitude + 90) < 1e-9)
    }

    @Test("Points are shorter towards the poles")
    func lengths() {
        #expect(abs(MKMetersPerMapPointAtLatitude(0) - 2 * .pi * 6_378_137 / world) < 1e-12)
        #expect(abs(MKMetersPerMapPointAtLatitude(60) * MKMapPointsPerMeterAtLatitude(60) - 1) < 1e-12)
        #expect(abs(MKMetersPerMapPointAtLatitude(60) / MKMetersPerMapPointAtLatitude(0) - 0.5) < 1e-9)
        let (paris, london) = (
            CLLocationCoordinate2D(latitude: 48.8567, longitude: 2.3508), CLLocationCoordinate2D(latitude: 51.5072, longitude: -0.1275)
        )
        let metres = MKMapPoint(paris).distance(to: MKMapPoint(london))
        #expect(abs(metres - 343_900) < 600)
        #expect(MKMetersBetweenMapPoints(MKMapPoint(london), MKMapPoint(paris)) - metres < 1e-3)
    }

    @Test("MO-17: a region of metres has as many degrees as these are there")
    func metres() {
        let region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 60, longitude: 10), latitudinalMeters: 1_000, longitudinalMeters: 1_000)
        // A degree of latitude is 111.41 km long at 60°, one of longitude 55.80 km.
        #expect(abs(region.span.latitudeDelta - 1 / 111.412) < 1e-5)
        #expect(abs(region.span.longitudeDelta - 1 / 55.800) < 1e-5)
        let all = MKCoordinateRegion(center: CLLocationCoordinate2D(), latitudinalMeters: 1e9, longitudinalMeters: 1e9)
        #expect(all.span.latitudeDelta == 180)
        #expect(all.span.longitudeDelta == 360)
    }

    @Test("A rectangle of the map is a region")
    func regions() {
        let region = MKCoordinateRegion(MKMapRect.world)
        #expect(region.center.latitude.magnitude < 1e-9)
        #expect(region.center.longitude.magnitude < 1e-9)
        #expect(abs(region.span.longitudeDelta - 360) < 1e-9)
        #expect(abs(region.span.latitudeDelta - 2 * 85.0511287798) < 1e-6)
        #expect(MKCoordinateRegion().span.latitudeDelta == 0)
    }

    @Test("Values hold places and spans")
    func values() {
        let place = NSValue(mkCoordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2))
        #expect(place.mkCoordinateValue.longitude == 2)
        #expect(NSValue(mkCoordinateSpan: MKCoordinateSpan(latitudeDelta: 3, longitudeDelta: 4)).mkCoordinateSpanValue.latitudeDelta == 3)
        #expect(!CLLocationCoordinate2DIsValid(NSValue(cgPoint: .zero).mkCoordinateValue))
    }

    @Test("Lengths are written for people", arguments: [(7.4, "7 m"), (432, "430 m"), (1_234, "1.2 km"), (98_765, "99 km")])
    func distances(metres: Double, text: String) {
        let formatter = MKDistanceFormatter()
        formatter.locale = Locale(identifier: "en_GB")
        formatter.units = .metric
        #expect(formatter.string(fromDistance: metres) == text)
        formatter.units = .imperial
        #expect(formatter.string(fromDistance: 30) == "100 ft")
        formatter.unitStyle = .full
        #expect(formatter.string(fromDistance: 1_609.344 * 12) == "12 miles")
        #expect(formatter.string(fromDistance: .nan).isEmpty)
    }
}
