import Contacts
import Foundation
import Testing

struct PostalAddressFormatterTests {
    private func address(_ country: String = "us") -> CNMutablePostalAddress {
        let address = CNMutablePostalAddress()
        (address.street, address.city, address.state) = ("1 Main Street\nDoor 2", "Springfield", "IL")
        (address.postalCode, address.country, address.isoCountryCode) = ("62701", "Land", country)
        return address
    }

    @Test(
        "MO-169: an address is written in the lines of its country",
        arguments: [
            ("us", "1 Main Street\nDoor 2\nSpringfield IL 62701\nLand"), ("DE", "1 Main Street\nDoor 2\n62701 Springfield IL\nLand"),
            ("gb", "1 Main Street\nDoor 2\nSpringfield\nIL\n62701\nLand"), ("jp", "Land\n62701\nIL Springfield\n1 Main Street\nDoor 2"),
        ])
    func countries(code: String, expected: String) {
        #expect(CNPostalAddressFormatter.string(from: address(code), style: .mailingAddress) == expected)
        #expect(CNPostalAddressFormatter().string(for: address(code)) == expected)
    }

    @Test("MO-169: what is empty takes no line and no space")
    func empty() {
        let formatter = CNPostalAddressFormatter()
        #expect(formatter.string(from: CNPostalAddress()) == "")
        let address = CNMutablePostalAddress()
        address.city = "Rome"
        #expect(formatter.string(from: address) == "Rome")
        #expect(formatter.string(for: "text") == nil)
    }

    @Test("MO-169: each part bears its key as an attribute, beside those that are wished")
    func attributes() {
        let text = CNPostalAddressFormatter().attributedString(from: address(), withDefaultAttributes: ["mark": 7])
        #expect(text.string == "1 Main Street\nDoor 2\nSpringfield IL 62701\nLand")
        let place = (text.string as NSString).range(of: "62701").location
        let found = text.attributes(at: place, effectiveRange: nil)
        #expect(found[NSAttributedString.Key(CNPostalAddressPropertyAttribute)] as? String == CNPostalAddressPostalCodeKey)
        #expect(found[NSAttributedString.Key("mark")] as? Int == 7)
        #expect(text.attributes(at: place - 1, effectiveRange: nil)[NSAttributedString.Key(CNPostalAddressPropertyAttribute)] == nil)
    }
}
