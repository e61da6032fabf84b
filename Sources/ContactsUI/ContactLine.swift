import Contacts
import Foundation

/// A value of a contact as its page shows it.
struct ContactLine {
    /// The name of the property.
    var key: String
    /// What stands above the value.
    var title: String
    var text: String
    /// What a tap opens; nil for what is only read.
    var address: URL?
    var value: Any
    var identifier: String?
    var label: String?

    /// The lines of a contact, a group for each property that has a value.
    /// - Parameter keys: the properties that are asked for; nil for all.
    @MainActor
    static func groups(of contact: CNContact, keys: [String]?) -> [[ContactLine]] {
        let all = [
            contact.phoneNumbers.map { line(CNContactPhoneNumbersKey, "phone", $0, $0.value.stringValue) { "tel:" + digits(of: $0) } },
            contact.emailAddresses.map { line(CNContactEmailAddressesKey, "email", $0, $0.value as String) { "mailto:" + $0 } },
            contact.urlAddresses.map { line(CNContactUrlAddressesKey, "homepage", $0, $0.value as String) { $0 } },
            contact.postalAddresses.map { line(CNContactPostalAddressesKey, "address", $0, text(of: $0.value)) { _ in nil } },
            contact.birthday.map { [ContactLine(key: CNContactBirthdayKey, title: "birthday", text: text(of: $0), value: $0)] } ?? [],
            contact.note.isEmpty ? [] : [ContactLine(key: CNContactNoteKey, title: "note", text: contact.note, value: contact.note)],
        ]
        return all.filter { group in group.first.map { keys?.contains($0.key) ?? true } ?? false }
    }

    private static func line<Value>(
        _ key: String, _ plainTitle: String, _ labeled: CNLabeledValue<Value>, _ text: String, _ address: (String) -> String?
    ) -> ContactLine {
        ContactLine(
            key: key, title: labeled.label.map(CNLabeledValue<Value>.localizedString(forLabel:)) ?? plainTitle, text: text,
            address: address(text).flatMap(URL.init(string:)), value: labeled.value, identifier: labeled.identifier, label: labeled.label)
    }

    private static func digits(of number: String) -> String { number.filter { $0.isNumber || "+*#,".contains($0) } }

    private static func text(of address: CNPostalAddress) -> String {
        let city = [address.city, address.state, address.postalCode].filter { !$0.isEmpty }.joined(separator: " ")
        return [address.street, address.subLocality, city, address.country].filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private static func text(of birthday: DateComponents) -> String {
        var components = birthday
        let formatter = DateFormatter()
        formatter.setLocalizedDateFormatFromTemplate(birthday.year == nil ? "MMMMd" : "MMMMdyyyy")
        // A leap year, for those who were born on its last day of February.
        components.year = birthday.year ?? 2000
        return Calendar(identifier: .gregorian).date(from: components).map(formatter.string(from:)) ?? ""
    }
}
