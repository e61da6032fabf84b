import Testing

@testable import Translator

@Suite struct OptionalCallRuleTests {
    private let requirements = """
        @objc protocol P {
            @objc optional func plain(_ a: Int)
            @objc optional func f(_ a: Int, at b: Int)
            @objc optional func f(_ a: Int, done: @escaping () -> Void)
            @objc optional func g()
            @objc optional func g(_ a: Int)
        }

        """

    private func call(_ text: String) -> String { Translated(requirements + text).line(8).squeezed }

    @Test(arguments: [
        ("d?.f?(1, at: 2)", "d?._opt_f__at?(1, 2)"), ("d.f!(1, at: 2)", "d._opt_f__at!(1, 2)"),
        ("f?(1, at: 2)", "_opt_f__at?(1, 2)"), ("d.f?(1, done: {})", "d._opt_f__done?(1, {})"),
        ("d.f?(1) {}", "d._opt_f__done?(1) {}"), ("d.g?()", "d._opt_g?()"), ("d.g?(1)", "d._opt_g_?(1)"),
        ("d.plain?(1)", "d.plain?(1)"), ("d.closure?(1)", "d.closure?(1)"), ("d.f(1, at: 2)", "d.f(1, at: 2)"),
        ("(d as? P)?.f?(1, at: a?.f?(3, at: 4) ?? 0)", "(d as? P)?._opt_f__at?(1, a?._opt_f__at?(3, 4) ?? 0)"),
    ])
    func callsAreLedToTheProperty(source: String, result: String) {
        #expect(call(source) == result)
    }

    @Test func requirementsOfOtherModulesAreKnown() {
        #expect(Translated("d?.tableView?(t, didSelectRowAt: i)").text.squeezed == "d?._opt_tableView__didSelectRowAt?(t, i)")
    }

    @Test func aClosureOfTheSameNameIsNotARequirement() {
        let result = Translated(requirements + "struct S { var g: ((Int) -> Void)?; func h() { g?(1) } }")
        #expect(result.line(8) == "struct S { var g: ((Int) -> Void)?; func h() { g?(1) } }")
    }

    /// It may be a value with `callAsFunction(knows:)`; the compiler knows.
    @Test func unknownRequirementsAreLeftToTheCompiler() {
        let result = Translated("d.nobody?(1, knows: 2)")
        #expect(result.text == "d.nobody?(1, knows: 2)")
        #expect(result.diagnostics.isEmpty)
        #expect(result.notUnderstood == ["x.f?(label:) of an unknown requirement": 1])
    }

    @Test(arguments: [
        ("if d.f(_:at:) != nil {}", "if d._opt_f__at != nil {}"), ("let h = d?.plain(_:)", "let h = d?.plain"),
        ("let h = self.f(_:at:)", "let h = self.f(_:at:)"), ("let h = d.other(_:at:)", "let h = d.other(_:at:)"),
    ])
    func referencesWithoutACall(source: String, result: String) {
        #expect(call(source) == result)
    }

    /// The compiler has said that the value, which is a protocol, has no such member.
    @Test func aReferenceByTheNameAlone() {
        let repair = Repair(path: "/Sources/File.swift", line: 2, member: "optional f")
        let source = "@objc protocol P { @objc optional func f(a: Int, at b: Int) }\nif let h = d?.f { h(1, 2) }"
        #expect(Translated(source, repairs: [repair]).line(2) == "if let h = d?._opt_f_a_at { h(1, 2) }")
        #expect(Translated(source).line(2) == "if let h = d?.f { h(1, 2) }")
    }

    /// Only the name is that of a requirement.
    @Test(arguments: [
        "struct S { func f(_ a: Int, at b: Int) {} }; func g(s: S) { let h = s.f(_:at:) }",
        "struct S { func f(_ a: Int, at b: Int) {} }; class C { var s: S?; func k() { let h = s?.f(_:at:) } }",
        "struct S { func f(_ a: Int, at b: Int) {} }; let h = S.f(_:at:)",
    ])
    func aMethodOfAnotherTypeStays(source: String) {
        #expect(call(source) == source)
    }

    @Test func aMethodOfATypeThatOnlyTheCompilerKnowsStaysOnceItHasSaidSo() {
        #expect(call("let h = make().f(_:at:)") == "let h = make()._opt_f__at")
        let repair = Repair(path: "/Sources/File.swift", line: 8, member: "_opt_f__at")
        #expect(Translated(requirements + "let h = make().f(_:at:)", repairs: [repair]).line(8) == "let h = make().f(_:at:)")
    }

    /// A local name of a type that is not written stands before a property of another type.
    @Test func aLocalNameHidesAProperty() {
        let text =
            "struct S { func f(_ a: Int, at b: Int) {} }; struct T { var d: S; func k() { guard let d = d as? P else { return }; d.f?(1, at: 2) } }"
        #expect(call(text).contains("; d._opt_f__at?(1, 2)"))
    }
}
