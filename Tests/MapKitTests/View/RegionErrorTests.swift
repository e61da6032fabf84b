import MapKit
import Testing
import UIKitTesting

struct RegionErrorTests {
    @Test("MO-17: a region that is none stops the program with MapKit's message")
    func invalidRegion() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            map.region = MKCoordinateRegion(
                center: CLLocationCoordinate2D(latitude: .nan, longitude: 0), span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("NSInvalidArgumentException"))
        #expect(text.contains("Invalid Region <center:"))
    }

    @Test("A span larger than the world stops the program")
    func invalidSpan() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let span = MKCoordinateSpan(latitudeDelta: 181, longitudeDelta: 1)
            MKMapView().setRegion(MKCoordinateRegion(center: CLLocationCoordinate2D(), span: span), animated: true)
        }
    }

    @Test("A view of an identifier for which nothing is registered stops the program")
    func unregistered() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            _ = MKMapView().dequeueReusableAnnotationView(withIdentifier: "nothing", for: MKPointAnnotation())
        }
    }

    @Test("Points that a line does not have stop the program")
    func range() async {
        await #expect(processExitsWith: .failure) {
            var places = [CLLocationCoordinate2D(), CLLocationCoordinate2D()]
            MKPolyline(coordinates: places, count: 2).getCoordinates(&places, range: NSRange(location: 1, length: 2))
        }
    }
}
