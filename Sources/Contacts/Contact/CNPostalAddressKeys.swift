// Keys of the parts of an address: the names of its properties.
/// ``CNPostalAddress/street``.
public let CNPostalAddressStreetKey = "street"
/// ``CNPostalAddress/subLocality``.
public let CNPostalAddressSubLocalityKey = "subLocality"
/// ``CNPostalAddress/city``.
public let CNPostalAddressCityKey = "city"
/// ``CNPostalAddress/subAdministrativeArea``.
public let CNPostalAddressSubAdministrativeAreaKey = "subAdministrativeArea"
/// ``CNPostalAddress/state``.
public let CNPostalAddressStateKey = "state"
/// ``CNPostalAddress/postalCode``.
public let CNPostalAddressPostalCodeKey = "postalCode"
/// ``CNPostalAddress/country``.
public let CNPostalAddressCountryKey = "country"
/// ``CNPostalAddress/isoCountryCode``.
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"
