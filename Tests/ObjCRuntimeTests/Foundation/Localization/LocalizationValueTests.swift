import Foundation
import Testing

@testable import ObjCRuntime

struct LocalizationValueTests {
    @Test("The key of a text with values has a specifier for each")
    func keys() {
        let value: String.LocalizationValue = "\("Ann") has \(3) of \(UInt(4)), \(0.5) or \(0.25, specifier: "%.1f"), 100%"
        #expect(value.key == "%@ has %lld of %llu, %lf or %.1f, 100%%")
        #expect(value.arguments.count == 5)
    }

    @Test("Where no table has the key its own text is shown, with the values")
    func withoutTable() {
        let locale = Locale(identifier: "en_US")
        #expect(String(localized: "Hello", comment: "A greeting") == "Hello")
        #expect(String(localized: "50%") == "50%")
        #expect(String(localized: "\(2) of \("all")", locale: locale) == "2 of all")
        #expect(String(localized: "greeting.key", defaultValue: "Hi, \("you")!", comment: "x") == "Hi, you!")
        #expect(String(localized: String.LocalizationValue("plain")) == "plain")
    }
}
