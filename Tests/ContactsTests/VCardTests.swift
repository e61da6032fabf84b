import Contacts
import Testing

struct VCardTests {
    private func contact(_ lines: [String]) throws -> CNContact {
        let text = (["BEGIN:VCARD", "VERSION:3.0"] + lines + ["END:VCARD"]).joined(separator: "\r\n")
        return try #require(try CNContactVCardSerialization.contacts(with: Data(text.utf8)).first)
    }

    @Test("what is written is read again, whatever stands in it")
    func andBack() throws {
        let contact = CNMutableContact()
        contact.givenName = "Ada; \\ the first"
        contact.familyName = "Lovelace, Countess"
        contact.namePrefix = "Lady"
        contact.nickname = "A"
        contact.organizationName = "Engines"
        contact.departmentName = "Notes"
        contact.note = "first line\nsecond line, " + String(repeating: "é", count: 80)
        contact.phoneNumbers = [
            CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "+44 20")),
            CNLabeledValue(label: CNLabelPhoneNumberWorkFax, value: CNPhoneNumber(stringValue: "2")),
        ]
        contact.emailAddresses = [CNLabeledValue(label: CNLabelWork, value: "ada@example.org")]
        contact.urlAddresses = [CNLabeledValue(label: nil, value: "https://example.org/a:b")]
        let address = CNMutablePostalAddress()
        address.street = "St James's Square 12\nback door"
        address.city = "London"
        address.country = "England"
        contact.postalAddresses = [CNLabeledValue(label: CNLabelHome, value: address)]
        contact.birthday = DateComponents(year: 1815, month: 12, day: 10)
        let data = try CNContactVCardSerialization.data(with: [contact, contact])
        #expect(String(decoding: data, as: UTF8.self).split(separator: "\r\n").allSatisfy { $0.utf8.count <= 75 })
        let read = try CNContactVCardSerialization.contacts(with: data)
        #expect(read.count == 2)
        let copy = read[0]
        #expect(copy.givenName == contact.givenName && copy.familyName == contact.familyName && copy.namePrefix == "Lady")
        #expect(copy.nickname == "A" && copy.organizationName == "Engines" && copy.departmentName == "Notes")
        #expect(copy.note == contact.note)
        #expect(copy.phoneNumbers.map(\.value.stringValue) == ["+44 20", "2"])
        #expect(copy.phoneNumbers.map(\.label) == [CNLabelPhoneNumberMobile, CNLabelPhoneNumberWorkFax])
        #expect(copy.emailAddresses.first?.value == "ada@example.org" && copy.emailAddresses.first?.label == CNLabelWork)
        #expect(copy.urlAddresses.first?.value == "https://example.org/a:b")
        #expect(copy.postalAddresses.first?.value == address && copy.postalAddresses.first?.label == CNLabelHome)
        #expect(copy.birthday?.year == 1815 && copy.birthday?.month == 12 && copy.birthday?.day == 10)
    }

    @Test("lines of other programs: groups, kinds without a name, folded lines, other codes")
    func otherPrograms() throws {
        let read = try contact([
            "N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;Jos=C3=A9", "item1.TEL;CELL;VOICE:123", "EMAIL;type=\"home,pref\":a@b",
            "NOTE:one ", " two", "BDAY:--02-29", "X-UNKNOWN:thing", "PHOTO;ENCODING=b:AQID", "a line without a colon",
        ])
        #expect(read.familyName == "Müller" && read.givenName == "José")
        #expect(read.phoneNumbers.first?.label == CNLabelPhoneNumberMobile)
        #expect(read.emailAddresses.first?.label == CNLabelHome)
        #expect(read.note == "one two")
        #expect(read.birthday?.year == nil && read.birthday?.month == 2 && read.birthday?.day == 29)
        #expect(read.imageData == Data([1, 2, 3]))
        #expect(try contact(["FN:Ada"]).givenName == "Ada")
        #expect(try contact(["BDAY:yesterday", "ADR:;;", "N:"]).birthday == nil)
    }

    @Test("what is no card is an error", arguments: ["", "hello", "BEGIN:VCARD\nFN:Ada", "END:VCARD", "FN:Ada"])
    func noCard(text: String) {
        #expect { try CNContactVCardSerialization.contacts(with: Data(text.utf8)) } throws: { ($0 as? CNError)?.code == .vCardMalformed }
    }
}
