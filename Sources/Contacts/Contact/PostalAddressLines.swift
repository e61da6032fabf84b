import Foundation

/// The lines of an address, in the order of its country: by its letters, else by the region of the user.
struct PostalAddressLines {
    struct Part {
        let key: String
        let name: String
        let text: String
    }

    /// Without parts and lines that are empty.
    let lines: [[Part]]

    /// Countries that write the postal code before the city.
    private static let codeFirst: Set<String> = [
        "AT", "BE", "BG", "CH", "CZ", "DE", "DK", "EE", "ES", "FI", "FR", "GR", "HR", "HU", "IL", "IS", "IT", "LI", "LT", "LU", "MC", "MX",
        "NL",
        "NO", "PL", "PT", "RO", "RS", "SE", "SI", "SK", "TR",
    ]
    /// Countries that write it in a line of its own.
    private static let codeAlone: Set<String> = ["GB", "IE", "IM", "JE", "GG", "RU", "UA"]
    /// Countries that begin with the largest.
    private static let largestFirst: Set<String> = ["CN", "JP", "KR", "TW"]

    init(_ address: CNPostalAddress) {
        let street = address.street.split(whereSeparator: \.isNewline).map {
            [Part(key: CNPostalAddressStreetKey, name: "Street", text: String($0))]
        }
        let quarter = Part(key: CNPostalAddressSubLocalityKey, name: "Neighborhood", text: address.subLocality)
        let city = Part(key: CNPostalAddressCityKey, name: "City", text: address.city)
        let county = Part(key: CNPostalAddressSubAdministrativeAreaKey, name: "County", text: address.subAdministrativeArea)
        let state = Part(key: CNPostalAddressStateKey, name: "State", text: address.state)
        let code = Part(key: CNPostalAddressPostalCodeKey, name: "ZIP", text: address.postalCode)
        let country = Part(key: CNPostalAddressCountryKey, name: "Country", text: address.country)
        let letters = address.isoCountryCode.isEmpty ? Locale.current.region?.identifier ?? "US" : address.isoCountryCode.uppercased()
        let all: [[Part]]
        if Self.largestFirst.contains(letters) {
            all = [[country], [code], [state, city, quarter]] + street
        } else if Self.codeAlone.contains(letters) {
            all = street + [[quarter], [city], [county], [state], [code], [country]]
        } else if Self.codeFirst.contains(letters) {
            all = street + [[quarter], [code, city, state], [country]]
        } else {
            all = street + [[quarter], [city, state, code], [country]]
        }
        lines = all.map { $0.filter { !$0.text.isEmpty } }.filter { !$0.isEmpty }
    }
}
