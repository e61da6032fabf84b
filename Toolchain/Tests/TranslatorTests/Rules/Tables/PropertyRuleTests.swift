import Testing

@testable import Translator

@Suite struct PropertyRuleTests {
    private func translated(_ members: String, superclass: String = "UIView") -> Translated {
        Translated("class A: \(superclass) {\n\(members)\n}")
    }

    @Test(arguments: [
        ("@objc var a = 1", "a"), ("@IBOutlet private weak var label: UILabel!", "label"),
        ("@IBInspectable var width: Int { get { 1 } set {} }", "width"), ("@objc var `in` = 1", "in"),
        ("@objc(other) var a = 1", "other=a"), ("@objc let a = 1", "a-"), ("@objc var a: Int { 1 }", "a-"),
        ("@objc var a = 1, b = 2", "a b"), ("@objc private(set) var a = 1", "a"), ("@objc var a = 1 { didSet {} }", "a"),
    ])
    func propertiesAreListed(member: String, names: String) {
        #expect(translated(member).propertyNames.joined(separator: " ") == names)
    }

    @Test func oneFunctionReadsAndWritesThemAll() {
        let result = translated("@objc var a = 1\n@objc let b = 2\n@objc var `in` = 3")
        #expect(
            result.propertyCases == "case 0: if v.isRead { v.read(o.a) } else { o.a = try v.value() }; case 1: v.read(o.b); "
                + "case 2: if v.isRead { v.read(o.`in`) } else { o.`in` = try v.value() }")
        #expect(result.text.contains("{ _objcProperties(\"a b- in\", __objcV_ztdtey_1) }"))
        #expect(result.text.contains("@MainActor static func __objcV_ztdtey_1(_ o: A, _ n: Int, _ v: _ObjCPropertyVisit) throws {"))
    }

    @Test func methodsStandBeforeTheProperties() {
        #expect(translated("@objc func f() {}\n@objc var a = 1").text.contains("in o.f() })] + _objcProperties(\"a\", "))
    }

    @Test(arguments: [
        "var a = 1", "@nonobjc var a = 1", "@objc var a: Int { get throws { 1 } }",
        "@objc var a: Int { get async { 1 } }", "@available(*, unavailable) @objc var a: Int { 1 }",
    ])
    func theseAreNot(member: String) {
        #expect(translated(member).propertyNames.isEmpty)
    }

    /// Says whether it can be set depends on the wrapper.
    @Test func wrappedPropertiesAreReachedByKeyPath() {
        #expect(translated("@Wrapped @objc var a = 1").tableEntries() == ["_objcP(\"a\", \\A.a)"])
    }

    /// A key path would read before it writes, and the wrapper may stop there.
    @Test func aWrapperThatIsKnownIsAssignedTo() {
        let wrapper = "struct Late<T> { init() {}\nvar wrappedValue: T { get { fatalError() } set {} } }\n"
        let result = Translated(wrapper + "class A: UIView {\n@Late @objc var a: Int\n}")
        #expect(result.propertyNames == ["a"])
        #expect(result.propertyCases == "case 0: if v.isRead { v.read(o.a) } else { o.a = try v.value() }")
        let constant = "struct Constant<T> { var wrappedValue: T { fatalError() } }\n"
        #expect(Translated(constant + "class A: UIView {\n@Constant @objc var a: Int\n}").propertyNames == ["a-"])
        let closed = "struct Closed<T> { private(set) var wrappedValue: T }\n"
        #expect(Translated(closed + "class A: UIView {\n@Closed @objc var a: Int\n}").tableEntries() == ["_objcP(\"a\", \\A.a)"])
    }

    @Test func optionalRequirementsAreFoundByName() {
        #expect(translated("var window: UIWindow?").propertyNames == ["window"])
    }

    @Test func propertiesThatOverrideAnEntryNeedNone() {
        #expect(translated("override var text: String? { didSet {} }", superclass: "UILabel").propertyNames.isEmpty)
    }
}
