import Testing

@testable import Translator

@Suite struct ClassRuleTests {
    @Test(arguments: [
        ("class A: NSObject {}", "class A: UIObject {}"),
        ("class A: Foundation.NSObject, P {}", "class A: UIObject, P {}"),
        ("class A: NumberFormatter {}", "class A: _NumberFormatter {}"),
        ("class A: Formatter {}", "class A: _Formatter {}"),
        ("class A: UIView {}", "class A: UIView {}"),
        ("class NSObject {}\nclass A: NSObject {}", "class NSObject {}\nclass A: NSObject {}"),
        ("extension NSObject {}", "extension NSObject {}"),
        ("func f() { class A: NSObject {} }", "func f() { class A: UIObject {} }"),
    ])
    func superclassesOfFoundationAreReplaced(source: String, result: String) {
        #expect(Translated(source).text == result)
    }

    @Test func ourOwnModulesSayWhatTheyMean() {
        #expect(Translated("open class A: NSObject {}", kind: .translatedSDK).text == "open class A: NSObject {}")
    }
}
