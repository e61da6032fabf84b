import Testing

@testable import Translator

@Suite struct OpaqueResultRuleTests {
    @Test(arguments: [
        ("var input: (some P)? { field }", "var input: (any P)? { field }"),
        ("func input() -> some P { field }", "func input() -> any P { field }"),
        // What is passed may be of any conforming type.
        ("func take(_ input: some P) {}", "func take(_ input: some P) {}"),
        ("var other: some Q { Thing() }", "var other: some Q { Thing() }"),
    ]) func resultsOfAnObjectiveCProtocolAreOfItsOwnType(written: String, expected: String) {
        let result = Translated("@objc protocol P {}\nprotocol Q {}\nstruct A {\n\(written)\n}")
        #expect(result.line(4).squeezed == expected)
    }
}
