public import Foundation
import ObjCRuntime

/// Where somebody lives or works.
// apple: https://developer.apple.com/documentation/contacts/cnpostaladdress
@objcMembers open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying {
    @nonobjc final var values = Values()

    /// The parts of an address, all empty at first.
    struct Values: Hashable {
        var street = ""
        var subLocality = ""
        var city = ""
        var subAdministrativeArea = ""
        var state = ""
        var postalCode = ""
        var country = ""
        var isoCountryCode = ""
    }

    public override init() { super.init() }

    /// Street and number, with breaks of lines where there are several.
    open var street: String { values.street }
    /// A part of the city.
    open var subLocality: String { values.subLocality }
    /// The city.
    open var city: String { values.city }
    /// A county.
    open var subAdministrativeArea: String { values.subAdministrativeArea }
    /// A state or province.
    open var state: String { values.state }
    /// The postal code.
    open var postalCode: String { values.postalCode }
    /// The country's name.
    open var country: String { values.country }
    /// The country's two letters of ISO 3166-1.
    open var isoCountryCode: String { values.isoCountryCode }

    open func copy(with zone: NSZone? = nil) -> Any { copy(as: CNPostalAddress()) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { copy(as: CNMutablePostalAddress()) }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPostalAddress)?.values == values }
    open override var hash: Int { values.hashValue }

    private func copy(as address: CNPostalAddress) -> CNPostalAddress {
        address.values = values
        return address
    }
}

/// An address that can be changed.
// apple: https://developer.apple.com/documentation/contacts/cnmutablepostaladdress
@objcMembers open class CNMutablePostalAddress: CNPostalAddress {
    open override var street: String {
        get { values.street }
        set { values.street = newValue }
    }
    open override var subLocality: String {
        get { values.subLocality }
        set { values.subLocality = newValue }
    }
    open override var city: String {
        get { values.city }
        set { values.city = newValue }
    }
    open override var subAdministrativeArea: String {
        get { values.subAdministrativeArea }
        set { values.subAdministrativeArea = newValue }
    }
    open override var state: String {
        get { values.state }
        set { values.state = newValue }
    }
    open override var postalCode: String {
        get { values.postalCode }
        set { values.postalCode = newValue }
    }
    open override var country: String {
        get { values.country }
        set { values.country = newValue }
    }
    open override var isoCountryCode: String {
        get { values.isoCountryCode }
        set { values.isoCountryCode = newValue }
    }
}
