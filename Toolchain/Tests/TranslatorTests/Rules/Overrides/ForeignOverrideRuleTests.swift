import Testing

@testable import Translator

@Suite struct ForeignOverrideRuleTests {
    private let library = "extension UIView {\n    @objc open func customize(_ n: Int, by k: String) -> String { k }\n}"

    @Test func anOpenMemberAsksForAnOverrideFirst() {
        let result = Translated(library, module: "Library")
        #expect(result.line(2).squeezed == "public func __base_customize(_ n: Int, by k: String) -> String { k }")
        #expect(
            result.line(3).hasPrefix(
                "public func customize(_ n: Int, by k: String) -> String { if let f: (Int, String) -> String = "
                    + "_objcOptional2(self, \"override customize(_:by:)\") { return f(n, k) }; return __base_customize(n, by: k) }; "))
    }

    @Test func anOverrideInAnotherModuleGoesIntoTheTable() {
        let index = Translated(library, module: "Library").index
        let result = Translated(
            "class A: UIView {\n    override func customize(_ n: Int, by k: String) -> String { super.customize(n, by: k) }\n}",
            dependencies: [index])
        #expect(
            result.line(2).squeezed
                == "func __ovr_A_customize(_ n: Int, by k: String) -> String { self.__super_A_customize(n, by: k) }")
        #expect(
            result.line(3).hasPrefix(
                "func __super_A_customize(_ n: Int, by k: String) -> String { if let f: (Int, String) -> String = "
                    + "_objcAbove2(A.self, self, \"override customize(_:by:)\") { return f(n, k) }; return __base_customize(n, by: k) }; "))
        #expect(
            result.tableEntries() == [
                "_objcM2(\"override customize(_:by:)\", \"override customize(_:by:)\", { (o: A, a0, a1) -> String in o.__ovr_A_customize(a0, by: a1) })"
            ])
    }

    @Test func anOverrideInAnExtensionFindsAMemberOfAnExtension() {
        let result = Translated(
            "extension UIView { @discardableResult @objc open func f() -> Int { 1 } }\n"
                + "extension UIControl { override open func f() -> Int { super.f() + 1 } }")
        #expect(result.line(1).contains("@discardableResult public func f() -> Int { if let f: () -> Int = _objcOptional0("))
        #expect(
            result.line(2).squeezed.hasPrefix("extension UIControl { func __ovr_UIControl_f() -> Int { self.__super_UIControl_f() + 1 }"))
        #expect(result.diagnostics.isEmpty)
    }

    @Test func overloadsByTypeAreToldApart() {
        let result = Translated(
            "extension UIView { func f(_ a: Int...) {}\n@objc func f(_ a: [Int]) {} }\nextension UIControl { override func f(_ a: [Int]) {} }"
        )
        #expect(result.line(3).squeezed.hasPrefix("extension UIControl { func __ovr_UIControl_f(_ a: [Int]) {}"))
        #expect(result.diagnostics.isEmpty)
    }

    @Test func membersThatNobodyCanOverrideStay() {
        #expect(!Translated("extension UIView { @objc public func f() {} }").text.contains("__base_"))
        #expect(
            Translated("extension UIView { @objc func f() {} }\nclass A: UIView { override func f() {} }").text.contains("__base_f"))
    }

    @Test func anOverrideInAnExtensionOfAForeignClassIsReported() {
        let result = Translated(
            "extension UIViewController {\n    open override func viewDidLoad() {}\n    override var preferredStatusBarStyle: Int { 1 }\n}")
        let message = "warning: an override in an extension of a class of another module is not called by that module; "
        #expect(
            result.diagnostics == [
                "/Sources/File.swift:2:24: \(message)override in a subclass and use that",
                "/Sources/File.swift:3:18: \(message)override in a subclass and use that",
            ])
        #expect(result.line(2).squeezed == "func __category_viewDidLoad() {}")
        #expect(
            result.tableEntries() == [
                "_objcM0(\"override viewDidLoad()\", \"override viewDidLoad()\", { (o: UIViewController) in o.__category_viewDidLoad() }), "
                    + "_objcP(\"override preferredStatusBarStyle\", \\UIViewController.__category_preferredStatusBarStyle)"
            ])
    }

    /// The overload that is variadic has the same name for Swift, but takes no part.
    @Test func anOverrideInAnExtensionFindsTheOverloadOfItsTypes() {
        let result = Translated(
            """
            extension UIView { public func put(_ views: UIView...) {} }
            extension UIView { @objc public func put(_ views: [UIView]) {} }
            extension UITableViewCell { public override func put(_ views: [UIView]) {} }
            """)
        #expect(result.notUnderstood.isEmpty)
        #expect(result.text.contains("func __ovr_UITableViewCell_put(_ views: [UIView])"))
    }
}
