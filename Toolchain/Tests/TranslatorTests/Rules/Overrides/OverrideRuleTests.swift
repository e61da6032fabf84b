import Testing

@testable import Translator

@Suite struct OverrideRuleTests {
    @Test func anOverrideInAnExtensionIsForwardedFromTheClass() {
        let result = Translated(
            "class A: UIView {\n}\nextension A {\n    open override func layoutSubviews() { super.layoutSubviews() }\n}")
        #expect(
            result.text.squeezed.contains(
                """
                class A: UIView {

                #sourceLocation(file: "/Sources/File.swift", line: 4)
                open override func layoutSubviews() { __ext_A_layoutSubviews() }
                #sourceLocation(file: "/Sources/File.swift", line: 2)
                 }
                extension A {
                 func __ext_A_layoutSubviews() { super.layoutSubviews() }
                }
                """))
    }

    @Test func theClassMayStandInAnotherFile() {
        let result = Translated(files: [
            "A.swift": "class A: UIView {}", "B.swift": "\nextension A { override var intrinsicContentSize: CGSize { .zero } }",
        ])
        #expect(result.text(of: 0).contains("#sourceLocation(file: \"/Sources/B.swift\", line: 2)\n"))
        #expect(
            result.text(of: 0).contains("override var intrinsicContentSize: CGSize { get { __ext_A_intrinsicContentSize } }"))
        #expect(result.text(of: 1).squeezed.contains("extension A { var __ext_A_intrinsicContentSize: CGSize { .zero } }"))
    }

    @Test(arguments: [
        (
            "@objc open func f(_ a: Int, by b: String = \"x\") -> Int { 1 }",
            "open func f(_ a: Int, by b: String = \"x\") -> Int { __ext_A_f(a, by: b) }"
        ),
        (
            "@objc open func f(_: Int, x _: Int) {}",
            "open func f(_ argument0: Int, x argument1: Int) { __ext_A_f(argument0, x: argument1) }"
        ),
        ("override class func f() throws {}", "override class func f() throws { try __ext_A_f() }"),
        ("@objc open func f() async {}", "open func f() async { await __ext_A_f() }"),
        ("@discardableResult override func f() -> Int { 1 }", "@discardableResult override func f() -> Int { __ext_A_f() }"),
        ("@objc open var a: Int { get { 1 } set {} }", "open var a: Int { get { __ext_A_a } set { __ext_A_a = newValue } }"),
        ("func scrollViewDidScroll(_ v: UIView) {}; override func g() {}", "override func g() { __ext_A_g() }"),
        ("open func scrollViewDidScroll(_ v: UIView) {}", "open func scrollViewDidScroll(_ v: UIView) { __ext_A_scrollViewDidScroll(v) }"),
    ])
    func forwarders(member: String, forwarder: String) {
        let result = Translated("class A: UIView {}\nextension A { \(member) }")
        #expect(result.text.contains("\n\(forwarder)\n"))
    }

    @Test func anOverrideInAnExtensionThatOnlyWatchesAPropertyIsForwarded() {
        let result = Translated(
            """
            class A: UIView {}
            extension A {
                open override var tag: Int {
                    willSet(next) { print(next) } didSet { print(tag, oldValue) }
                }
            }
            """)
        #expect(
            result.text.contains(
                "\nopen override var tag: Int { willSet { __ext_A_tag_willSet(newValue) } didSet { __ext_A_tag_didSet(oldValue) } }\n"))
        #expect(
            result.text.squeezed.contains(
                "func __ext_A_tag_willSet(_ next: Int) { print(next) }; func __ext_A_tag_didSet(_ oldValue: Int) { print(tag, oldValue) };")
        )
    }

    @Test func accessOfTheExtensionGoesAlong() {
        let result = Translated("open class A: UIView {}\npublic extension A { override func layoutSubviews() {} }")
        #expect(result.text.contains("\npublic override func layoutSubviews() { __ext_A_layoutSubviews() }\n"))
    }

    @Test func whatMayBeAWitnessOfObjectiveCCanBeOverridden() {
        let subclass = "\nclass B: A { override func copy(with z: NSZone?) -> Any { 2 }; override var isOn: Bool { true } }"
        let members = "public func copy(with z: NSZone?) -> Any { 1 }; var isOn: Bool { false }; func g() {}"
        let witness = Translated("class A: UIView {}\nextension A: NSCopying, Switching { \(members) }" + subclass)
        #expect(witness.text.contains("\npublic func copy(with z: NSZone?) -> Any { __ext_A_copy(with: z) }\n"))
        #expect(witness.text.contains("\nvar isOn: Bool { get { __ext_A_isOn } }\n"))
        #expect(!witness.text.contains("__ext_A_g"))
        let other = Translated("class A: UIView {}\nextension A { \(members) }" + subclass)
        #expect(!other.text.contains("__ext_A"))
    }

    @Test func membersThatNobodyOverridesStay() {
        let source = "class A: UIView {}\nextension A { @objc func f() {} }"
        #expect(!Translated(source).text.contains("__ext_"))
        #expect(Translated(source + "\nclass B: A { override func f() {} }").text.contains("func f() { __ext_A_f() }"))
    }

    @Test(arguments: ["@objc final func f() {}", "@objc private func f() {}", "@objc static func f() {}", "func f() {}"])
    func theseAreNeverForwarded(member: String) {
        let result = Translated("class A: UIView {}\nextension A { \(member) }\nclass B: A { override func f() {} }")
        #expect(!result.text.contains("__ext_"))
    }

    @Test func anOverrideOfAnUnisolatedMemberOfNSObjectStaysUnisolated() {
        let result = Translated(
            "class A: UIView {}\nextension A {\n    override public var debugDescription: String { \"a\" }\n    override var tag: Int { 1 }\n}"
        )
        #expect(result.text.squeezed.contains("public nonisolated var __ext_A_debugDescription: String"))
        #expect(!result.text.contains("nonisolated var __ext_A_tag"))
    }

    /// Swift's own calls must ask what has replaced the method.
    @Test func aDynamicMethodAsksForAReplacement() {
        let result = Translated(
            "class A: NSObject {\n@objc dynamic func f(_: Int, b: String) -> Int { 1 }\n}\nclass B: A {\noverride func f(_ a: Int, b: String) -> Int { super.f(a, b: b) }\n}"
        )
        #expect(result.line(2).squeezed == "func __dyn_A_f(_: Int, b: String) -> Int { 1 }")
        #expect(
            result.line(3).hasPrefix(
                "func f(_ argument0: Int, b: String) -> Int { if let f: (Int, String) -> Int = _objcReplaced2(self, A.self, \"f:b:\") "
                    + "{ return f(argument0, b) }; return __dyn_A_f(argument0, b: b) }; "))
        #expect(result.line(5).squeezed == "func __dyn_B_f(_ a: Int, b: String) -> Int { super.f(a, b: b) }")
        #expect(
            result.line(6).hasPrefix(
                "override func f(_ a: Int, b: String) -> Int { if let f: (Int, String) -> Int = _objcReplaced2(self, B.self,"))
        #expect(
            result.tableEntries().first
                == "_objcDynamic(_objcM2(\"f:b:\", \"f(_:b:)\", { (o: A, a0: Int, a1: String) -> Int in o.f(a0, b: a1) }), "
                + "_objcM2(\"f:b:\", \"f(_:b:)\", { (o: A, a0: Int, a1: String) -> Int in o.__dyn_A_f(a0, b: a1) }))")
        #expect(result.tableEntries().count == 2)
    }

    @Test func aMethodThatIsNotDynamicStays() {
        #expect(!Translated("class A: NSObject { @objc func f() {} }\nclass B: NSObject { dynamic func f() {} }").text.contains("__dyn_"))
    }
}
