import Foundation

/// Writes a contact as a card of version 3.
struct VCardWriter {
    private let contact: CNContact

    init(_ contact: CNContact) { self.contact = contact }

    /// The lines of the card, each with its end.
    var text: String { lines.map { folded($0) + "\r\n" }.joined() }

    private var lines: [String] {
        let name = [contact.familyName, contact.givenName, contact.middleName, contact.namePrefix, contact.nameSuffix]
        let fullName = CNContactFormatter.string(from: contact, style: .fullName) ?? ""
        var lines = ["BEGIN:VCARD", "VERSION:3.0", "N:" + joined(name), "FN:" + escaped(fullName)]
        if !contact.nickname.isEmpty { lines.append("NICKNAME:" + escaped(contact.nickname)) }
        if !contact.organizationName.isEmpty || !contact.departmentName.isEmpty {
            lines.append("ORG:" + joined([contact.organizationName, contact.departmentName]))
        }
        if !contact.jobTitle.isEmpty { lines.append("TITLE:" + escaped(contact.jobTitle)) }
        lines += contact.emailAddresses.map { "EMAIL\(types($0.label, "INTERNET")):" + escaped($0.value as String) }
        lines += contact.phoneNumbers.map { "TEL\(types($0.label)):" + escaped($0.value.stringValue) }
        lines += contact.postalAddresses.map { "ADR\(types($0.label)):" + address($0.value) }
        lines += contact.urlAddresses.map { "URL\(types($0.label)):" + escaped($0.value as String) }
        if !contact.note.isEmpty { lines.append("NOTE:" + escaped(contact.note)) }
        if let day = contact.birthday.flatMap(VCardDate.text) { lines.append("BDAY:" + day) }
        if contact.contactType == .organization { lines.append("X-ABShowAs:COMPANY") }
        return lines + ["END:VCARD"]
    }

    private func address(_ address: CNPostalAddress) -> String {
        joined(["", "", address.street, address.city, address.state, address.postalCode, address.country])
    }

    private func types(_ label: String?, _ first: String? = nil) -> String {
        let known = [
            CNLabelHome: ["HOME"], CNLabelWork: ["WORK"], CNLabelOther: ["OTHER"], CNLabelPhoneNumberMain: ["MAIN"],
            CNLabelPhoneNumberMobile: ["CELL"], CNLabelPhoneNumberiPhone: ["IPHONE", "CELL"],
            CNLabelPhoneNumberHomeFax: ["HOME", "FAX"], CNLabelPhoneNumberWorkFax: ["WORK", "FAX"],
        ]
        return ([first].compactMap { $0 } + (label.flatMap { known[$0] } ?? [])).map { ";TYPE=" + $0 }.joined()
    }

    private func joined(_ parts: [String]) -> String { parts.map(escaped).joined(separator: ";") }

    private func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            switch character {
            case "\\", ";", ",": result += "\\" + String(character)
            case "\n", "\r\n", "\r": result += "\\n"
            default: result.append(character)
            }
        }
    }

    /// Lines of 75 bytes at most; those that go on begin with a space.
    private func folded(_ line: String) -> String {
        var (result, length) = ("", 0)
        for character in line {
            let size = String(character).utf8.count
            if length + size > 75 {
                result += "\r\n "
                length = 1
            }
            result.append(character)
            length += size
        }
        return result
    }
}
