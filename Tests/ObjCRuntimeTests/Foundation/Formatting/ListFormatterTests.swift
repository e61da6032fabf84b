import Foundation
import ObjCRuntime
import Testing

@Suite struct ListFormatterTests {
    private func formatter(_ locale: String) -> ListFormatter {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: locale)
        return formatter
    }

    @Test("Items are joined as the language does it")
    func joining() {
        #expect(formatter("en_US").string(from: ["one", "two", "three"]) == "one, two, and three")
        #expect(formatter("de_DE").string(from: [1, 2]) == "1 und 2")
        #expect(formatter("en_US").string(from: []) == "")
        #expect(formatter("en_US").string(for: 3) == nil)
    }

    @Test("A formatter for items writes each, and what it cannot write spoils the list")
    func itemFormatter() {
        let list = formatter("en_US")
        let numbers = NumberFormatter()
        numbers.minimumFractionDigits = 1
        numbers.locale = Locale(identifier: "en_US")
        list.itemFormatter = numbers
        #expect(list.string(from: [NSNumber(value: 1), NSNumber(value: 2)]) == "1.0 and 2.0")
        #expect(list.string(from: ["text"]) == nil)
    }
}
