import Testing

@testable import Translator

@Suite struct ObservablePropertyRuleTests {
    private func line(_ member: String) -> String {
        Translated("class A: NSObject {\n\(member)\n}").line(2).squeezed
    }

    private let will = "_objcWillChange(self, \"a\")"
    private let did = "_objcDidChange(self, \"a\")"

    @Test func storedPropertiesGetObservers() {
        #expect(line("@objc dynamic var a: Int = 1") == "var a: Int = 1 { willSet { \(will) } didSet { \(did) } }")
        #expect(line("@objc dynamic var a: Int?") == "var a: Int? { willSet { \(will) } didSet { \(did) } }")
    }

    @Test func eachOfSeveralPropertiesGetsItsOwn() {
        #expect(
            line("@objc dynamic var a = 1, b = 2")
                == "var a = 1 { willSet { \(will) } didSet { \(did) } }, b = 2 "
                + "{ willSet { _objcWillChange(self, \"b\") } didSet { _objcDidChange(self, \"b\") } }")
    }

    @Test func existingObserversAreMerged() {
        #expect(line("@objc dynamic var a = 1 { didSet { f() } }") == "var a = 1 { willSet { \(will) } didSet { defer { \(did) }; f() } }")
        #expect(line("@objc dynamic var a = 1 { willSet { f() } }") == "var a = 1 { willSet { \(will); f() } didSet { \(did) } }")
    }

    @Test func settersTellObservers() {
        #expect(
            line("@objc dynamic var a: Int { get { 1 } set { f() } }")
                == "var a: Int { get { 1 } set { \(will); defer { \(did) }; f() } }")
    }

    @Test(arguments: ["@objc dynamic var a: Int { 1 }", "@objc dynamic lazy var a = 1", "@objc dynamic static var a = 1"])
    func theseChangeWithoutNotice(member: String) {
        #expect(!line(member).contains("_objcWillChange"))
        #expect(!line(member).contains("dynamic"))
    }

    @Test func nativeDynamicMembersStay() {
        #expect(line("dynamic var a = 1") == "dynamic var a = 1")
    }

    /// So that `observe` knows the name of a key path that comes as a value.
    @Test func theTableHasTheKeyPath() {
        let result = Translated("class A: NSObject {\n@objc dynamic var a = 1\n@objc var b = 2\n}")
        #expect(result.tableEntries() == ["_objcK(\"a\", \\A.a)"])
    }

    @Test func theObjectiveCNameIsTheKey() {
        #expect(line("@objc(other) dynamic var a = 1").contains("_objcWillChange(self, \"other\")"))
    }
}
