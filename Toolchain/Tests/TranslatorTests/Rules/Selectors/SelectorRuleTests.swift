import Testing

@testable import Translator

@Suite struct SelectorRuleTests {
    /// The selector written as the last line of a class with the given members.
    private func selector(_ expression: String, members: String = "", superclass: String = "UIView") -> String {
        let result = Translated("class A: \(superclass) {\n\(members)\nlet s = \(expression)\n}")
        let lines = result.text.split(separator: "\n", omittingEmptySubsequences: false)
        let position = 2 + members.split(separator: "\n", omittingEmptySubsequences: false).count
        return lines[position - 1].dropFirst("let s = ".count).trimming(" ")
    }

    // MARK: Methods in a table

    @Test(arguments: [
        ("#selector(tap)", "@objc func tap() {}", "Selector(\"tap\")"),
        ("#selector(tap(_:))", "@objc func tap(_ b: UIButton) {}", "Selector(\"tap:\")"),
        ("#selector(self.tap)", "@objc func tap(_ b: UIButton) {}", "Selector(\"tap:\")"),
        ("#selector(Self.tap)", "@IBAction func tap(_ b: UIButton) {}", "Selector(\"tap:\")"),
        ("#selector(A.move(to:))", "@objc func move(to x: Int) {}", "Selector(\"moveTo:\")"),
        ("#selector(A.f)", "@objc(go:) func f(x: Int) {}", "Selector(\"go:\")"),
        ("#selector((tap))", "@objc func tap() {}", "Selector(\"tap\")"),
        ("#selector(`default`)", "@objc func `default`() {}", "Selector(\"default\")"),
    ])
    func methodsInATableNeedOnlyTheirName(expression: String, member: String, result: String) {
        #expect(selector(expression, members: member) == result)
    }

    @Test func overloadsAreChosenByLabelsOrCast() {
        let members =
            "@objc func tap() {}\n@objc func tap(sender: Any) {}\n@objc(int:) func f(_ x: Int) {}\n@objc(text:) func f(_ x: String) {}"
        #expect(selector("#selector(tap as () -> Void)", members: members) == "Selector(\"tap\")")
        #expect(selector("#selector(A.tap as (A) -> () -> Void)", members: members) == "Selector(\"tap\")")
        #expect(selector("#selector(tap(sender:))", members: members) == "Selector(\"tapWithSender:\")")
        #expect(selector("#selector(f(_:) as (String) -> Void)", members: members) == "Selector(\"text:\")")
        #expect(selector("#selector(A.f as (A) -> (Int) -> Void)", members: members) == "Selector(\"int:\")")
        #expect(selector("#selector(f as ((Int) -> Void)?)", members: members) == "Selector(\"int:\")")
    }

    @Test func inheritedNamesAreUsed() {
        let members = "func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 0 }"
        #expect(
            selector("#selector(tableView(_:numberOfRowsInSection:))", members: members, superclass: "UIView, UITableViewDataSource")
                == "Selector(\"tableView:numberOfRowsInSection:\")")
    }

    @Test func requirementsOfProtocolsAreNames() {
        #expect(selector("#selector(UIScrollViewDelegate.scrollViewDidScroll(_:))") == "Selector(\"scrollViewDidScroll:\")")
        #expect(
            selector("#selector(UITableViewDelegate.tableView(_:didSelectRowAt:))") == "Selector(\"tableView:didSelectRowAtIndexPath:\")")
    }

    @Test func methodsOfAnOuterTypeAreFound() {
        let result = Translated("class A: UIView {\n@objc func tap() {}\nclass B {\nlet s = #selector(tap)\n}\n}")
        #expect(result.line(4) == "let s = Selector(\"tap\")")
    }

    @Test func instancesAreResolvedByTheirDeclaration() {
        let members = "@objc(go) func f() {}"
        #expect(selector("{ (a: A) in #selector(a.f) }", members: members) == "{ (a: A) in Selector(\"go\") }")
    }

    // MARK: Methods without a table

    @Test(arguments: [
        (
            "#selector(setNeedsLayout)", "func setNeedsLayout() {}",
            "Selector(_objc: \"setNeedsLayout\", _0: { (o: A) in o.setNeedsLayout() })"
        ),
        ("#selector(UIView.layoutSubviews)", "", "Selector(_objc: \"layoutSubviews\", _0: { (o: UIView) in o.layoutSubviews() })"),
        (
            "#selector(UIView.insertSubview(_:at:))", "",
            "Selector(_objc: \"insertSubview:at:\", _2: { (o: UIView, a, b) in o.insertSubview(a, at: b) })"
        ),
        ("#selector(A.make)", "@objc static func make() {}", "Selector(_objc: \"make\", _0: { (o: A.Type) in o.make() })"),
        ("#selector(Timer.fire)", "", "Selector(_objc: \"fire\", Timer.fire)"),
        ("#selector(Timer.go(_:))", "", "Selector(_objc: \"go:\", _1: { (o: Timer, a) in o.go(a) })"),
        ("#selector(other.run(with:))", "", "Selector(\"runWith:\")"),
        ("#selector(other.run)", "", "Selector(_objc: \"run\", check: { _ = other.run })"),
    ])
    func otherMethodsCarryTheCall(expression: String, member: String, result: String) {
        #expect(selector(expression, members: member) == result)
    }

    @Test func localClassesHaveTables() {
        let result = Translated("func f() {\nclass L: NSObject {\n@objc func go() {}\nlet s = #selector(go)\n}\n}")
        #expect(result.line(4) == "let s = Selector(\"go\")")
    }

    @Test func extensionsOfProtocolsSpeakOfSelf() {
        let result = Translated("protocol P {}\nextension P {\nfunc f() { g(#selector(run(_:))) }\n}")
        #expect(result.line(3) == "func f() { g(Selector(_objc: \"run:\", _1: { (o: Self, a) in o.run(a) })) }")
    }

    // MARK: Accessors

    @Test(arguments: [
        ("#selector(getter: a)", "Selector(\"a\")"), ("#selector(setter: a)", "Selector(\"setA:\")"),
        ("#selector(getter: named)", "Selector(\"title\")"), ("#selector(setter: A.named)", "Selector(\"setTitle:\")"),
        ("#selector(getter: UIView.backgroundColor)", "Selector(_objc: \"backgroundColor\", _0: { (o: UIView) in o.backgroundColor })"),
        ("#selector(setter: UIView.tag)", "Selector(_objc: \"setTag:\", _1: { (o: UIView, a) in o.tag = a })"),
    ])
    func accessors(expression: String, result: String) {
        #expect(selector(expression, members: "@objc var a = 1; @objc(title) var named = 1") == result)
    }

    // MARK: Places

    @Test func patternsAreNames() {
        let result = Translated("switch s {\ncase #selector(UIView.layoutSubviews): a()\ndefault: b()\n}")
        #expect(result.line(2) == "case Selector(\"layoutSubviews\"): a()")
    }

    @Test func aTypeOfTheProgramsOwnNamedSelectorIsAvoided() {
        let result = Translated("struct Selector {}\nclass A: UIView { @objc func f() {}\nlet s = #selector(f)\n}")
        #expect(result.line(3) == "let s = ObjCRuntime.Selector(\"f\")")
    }

    @Test func anythingElseIsReported() {
        let result = Translated("let s = #selector(a[1])")
        #expect(result.diagnostics.map { $0.prefix(27) } == ["/Sources/File.swift:1:9: er"])
        #expect(result.notUnderstood.count == 1)
    }
}
