public import Foundation
import ObjCRuntime

/// The address of a place. Nobody here knows any: those that there are come from the application, as `MKPlacemark`.
// apple: https://developer.apple.com/documentation/corelocation/clplacemark
open class CLPlacemark: NSObject, NSCopying, @unchecked Sendable {
    package final let details: PlacemarkDetails

    package init(details: PlacemarkDetails) { self.details = details }

    /// A place of which nothing is known, for subclasses that know it.
    public override init() { details = PlacemarkDetails() }

    /// The same place.
    // apple: https://developer.apple.com/documentation/corelocation/clplacemark/init(placemark:)
    public init(placemark: CLPlacemark) { details = placemark.details }

    /// Where it is.
    open var location: CLLocation? { details.location }
    /// Nil.
    open var region: CLRegion? { nil }
    /// Nil.
    open var timeZone: TimeZone? { nil }
    /// What it is called.
    open var name: String? { details.name }
    /// The street.
    open var thoroughfare: String? { details.thoroughfare }
    /// The number of the house.
    open var subThoroughfare: String? { details.subThoroughfare }
    /// The city.
    open var locality: String? { details.locality }
    /// A part of the city.
    open var subLocality: String? { details.subLocality }
    /// The state or province.
    open var administrativeArea: String? { details.administrativeArea }
    /// The county.
    open var subAdministrativeArea: String? { details.subAdministrativeArea }
    /// The number by which letters find the place.
    open var postalCode: String? { details.postalCode }
    /// Two letters for the country.
    open var isoCountryCode: String? { details.isoCountryCode }
    /// The name of the country.
    open var country: String? { details.country }
    /// A lake or a river: nil.
    open var inlandWater: String? { nil }
    /// Nil.
    open var ocean: String? { nil }
    /// The sights of the place: nil.
    open var areasOfInterest: [String]? { nil }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
