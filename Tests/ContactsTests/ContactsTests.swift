import Contacts
import XCTest

final class ContactsTests: XCTestCase {
    /// MO-28: permission is denied, and so is everything that needs it.
    func testStore() {
        let store = CNContactStore()
        let answered = expectation(description: "an answer")
        store.requestAccess(for: .contacts) { isGranted, error in
            XCTAssertFalse(isGranted)
            XCTAssertEqual((error as? CNError)?.code, .authorizationDenied)
            answered.fulfill()
        }
        wait(for: [answered], timeout: 10)
        XCTAssertEqual(CNContactStore.authorizationStatus(for: .contacts), .denied)
        let keys = [CNContactGivenNameKey, CNContactPhoneNumbersKey] as [CNKeyDescriptor]
        XCTAssertThrowsError(try store.enumerateContacts(with: CNContactFetchRequest(keysToFetch: keys)) { _, _ in XCTFail() })
        let request = CNSaveRequest()
        request.add(CNMutableContact(), toContainerWithIdentifier: nil)
        XCTAssertThrowsError(try store.execute(request)) { XCTAssertEqual(($0 as NSError).code, 100) }
    }

    func testContactsAndTheirCopies() throws {
        let contact = CNMutableContact()
        contact.givenName = "Ada"
        contact.familyName = "Lovelace"
        contact.phoneNumbers = [CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "123"))]
        let address = CNMutablePostalAddress()
        address.city = "London"
        contact.postalAddresses = [CNLabeledValue(label: CNLabelHome, value: address)]
        let copy = try XCTUnwrap(contact.copy() as? CNContact)
        contact.givenName = "Augusta"
        XCTAssertEqual(copy.givenName, "Ada")
        XCTAssertEqual(copy.identifier, contact.identifier)
        XCTAssertEqual(copy.phoneNumbers.first?.value.stringValue, "123")
        XCTAssertEqual(copy.postalAddresses.first?.value.city, "London")
        XCTAssertEqual(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelPhoneNumberMobile), "mobile")
        XCTAssertEqual(CNContactFormatter.string(from: copy, style: .fullName), "Ada Lovelace")
        XCTAssertTrue(CNContact.predicateForContacts(matchingName: "love").evaluate(with: copy))
        XCTAssertFalse(CNContact.predicateForContacts(matchingName: "hate").evaluate(with: copy))
    }

    func testNames() {
        let contact = CNMutableContact()
        XCTAssertNil(CNContactFormatter().string(from: contact))
        contact.organizationName = "Analytical Engines"
        XCTAssertEqual(CNContactFormatter().string(from: contact), "Analytical Engines")
        contact.nickname = "AE"
        XCTAssertEqual(CNContactFormatter().string(from: contact), "AE")
        contact.contactType = .organization
        XCTAssertEqual(CNContactFormatter().string(from: contact), "Analytical Engines")
    }

    func testKeysOfAddressesNameTheirParts() {
        let address = CNMutablePostalAddress()
        address.street = "St James's Square 12"
        XCTAssertEqual(address.value(forKey: CNPostalAddressStreetKey) as? String, "St James's Square 12")
        XCTAssertEqual(CNPostalAddressPostalCodeKey, "postalCode")
        XCTAssertEqual(CNPostalAddressISOCountryCodeKey, "ISOCountryCode")
    }
}
