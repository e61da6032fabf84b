import Testing

@testable import Translator

@Suite struct UnwrappedParameterRuleTests {
    @Test(arguments: [
        ("override func responds(to selector: Selector) -> Bool { super.responds(to: selector) }", "to selector: Selector!) -> Bool"),
        ("override func responds(to selector: Selector!) -> Bool { true }", "to selector: Selector!) -> Bool"),
        ("override func responds(to selector: Selector?) -> Bool { true }", "to selector: Selector?) -> Bool"),
        ("func responds(to selector: Selector, twice: Bool) -> Bool { true }", "to selector: Selector, twice: Bool) -> Bool"),
        ("override func insertSubview(_ view: UIView, at index: Int) {}", "_ view: UIView, at index: Int)"),
    ])
    func anOverrideTakesWhatTheMethodAboveTakes(member: String, parameters: String) {
        #expect(Translated("class A: UIView { \(member) }").line(1).contains(parameters))
    }

    @Test("a superclass may be named by an alias, and the alias may name its module")
    func anAliasOfAQualifiedNameIsTheClassItself() {
        let translated = Translated(
            """
            typealias Root = UIKit.UIResponder
            class A: Root { override func responds(to selector: Selector) -> Bool { true } }
            """)
        #expect(translated.line(2).contains("to selector: Selector!) -> Bool"))
    }
}
