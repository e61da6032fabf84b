import Testing

@testable import Translator

@Suite struct MethodEntryRuleTests {
    private func entries(_ members: String, superclass: String = "UIView") -> [String] {
        Translated("class A: \(superclass) {\n\(members)\n}").tableEntries()
    }

    @Test(arguments: [
        ("@objc func f() {}", "_objcM0(\"f\", \"f()\", { (o: A) in o.f() })"),
        ("@IBAction func press(_ b: UIButton) {}", "_objcM1(\"press:\", \"press(_:)\", { (o: A, a0: UIButton) in o.press(a0) })"),
        (
            "@objc func move(to p: Int, animated: Bool) {}",
            "_objcM2(\"moveTo:animated:\", \"move(to:animated:)\", { (o: A, a0: Int, a1: Bool) in o.move(to: a0, animated: a1) })"
        ),
        ("@objc(go:) func f(x: Int) {}", "_objcM1(\"go:\", \"f(x:)\", { (o: A, a0: Int) in o.f(x: a0) })"),
        ("@objc private func f() {}", "_objcM0(\"f\", \"f()\", { (o: A) in o.f() })"),
        ("@objc func `default`() {}", "_objcM0(\"default\", \"default()\", { (o: A) in o.`default`() })"),
        ("@objc func f() -> Int! { 1 }", "_objcM0(\"f\", \"f()\", { (o: A) -> Int? in o.f() })"),
        ("@objc func f() throws {}", "_objcM0(\"fAndReturnError:\", \"f()\", { (o: A) in try? o.f() })"),
    ])
    func methodsGetEntries(member: String, entry: String) {
        #expect(entries(member) == [entry])
    }

    @Test(arguments: [
        "func f() {}", "static func f() {}", "@nonobjc func scrollViewDidScroll(_ v: UIView) {}",
        "private func scrollViewDidScroll(_ v: UIView) {}", "@available(*, unavailable) @objc func f() {}", "@objc init(x: Int) {}",
    ])
    func theseGetNone(member: String) {
        #expect(entries(member).isEmpty)
    }

    @Test(arguments: ["inout Int", "Int...", "@autoclosure () -> Int", "some P"]) func whatObjectiveCCannotExpressGetsNone(type: String) {
        #expect(entries("@objc func f(_ x: \(type)) {}").isEmpty)
    }

    @Test(arguments: [
        ("@objc func tap(_ sender: UIGestureRecognizer) { go() }", "UIGestureRecognizer"),
        ("@IBAction func tap(_: UIButton!) { go() }", "UIButton?"), ("@objc func tap(_ b: A.B) { go(c) }", "A.B"),
    ])
    func aSenderThatIsNotReadMayBeOfAnotherType(member: String, type: String) {
        #expect(entries(member) == ["_objcM1(\"tap:\", \"tap(_:)\", { (o: A, a0: _ObjCUnread<\(type)>) in o.tap(a0.value) })"])
    }

    @Test(arguments: [
        ("@objc func tap(_ sender: UIButton) { go(sender) }", "UIButton"), ("@objc func tap(_ b: UIButton) { go { `b`.x } }", "UIButton"),
        ("@objc func tap(_ sender: Any) { go() }", "Any"), ("@objc func tap(_ done: () -> Void) { go() }", "() -> Void"),
    ])
    func whatIsReadOrTakesAnythingIsChecked(member: String, type: String) {
        #expect(entries(member) == ["_objcM1(\"tap:\", \"tap(_:)\", { (o: A, a0: \(type)) in o.tap(a0) })"])
    }

