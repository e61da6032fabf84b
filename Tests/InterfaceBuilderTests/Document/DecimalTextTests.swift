import Testing

@testable import InterfaceBuilder

struct DecimalTextTests {
    @Test("NB-12: a number is exactly what Double makes of its text, however many digits it has")
    func numbers() {
        var texts = [
            "0", "-0", "0.0", "-0.0", "375", "-12.5", "0.1", "667.33333333333337", "0.66666666666666663", "1000000000000000000000",
        ]
        // All numbers of digits before and behind the point, with digits that do not repeat.
        for count in 1...17 {
            let digits = String((1...count).map { Character("\(($0 * 7 + count) % 10)") })
            for place in 1...count {
                texts.append("\(digits.prefix(place)).\(digits.dropFirst(place))")
                texts.append("-0.\(String(repeating: "0", count: place))\(digits)")
            }
        }
        for text in texts {
            guard let number = DecimalText.number(in: text) else { continue }
            #expect(number.bitPattern == Double(text)?.bitPattern, "\(text)")
        }
        for text in ["375", "-12.5", "0.1", "667.0", "-0"] { #expect(DecimalText.number(in: text) != nil, "\(text)") }
    }

    @Test(
        "What is no plain number is left to those who know more",
        arguments: ["", "-", ".", ".5", "5.", "-.5", "1e3", "0x10", "nan", "inf", "+1", " 1", "1 ", "1.2.3", "--1", "\u{0661}", "1,5"])
    func others(text: String) { #expect(DecimalText.number(in: text) == nil) }
}
