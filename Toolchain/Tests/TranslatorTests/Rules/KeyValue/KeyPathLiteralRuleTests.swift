import Testing

@testable import Translator

@Suite struct KeyPathLiteralRuleTests {
    @Test(arguments: [
        ("#keyPath(Person.name.first)", "\"name.first\"             "), ("#keyPath(name)", "\"name\"        "),
        ("#keyPath(UIView.frame)", "\"frame\"               "), ("#keyPath(self.a?.b)", "\"a.b\"             "),
        ("#keyPath(Outer.Inner.a)", "\"a\"                     "),
    ])
    func literalsAreTheStringsTheyStandFor(source: String, result: String) {
        let text = Translated("let a = " + source).text
        #expect(text.squeezed == ("let a = " + result).squeezed)
        #expect(text.utf8.count == "let a = ".utf8.count + source.utf8.count)
    }

    @Test func namesOfObjectiveCAreUsed() {
        let source = "class A: NSObject { @objc(title) var name: B? }\nclass B: NSObject { @objc(x) var y = 1 }\nlet k = #keyPath(A.name.y)"
        #expect(Translated(source).line(3) == "let k = \"title.x\"")
    }
}
