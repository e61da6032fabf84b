import Testing

@testable import Translator

struct NumberOrderRuleTests {
    @Test func anAppsOrderOfNumbersStepsBack() {
        let text = "import Foundation\npublic func < (lhs: NSNumber, rhs: NSNumber) -> Bool { false }"
        #expect(Translated(text).line(2).hasPrefix("@_disfavoredOverload public func < (lhs: NSNumber"))
    }

    @Test(arguments: [
        "func < (lhs: NSNumber, rhs: Int) -> Bool { false }", "func <= (lhs: NSNumber, rhs: NSNumber) -> Bool { false }",
        "struct S { static func < (lhs: NSNumber, rhs: NSNumber) -> Bool { false } }",
    ])
    func othersStay(text: String) {
        #expect(!Translated(text).text.contains("@_disfavoredOverload"))
    }
}
