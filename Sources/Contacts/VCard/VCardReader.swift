import Foundation

/// Reads cards. What is not known is passed over.
struct VCardReader {
    private let lines: [VCardLine]

    init(_ text: String) {
        let plain = text.replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\r", with: "\n")
        // A line that begins with a space goes on where the one before ended.
        let whole = plain.replacingOccurrences(of: "\n ", with: "").replacingOccurrences(of: "\n\t", with: "")
        lines = whole.split(separator: "\n").compactMap { VCardLine($0) }
    }

    func contacts() throws -> [CNContact] {
        var found: [CNContact] = []
        var open: CNMutableContact?
        for line in lines {
            switch (line.name, line.text.uppercased()) {
            case ("BEGIN", "VCARD"): open = CNMutableContact()
            case ("END", "VCARD"):
                guard let contact = open?.copy() as? CNContact else { throw CNError(.vCardMalformed) }
                found.append(contact)
                open = nil
            default: if let open { take(line, into: open) }
            }
        }
        guard open == nil, !found.isEmpty else { throw CNError(.vCardMalformed) }
        return found
    }

    private func take(_ line: VCardLine, into contact: CNMutableContact) {
        switch line.name {
        case "N": takeName(line.components, into: contact)
        case "FN" where contact.givenName.isEmpty && contact.familyName.isEmpty: contact.givenName = line.text
        case "NICKNAME": contact.nickname = line.text
        case "ORG":
            contact.organizationName = line.components[0]
            contact.departmentName = line.components.dropFirst().first ?? ""
        case "TITLE": contact.jobTitle = line.text
        case "NOTE": contact.note = line.text
        case "BDAY": contact.birthday = VCardDate.components(line.text)
        case "PHOTO": contact.imageData = line.encoding.flatMap { $0.hasPrefix("B") ? Data(base64Encoded: line.value) : nil }
        case "X-ABSHOWAS": contact.contactType = line.text.uppercased() == "COMPANY" ? .organization : .person
        case "TEL":
            contact.phoneNumbers.append(CNLabeledValue(label: telephoneLabel(line.types), value: CNPhoneNumber(stringValue: line.text)))
        case "EMAIL": contact.emailAddresses.append(CNLabeledValue(label: label(line.types), value: line.text as NSString))
        case "URL": contact.urlAddresses.append(CNLabeledValue(label: label(line.types), value: line.text as NSString))
        case "ADR": contact.postalAddresses.append(CNLabeledValue(label: label(line.types), value: address(line.components)))
        default: break
        }
    }

    private func takeName(_ parts: [String], into contact: CNMutableContact) {
        func part(_ index: Int) -> String { parts.indices.contains(index) ? parts[index] : "" }
        contact.familyName = part(0)
        contact.givenName = part(1)
        contact.middleName = part(2)
        contact.namePrefix = part(3)
        contact.nameSuffix = part(4)
    }

    /// Post office box, extended address, street, locality, region, code, country.
    private func address(_ parts: [String]) -> CNPostalAddress {
        func part(_ index: Int) -> String { parts.indices.contains(index) ? parts[index] : "" }
        let address = CNMutablePostalAddress()
        address.street = [part(0), part(1), part(2)].filter { !$0.isEmpty }.joined(separator: "\n")
        address.city = part(3)
        address.state = part(4)
        address.postalCode = part(5)
        address.country = part(6)
        return address
    }

    private func label(_ types: Set<String>) -> String? {
        if types.contains("HOME") { return CNLabelHome }
        if types.contains("WORK") { return CNLabelWork }
        return types.contains("OTHER") ? CNLabelOther : nil
    }

    private func telephoneLabel(_ types: Set<String>) -> String? {
        if types.contains("FAX") { return types.contains("WORK") ? CNLabelPhoneNumberWorkFax : CNLabelPhoneNumberHomeFax }
        if types.contains("IPHONE") { return CNLabelPhoneNumberiPhone }
        if types.contains("CELL") { return CNLabelPhoneNumberMobile }
        return types.contains("MAIN") ? CNLabelPhoneNumberMain : label(types)
    }
}
