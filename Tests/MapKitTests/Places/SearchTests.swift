import MapKit
import XCTest

/// XCTest, since answers come through the main queue.
final class SearchTests: XCTestCase {
    // MO-17: searches and directions answer later, with an error.
    @MainActor func testSearch() async throws {
        let request = MKLocalSearch.Request()
        request.naturalLanguageQuery = "coffee"
        let search = MKLocalSearch(request: request)
        let answered = expectation(description: "answer")
        var isAtOnce = true
        search.start { response, error in
            XCTAssertNil(response)
            XCTAssertEqual((error as? MKError)?.code, .serverFailure)
            XCTAssertEqual((error as NSError?)?.domain, "MKErrorDomain")
            XCTAssertFalse(isAtOnce)
            answered.fulfill()
        }
        isAtOnce = false
        XCTAssertTrue(search.isSearching)
        await fulfillment(of: [answered], timeout: 5)
        XCTAssertFalse(search.isSearching)
    }

    @MainActor func testDirections() async throws {
        let request = MKDirections.Request()
        request.source = MKMapItem.forCurrentLocation()
        request.transportType = .walking
        do {
            _ = try await MKDirections(request: request).calculate()
            XCTFail("There is no service.")
        } catch let error as MKError {
            XCTAssertEqual(error.code, .directionsNotFound)
            XCTAssertEqual(error.errorCode, 5)
        }
    }

    @MainActor func testCancelledSearchDoesNotAnswer() async throws {
        let directions = MKDirections(request: MKDirections.Request())
        var hasAnswered = false
        directions.calculateETA { _, _ in hasAnswered = true }
        directions.cancel()
        XCTAssertFalse(directions.isCalculating)
        // Answers come in the order of the questions.
        let later = expectation(description: "the answer to a later question")
        MKDirections(request: MKDirections.Request()).calculate { _, _ in later.fulfill() }
        await fulfillment(of: [later], timeout: 5)
        XCTAssertFalse(hasAnswered)
    }

    @MainActor func testCompleter() async throws {
        final class Listener: NSObject, MKLocalSearchCompleterDelegate {
            let failed: XCTestExpectation
            init(_ failed: XCTestExpectation) { self.failed = failed }
            func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) { failed.fulfill() }
        }
        let failed = expectation(description: "error")
        let (completer, listener) = (MKLocalSearchCompleter(), Listener(failed))
        completer.delegate = listener
        completer.queryFragment = "Par"
        XCTAssertTrue(completer.isSearching && completer.results.isEmpty)
        await fulfillment(of: [failed], timeout: 5)
    }

    @MainActor func testSnapshot() async throws {
        let options = MKMapSnapshotter.Options()
        options.region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 10, longitude: 20), span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
        options.size = CGSize(width: 200, height: 100)
        options.scale = 3
        let snapshot = try await MKMapSnapshotter(options: options).start()
        XCTAssertEqual(snapshot.image.size, CGSize(width: 200, height: 100))
        XCTAssertEqual(snapshot.image.scale, 3)
        let middle = snapshot.point(for: CLLocationCoordinate2D(latitude: 10, longitude: 20))
        XCTAssertEqual(middle.x, 100, accuracy: 1e-6)
        options.size = .zero
        do {
            _ = try await MKMapSnapshotter(options: options).start()
            XCTFail("There is no picture without a size.")
        } catch {}
    }

    @MainActor func testPlaces() async throws {
        let place = MKPlacemark(
            coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2), addressDictionary: ["Street": "Main St 1", "City": "Bern"])
        XCTAssertEqual(place.title, "Main St 1, Bern")
        XCTAssertEqual(place.locality, "Bern")
        XCTAssertEqual(place.location?.coordinate.longitude, 2)
        let byContacts = MKPlacemark(coordinate: place.coordinate, addressDictionary: ["street": "Main St 1", "postalCode": "3011"])
        XCTAssertEqual(byContacts.title, "Main St 1, 3011")
        XCTAssertEqual(MKPlacemark(placemark: place).coordinate.latitude, 1)
        let item = MKMapItem(placemark: place)
        XCTAssertFalse(item.openInMaps(launchOptions: [MKLaunchOptionsDirectionsModeKey: MKLaunchOptionsDirectionsModeWalking]))
        XCTAssertTrue(MKMapItem.forCurrentLocation().isCurrentLocation)
        XCTAssertTrue(MKPointOfInterestFilter(including: [.cafe]).includes(.cafe))
        XCTAssertTrue(MKPointOfInterestFilter(excluding: [.cafe]).excludes(.cafe))
        XCTAssertEqual(MKPointOfInterestCategory.restaurant.rawValue, "MKPOICategoryRestaurant")
    }
}
