import Testing

@testable import Translator

@Suite struct ObserveRuleTests {
    @Test(arguments: [
        ("x.observe(\\.a.b) { _, _ in }", "x.observe(_objcKey(\"a.b\", \\.a.b)) { _, _ in }"),
        ("x.observe(\\.a?.b, options: [.new]) { _, _ in }", "x.observe(_objcKey(\"a.b\", \\.a?.b), options: [.new]) { _, _ in }"),
        ("x.observe(\\X.a, options: [], changeHandler: f)", "x.observe(_objcKey(\"a\", \\X.a), options: [], changeHandler: f)"),
        ("x.publisher(for: \\.a)", "x.publisher(for: _objcKey(\"a\", \\.a))"),
        ("willChangeValue(for: \\.a)", "willChangeValue(for: _objcKey(\"a\", \\.a))"),
        ("x.observe(\\.a[0])", "x.observe(\\.a[0])"), ("x.observe(\\.a, on: q)", "x.observe(\\.a, on: q)"),
        ("x.map(\\.a)", "x.map(\\.a)"),
    ])
    func keyPathsGetTheirNames(source: String, result: String) {
        #expect(Translated(source).text == result)
    }

    @Test func aMethodOfTheProgramsOwnStays() {
        let source = "class A {\n    func observe<V>(_ key: KeyPath<A, V>) {}\n    func f() { observe(\\.a) }\n}"
        #expect(Translated(source).translation.files[0].text == nil)
    }

    @Test func namesOfObjectiveCAreUsedWhereTheTypeIsKnown() {
        let result = Translated("class A: NSObject { @objc(title) dynamic var name = 1 }\nlet o = a.observe(\\A.name) { _, _ in }")
        #expect(result.line(2).contains("_objcKey(\"title\", \\A.name)"))
    }
}
