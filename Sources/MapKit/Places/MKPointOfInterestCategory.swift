public import Foundation
import ObjCRuntime

/// A kind of place.
// apple: https://developer.apple.com/documentation/mapkit/mkpointofinterestcategory
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String
    /// A kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ name: String) { rawValue = "MKPOICategory\(name)" }

    public static let airport = Self("Airport")
    public static let amusementPark = Self("AmusementPark")
    public static let aquarium = Self("Aquarium")
    public static let atm = Self("ATM")
    public static let bakery = Self("Bakery")
    public static let bank = Self("Bank")
    public static let beach = Self("Beach")
    public static let brewery = Self("Brewery")
    public static let cafe = Self("Cafe")
    public static let campground = Self("Campground")
    public static let carRental = Self("CarRental")
    public static let evCharger = Self("EVCharger")
    public static let fireStation = Self("FireStation")
    public static let fitnessCenter = Self("FitnessCenter")
    public static let foodMarket = Self("FoodMarket")
    public static let gasStation = Self("GasStation")
    public static let hospital = Self("Hospital")
    public static let hotel = Self("Hotel")
    public static let laundry = Self("Laundry")
    public static let library = Self("Library")
    public static let marina = Self("Marina")
    public static let movieTheater = Self("MovieTheater")
    public static let museum = Self("Museum")
    public static let nationalPark = Self("NationalPark")
    public static let nightlife = Self("Nightlife")
    public static let park = Self("Park")
    public static let parking = Self("Parking")
    public static let pharmacy = Self("Pharmacy")
    public static let police = Self("Police")
    public static let postOffice = Self("PostOffice")
    public static let publicTransport = Self("PublicTransport")
    public static let restaurant = Self("Restaurant")
    public static let restroom = Self("Restroom")
    public static let school = Self("School")
    public static let stadium = Self("Stadium")
    public static let store = Self("Store")
    public static let theater = Self("Theater")
    public static let university = Self("University")
    public static let winery = Self("Winery")
    public static let zoo = Self("Zoo")
}

/// Which kinds of places a map or a search has. The maps here have none of their own, so that it only says what was asked for.
// apple: https://developer.apple.com/documentation/mapkit/mkpointofinterestfilter
open class MKPointOfInterestFilter: NSObject, NSCopying, @unchecked Sendable {
    private let categories: Set<MKPointOfInterestCategory>
    private let isIncluding: Bool

    /// All kinds.
    public static let includingAll = MKPointOfInterestFilter(excluding: [])
    /// None.
    public static let excludingAll = MKPointOfInterestFilter(including: [])

    /// These kinds only.
    public init(including categories: [MKPointOfInterestCategory]) { (self.categories, isIncluding) = (Set(categories), true) }
    /// All kinds but these.
    public init(excluding categories: [MKPointOfInterestCategory]) { (self.categories, isIncluding) = (Set(categories), false) }

    /// Returns true if places of a kind are there.
    open func includes(_ category: MKPointOfInterestCategory) -> Bool { categories.contains(category) == isIncluding }
    /// Returns true if places of a kind are left out.
    open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
