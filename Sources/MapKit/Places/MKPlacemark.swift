public import CoreLocation
import Foundation
import ObjCRuntime

/// A place with an address, which can be shown on a map.
// apple: https://developer.apple.com/documentation/mapkit/mkplacemark
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
    /// Where it is.
    @objc open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
    /// The name, or the address in a line.
    @objc open var title: String? { name ?? addressLine }
    /// The two letters of the country.
    open var countryCode: String? { isoCountryCode }

    /// A place without an address.
    // apple: https://developer.apple.com/documentation/mapkit/mkplacemark/init(coordinate:)
    public convenience init(coordinate: CLLocationCoordinate2D) { self.init(coordinate: coordinate, addressDictionary: nil) }

    /// A place with what a dictionary says of it: by the keys of the Address Book, `Street`, `City`, `State`, `ZIP`, `Country` and so on, or
    /// by those of `CNPostalAddress`, `street`, `city`, `state`, `postalCode`.
    // apple: https://developer.apple.com/documentation/mapkit/mkplacemark/init(coordinate:addressdictionary:)
    public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        var details = PlacemarkDetails()
        details.location = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
        let text = { (keys: String...) in keys.lazy.compactMap { addressDictionary?[$0] as? String }.first }
        details.name = text("Name")
        details.thoroughfare = text("Thoroughfare", "Street", "street")
        details.subThoroughfare = text("SubThoroughfare")
        details.locality = text("City", "city")
        details.subLocality = text("SubLocality", "subLocality")
        details.administrativeArea = text("State", "state")
        details.subAdministrativeArea = text("SubAdministrativeArea", "subAdministrativeArea")
        details.postalCode = text("ZIP", "postalCode")
        details.country = text("Country", "country")
        details.isoCountryCode = text("CountryCode", "ISOCountryCode")
        super.init(details: details)
    }

    /// The same place as another one.
    public override init(placemark: CLPlacemark) { super.init(placemark: placemark) }

    private var addressLine: String? {
        let parts = [thoroughfare, locality, administrativeArea, postalCode, country].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
}
