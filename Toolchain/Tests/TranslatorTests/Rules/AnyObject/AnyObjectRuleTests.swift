import Testing

@testable import Translator

@Suite struct AnyObjectRuleTests {
    @Test(arguments: [
        ("a.first.priority", "_objcAny(a.first).priority"), ("a?.priority", "_objcAny(a)?.priority"),
        ("a!.priority", "_objcAny(a)!.priority"),
        ("(a as AnyObject).priority", "_objcAny((a as AnyObject)).priority"), ("a.other", "a.other"),
    ])
    func membersThatTheCompilerMissedAreLookedUpByName(source: String, result: String) {
        let repair = Repair(path: "/Sources/File.swift", line: 2, member: "priority")
        #expect(Translated("a.priority\n" + source, repairs: [repair]).text == "a.priority\n" + result)
    }

    @Test(arguments: [
        ("a.priority()", #"_objcAny(a)._objcCall("priority()")"#),
        ("a?.priority(1, for: b)", #"_objcAny(a)?._objcCall("priority(_:for:)", 1, b)"#),
        ("(a as AnyObject).priority?(1)", #"_objcAny((a as AnyObject))._objcCallIfThere("priority(_:)", 1)"#),
        ("a.priority!(1)", #"_objcAny(a)._objcCall("priority(_:)", 1)"#),
    ])
    func methodsAreCalledByTheirFullNames(source: String, result: String) {
        let repair = Repair(path: "/Sources/File.swift", line: 1, member: "priority")
        #expect(Translated(source, repairs: [repair]).text.squeezed == result)
    }

    /// A closure of which the compiler only says that it is wrong.
    @Test func wellKnownValuesAreLookedUpWhereNothingIsSaid() {
        let repair = Repair(path: "/Sources/File.swift", line: 2, member: Repair.unexplained)
        let result = Translated(
            """
            a.doubleValue
            b = { c in
                d = c["e"]?.cgRectValue; f = c.other
            }
            a.doubleValue
            """, repairs: [repair])
        #expect(result.line(3) == "d = _objcAny(c[\"e\"])?.cgRectValue; f = c.other")
        #expect(result.line(1) == "a.doubleValue" && result.line(5) == "a.doubleValue")
    }

    @Test func whatEveryObjectAnswersIsDeclared() {
        let repair = Repair(path: "/Sources/File.swift", line: 1, member: "isKind")
        #expect(Translated("a.isKind(of: B.self)", repairs: [repair]).text == "_objcAny(a).isKind(of: B.self)")
    }

    @Test(arguments: [
        ("a[\"k\"] as? String", "_objcAny(a)[\"k\"] as? String"), ("a?[0]", "_objcAny(a)?[0]"),
        ("(a as AnyObject)[0]", "_objcAny((a as AnyObject))[0]"),
        ("list[0] = a[\"k\"]", "list[0] = _objcAny(a)[\"k\"]"), ("list[0] += a[1]", "list[0] += _objcAny(a)[1]"), ("a[0, 1]", "a[0, 1]"),
        ("a[safe: 0]", "a[safe: 0]"),
    ])
    func elementsAreAskedFor(source: String, result: String) {
        let repair = Repair(path: "/Sources/File.swift", line: 1, member: Repair.element)
        #expect(Translated(source, repairs: [repair]).text == result)
    }

    @Test func repairsOfOtherFilesDoNotCount() {
        let repair = Repair(path: "/Sources/Other.swift", line: 1, member: "priority")
        #expect(Translated("a.priority", repairs: [repair]).text == "a.priority")
    }
}