    @Test func overloadsByTypeAreToldApartByTheirTypes() {
        let members = "@objc(a:) func f(_ x: Int) {}\n@objc(b:) func f(_ x: String!) {}"
        #expect(
            entries(members) == [
                "_objcM1(\"a:\", \"f(_:)\", { (o: A, a0: Int) in o.f(a0) }), _objcM1(\"b:\", \"f(_:)\", { (o: A, a0: String?) in o.f(a0) })"
            ])
    }

    /// Closures are written with and without what says where they run.
    @Test(arguments: ["@escaping (Int) -> Void", "@escaping @MainActor @Sendable (Int) -> Void", "@escaping @MainActor (Int)->Void"])
    func overloadsOfRequirementsAreToldApartByTheTypesThatAreWrittenAlike(closure: String) {
        let result = Translated(
            """
            @objc protocol P {
                @objc(f:action:then:) optional func f(_ a: Int, on b: X, then: @escaping (Int) -> Void)
                @objc(f:response:then:) optional func f(_ a: Int, on b: Y, then: @escaping (Bool) -> Void)
            }
            class A: NSObject, P {
                func f(_ a: Int, on b: Y, then: \(closure.replacingOccurrences(of: "(Int)", with: "(Bool)"))) {}
                func f(_ a: Int, on b: X, then: \(closure)) {}
            }
            """)
        let text = result.tableEntries().joined()
        #expect(text.contains("_objcM3(\"f:response:then:\", \"f(_:on:then:)\", { (o: A, a0: Int, a1: Y"))
        #expect(text.contains("_objcM3(\"f:action:then:\", \"f(_:on:then:)\", { (o: A, a0: Int, a1: X"))
    }

    /// Otherwise the compiler might take the closure, and the message would reach nothing.
    @Test func aMethodBesideAPropertyOfItsNameIsCalledByItsFullName() {
        let members = "let update: (Data) -> Void\n@objc func update(_ link: CADisplayLink) {}"
        #expect(entries(members) == ["_objcM1(\"update:\", \"update(_:)\", { (o: A, a0: CADisplayLink) in o.update(_:)(a0) })"])
    }

    @Test(arguments: [
        ("sending Data", "Data"), ("@escaping () -> Void", "@escaping () -> Void"), ("UserDefaults?", "_UserDefaults?"),
        ("Set<Foundation.NSExpression>", "Set<_NSExpression>"), ("Thing.UserDefaults", "Thing.UserDefaults"),
        ("consuming String!", "String?"),
    ])
    func argumentsHaveTheTypesOfTheDeclaration(written: String, told: String) {
        #expect(entries("@objc func f(_ x: \(written)) {}") == ["_objcM1(\"f:\", \"f(_:)\", { (o: A, a0: \(told)) in o.f(a0) })"])
    }

    @Test func anOverrideIsReachedThroughTheEntryThatItOverrides() {
        #expect(entries("override func tintColorDidChange() {}").isEmpty)
        let result = Translated("class A: UIView { @objc func f() {} }\nclass B: A { override func f() {} }")
        #expect(result.tableEntries().count == 1)
    }

    /// The system declares them so that `override` compiles, but does not respond to them.
    @Test func anOverrideOfANonobjcMemberGetsAnEntry() {
        #expect(
            entries("override func copy(_ sender: Any?) {}") == ["_objcM1(\"copy:\", \"copy(_:)\", { (o: A, a0: Any?) in o.copy(a0) })"])
        #expect(
            entries("override func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {}", superclass: "UITableViewController")
                == [
                    "_objcM2(\"tableView:didSelectRowAtIndexPath:\", \"tableView(_:didSelectRowAt:)\", "
                        + "{ (o: A, a0: UITableView, a1: IndexPath) in o.tableView(a0, didSelectRowAt: a1) })"
                ])
    }

    @Test func methodsOfAnOptionalRequirementsNameGetEntriesWithItsSelector() {
        #expect(
            entries("func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {}")
                == [
                    "_objcM2(\"tableView:didSelectRowAtIndexPath:\", \"tableView(_:didSelectRowAt:)\", "
                        + "{ (o: A, a0: UITableView, a1: IndexPath) in o.tableView(a0, didSelectRowAt: a1) })"
                ])
    }

    @Test func witnessesOfAnObjCProtocolGetEntries() {
        let method = "func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 0 }"
        #expect(entries(method).isEmpty)
        #expect(entries(method, superclass: "UIView, UITableViewDataSource").count == 1)
    }

    @Test func membersOfObjcMembersClassesAndTheirSubclassesAreSeen() {
        let result = Translated("@objcMembers class A: NSObject { func f() {}; private func g() {} }\nclass B: A { func h() {} }")
        #expect(
            result.tableEntries() == [
                "_objcM0(\"f\", \"f()\", { (o: A) in o.f() })", "_objcM0(\"h\", \"h()\", { (o: B) in o.h() })",
            ])
    }

    @Test func membersOfAnObjcExtensionAreSeen() {
        let result = Translated("@objc extension UIView { func f() {}\nfileprivate func g() {} }")
        #expect(result.tableEntries() == ["_objcM0(\"f\", \"f()\", { (o: UIView) in o.f() })"])
    }

    @Test func deprecatedMembersAreCalledByDeprecatedCode() {
        let result = Translated("class A: UIView { @available(*, deprecated) @objc func f() {} }")
        #expect(result.text.contains("@available(*, deprecated) @MainActor static func __objcE_"))
        #expect(result.tail.hasPrefix("\n@available(*, deprecated) @section"))
    }

    /// An app's method of the same name must not be taken for it, nor it for the app's.
    @Test func helpersOfTheSystemsClassesCannotBeCalledByTheirNames() {
        let members = "func f() {}; public func g() {}; @_spi(S) public func h() {}; var a = 1; public var b = 2; @_spi(S) public var c = 3"
        let result = Translated("@objcMembers open class A: UIView { \(members) }", module: "UIKit2", kind: .translatedSDK)
        #expect(result.tableEntries() == ["_objcM0(\"g\", \"g()\", { (o: A) in o.g() })"])
        #expect(result.text.contains("_objcProperties(\"b\", "))
    }

    @Test func helpersThatTheSystemSendsAsActionsHaveReservedNames() {
        let members = "@objc private func f() {}; @objc func copy(_ x: Int) {}; func g() { _ = #selector(f) }"
        let result = Translated("public class A: UIView { \(members) }", module: "UIKit2", kind: .translatedSDK)
        #expect(result.tableEntries()[0].hasPrefix("_objcM0(\"_forastero_f\", \"_forastero_f()\", "))
        #expect(result.text.contains("Selector(\"_forastero_f\")"))
        let app = Translated("public class A: UIView { \(members) }")
        #expect(app.tableEntries()[0].hasPrefix("_objcM0(\"f\", \"f()\", "))
    }

    /// As `select:` of the edit menu once reached a tab bar controller.
    @Test func aHelperIsNoOptionalRequirementOfOtherTypes() {
        let text = "@objcMembers open class A: UIView { func scrollViewDidScroll(_ number: Int) {} }"
        #expect(Translated(text, module: "UIKit2", kind: .translatedSDK).tableEntries().isEmpty)
    }

    @Test func helpersThatOthersCallByNameKeepTheirNames() {
        let members = "func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {}; @objc override func tintColorDidChange() {}"
        let result = Translated("class A: UIView { \(members) }", module: "UIKit2", kind: .translatedSDK)
        #expect(result.tableEntries()[0].hasPrefix("_objcM2(\"tableView:didSelectRowAtIndexPath:\", "))
        #expect(!result.text.contains("_forastero_"))
    }
}
