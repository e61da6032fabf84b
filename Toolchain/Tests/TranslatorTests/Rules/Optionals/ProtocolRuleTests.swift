import Testing

@testable import Translator

@Suite struct ProtocolRuleTests {
    @Test func requirementsWithoutLabelsBecomePropertiesOfTheirName() {
        let result = Translated("@objc protocol P {\n    @objc optional func f(_ a: Int, _ b: String!) -> Bool\n    func g()\n}")
        #expect(result.line(1) == "protocol P: AnyObject {")
        #expect(result.line(2).isEmpty)
        #expect(result.line(4) == "}; extension P { var f: ((Int, String?) -> Bool)? { _objcOptional2(self, \"f(_:_:)\", \"f::\") } }")
    }

    @Test func labelsAndOverloadsBecomePartOfTheName() {
        let result = Translated(
            "@objc protocol P {\n optional func f(_ a: Int, at b: Int)\n optional func g()\n optional func g(_ a: Int)\n}")
        let text = result.line(5)
        #expect(text.contains("var _opt_f__at: ((Int, Int) -> Void)? { _objcOptional2(self, \"f(_:at:)\", \"f:at:\") }"))
        #expect(text.contains("var _opt_g: (() -> Void)? { _objcOptional0(self, \"g()\", \"g\") }"))
        #expect(text.contains("var _opt_g_: ((Int) -> Void)? { _objcOptional1(self, \"g(_:)\", \"g:\") }"))
    }

    @Test func optionalPropertiesAreOptional() {
        let result = Translated("@objc protocol P: Q {\n optional var a: Int { get }\n optional var b: String? { get set }\n}")
        #expect(result.line(1) == "protocol P: Q {")
        #expect(
            result.line(4)
                == "}; extension P { var a: Int? { get { _objcOptionalGet(self, \"a\") } }; "
                + "var b: String?? { get { _objcOptionalGet(self, \"b\") } set { _objcOptionalSet(self, \"b\", newValue) } } }")
    }

    @Test func accessAndAvailabilityStay() {
        let result = Translated("@objc public protocol P {\n @available(*, deprecated) @objc optional func f()\n}")
        #expect(
            result.line(3)
                == "}; public extension P { @available(*, deprecated) var f: (() -> Void)? { _objcOptional0(self, \"f()\", \"f\") } }")
    }

    @Test func nestedProtocolsAreExtendedAtTheEndOfTheFile() {
        let result = Translated("class A {\n@objc protocol P { @objc optional func f() }\n}")
        #expect(result.tail.contains("extension A.P { var f: (() -> Void)? { _objcOptional0(self, \"f()\", \"f\") } }"))
    }

    @Test func requirementsThatSwiftTellsApartByTypesAloneAreFoundByTheirSelectors() {
        let result = Translated(
            """
            class A {}; class B {}
            @objc protocol P { @objc(willShowA:) optional func willShow(_ a: A) }
            @objc protocol Q { @objc(willShowB:) optional func willShow(_ b: B) }
            class C: NSObject, P, Q { func willShow(_ b: B) {}; func willShow(_ a: A) {} }
            """)
        #expect(
            result.line(2).hasSuffix(
                "extension P { var willShow: ((A) -> Void)? { _objcOptional1(self, \"willShowA:\", \"willShowA:\") } }"))
        #expect(
            result.line(3).hasSuffix(
                "extension Q { var willShow: ((B) -> Void)? { _objcOptional1(self, \"willShowB:\", \"willShowB:\") } }"))
        #expect(
            result.tableEntries() == [
                "_objcM1(\"willShowB:\", \"willShow(_:)\", { (o: C, a0: B) in o.willShow(a0) }), "
                    + "_objcM1(\"willShowA:\", \"willShow(_:)\", { (o: C, a0: A) in o.willShow(a0) })"
            ])
    }

    /// A protocol of another module may have one of the same Swift name, which this one does not know.
    @Test func requirementsWithANameForObjectiveCAreFoundByIt() {
        let result = Translated("@objc protocol P { @objc(sectionsInList:) optional func sections(in list: UIView) -> Int }")
        #expect(result.text.contains("{ _objcOptional1(self, \"sectionsInList:\", \"sectionsInList:\") }"))
    }

    @Test func requirementsOfOneProtocolMayDifferByTypesAlone() {
        let result = Translated(
            """
            @objc public protocol P {
                @objc(f:at:) optional func f(_ a: Int, at b: Int)
                @objc(f:at2:) optional func f(_ a: String, at b: Int)
            }
            """)
        #expect(result.line(1).squeezed == "public protocol P: AnyObject, __P_1__opt_f__at {")
        #expect(
            result.line(4).hasSuffix("extension P { var _opt_f__at: ((Int, Int) -> Void)? { _objcOptional2(self, \"f:at:\", \"f:at:\") } }")
        )
        #expect(
            result.tail.contains(
                "public extension __P_1__opt_f__at { var _opt_f__at: ((String, Int) -> Void)? { _objcOptional2(self, "))
        #expect(result.tail.contains("public protocol __P_1__opt_f__at: AnyObject {}"))
    }

    @Test func swiftProtocolsStay() {
        #expect(Translated("protocol P { func f() }").translation.files[0].text == nil)
    }

    @Test(arguments: ["async", "throws"]) func whatCannotBeCalledByNameIsReported(effect: String) {
        let result = Translated("@objc protocol P {\n    @objc optional func f() \(effect)\n}")
        #expect(result.diagnostics.map { $0.contains(":2:25: warning: the optional requirement 'f()' cannot be called by name") } == [true])
    }
}
