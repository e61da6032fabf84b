/// What a placemark says of its place.
package struct PlacemarkDetails {
    package var location: CLLocation?
    package var name: String?
    package var thoroughfare: String?
    package var subThoroughfare: String?
    package var locality: String?
    package var subLocality: String?
    package var administrativeArea: String?
    package var subAdministrativeArea: String?
    package var postalCode: String?
    package var isoCountryCode: String?
    package var country: String?

    package init() {}
}
