import Testing

@testable import Translator

@Suite struct PropertyRuleTests {
    private func entries(_ members: String, superclass: String = "UIView") -> [String] {
        Translated("class A: \(superclass) {\n\(members)\n}").tableEntries()
    }

    @Test(arguments: [
        ("@objc var a = 1", "_objcP(\"a\", \\A.a)"),
        ("@IBOutlet private weak var label: UILabel!", "_objcP(\"label\", \\A.label)"),
        ("@IBInspectable var width: Int { get { 1 } set {} }", "_objcP(\"width\", \\A.width)"),
        ("@objc(other) var a = 1", "_objcP(\"other\", \\A.a)"),
        ("@objc var a = 1, b = 2", "_objcP(\"a\", \\A.a), _objcP(\"b\", \\A.b)"),
        ("@objc var `in` = 1", "_objcP(\"in\", \\A.`in`)"),
        ("@objc let a = 1", "_objcP(\"a\", \\A.a)"),
    ])
    func propertiesGetEntries(member: String, entry: String) {
        #expect(entries(member) == [entry])
    }

    @Test(arguments: [
        "var a = 1", "@nonobjc var a = 1", "@objc var a: Int { get throws { 1 } }",
        "@objc var a: Int { get async { 1 } }", "@available(*, unavailable) @objc var a: Int { 1 }",
    ])
    func theseGetNone(member: String) {
        #expect(entries(member).isEmpty)
    }

    @Test func optionalRequirementsAreFoundByName() {
        #expect(entries("var window: UIWindow?") == ["_objcP(\"window\", \\A.window)"])
    }

    @Test func propertiesThatOverrideAnEntryNeedNone() {
        #expect(entries("override var text: String? { didSet {} }", superclass: "UILabel").isEmpty)
    }
}
