import Testing

@testable import Translator

@Suite struct FunctionNameRuleTests {
    @Test(arguments: [
        ("override func f() { print(#function) }", "func __ext_A_f() { print(\"f()\") }"),
        (
            "@objc open func g(_ a: Int, by b: Int) { { log(#function) }() }",
            "func __ext_A_g(_ a: Int, by b: Int) { { log(\"g(_:by:)\") }() }"
        ),
        ("override var a: String { #function }", "var __ext_A_a: String { \"a\" }"),
    ])
    func aMovedMemberKeepsItsName(member: String, moved: String) {
        let result = Translated("class A: UIView {}\nextension A {\n\(member)\n}")
        #expect(result.text.squeezed.contains(moved.squeezed))
    }

    @Test func functionsAndTypesInsideAreNamedByThemselves() {
        let result = Translated(
            "class A: UIView {}\nextension A {\n"
                + "override func f() { func g() { h(#function) }; struct S { var s: String { #function } }; var l: String { #function } }\n}"
        )
        #expect(result.text.ranges(of: "#function").count == 3)
    }

    @Test func aDispatcherKeepsTheNameOfWhatItCalls() {
        let result = Translated("extension UIView {\n@objc open func f() { log(#function) }\n}", module: "Library")
        #expect(result.line(2).squeezed == "public func __base_f() { log(\"f()\") }")
    }

    @Test func aMemberThatStaysIsNotTouched() {
        #expect(Translated("class A: UIView {\nfunc f() { log(#function) }\n}").text.contains("log(#function)"))
    }
}
