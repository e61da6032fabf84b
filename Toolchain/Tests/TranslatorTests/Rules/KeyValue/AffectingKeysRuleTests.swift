import Testing

@testable import Translator

@Suite struct AffectingKeysRuleTests {
    @Test func methodsAndPropertiesAreCollected() {
        let result = Translated(
            """
            class A: NSObject {
                @objc class func keyPathsForValuesAffectingTotal() -> Set<String> { ["a"] }
                @objc static var keyPathsForValuesAffectingPart: Set<String> { ["b"] }
            }
            """)
        #expect(
            result.line(4).hasPrefix(
                "override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { switch key { "
                    + "case \"total\": return keyPathsForValuesAffectingTotal(); case \"part\": return keyPathsForValuesAffectingPart; "
                    + "default: return super.keyPathsForValuesAffectingValue(forKey: key) } }"))
    }

    @Test func aClassThatAnswersItselfStays() {
        let result = Translated(
            """
            class A: UIView {
                class func keyPathsForValuesAffectingTotal() -> Set<String> { [] }
                override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
            }
            """)
        #expect(result.translation.files[0].text == nil)
    }
}
