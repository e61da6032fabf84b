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
                "_objcM2(\"override customize(_:by:)\", \"override customize(_:by:)\", { (o: A, a0: Int, a1: String) -> String in o.__ovr_A_customize(a0, by: a1) })"
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

    /// The class body could not override what is in another module's extension.
    @Test func anOverrideInAnExtensionOfASubclassFindsAMemberOfAnExtension() {
        let result = Translated(
            "extension UIView { @objc open func f() -> Int { 1 } }\nclass A: UIView {}\nextension A { override func f() -> Int { super.f() + 1 } }"
        )
        #expect(result.line(2) == "class A: UIView {}")
        #expect(result.line(3).squeezed.hasPrefix("extension A { func __ovr_A_f() -> Int { self.__super_A_f() + 1 }"))
        #expect(result.diagnostics.isEmpty)
    }

    @Test func anOverridablePropertyOfAnExtensionAsksForAnOverrideFirst() {
        let result = Translated(
            "extension UIView {\n@objc open var inset: Int { get { 1 } set {} }\n}\n"
                + "class A: UIView {\noverride var inset: Int { get { super.inset + 1 } set {} }\n}")
        #expect(result.line(2).squeezed == "public var __base_inset: Int { get { 1 } set {} }")
        #expect(
            result.line(3).hasPrefix(
                "public var inset: Int { get { if let f: () -> Int = _objcOptional0(self, \"override inset\") { return f() }; "
                    + "return __base_inset } set { if let f: (Int) -> Void = _objcOptional1(self, \"override inset=\") "
                    + "{ return f(newValue) }; __base_inset = newValue } }; "))
        #expect(result.line(5).squeezed == "var __ovr_A_inset: Int { get { self.__super_A_inset + 1 } set {} }")
        #expect(
            result.line(6).hasPrefix("var __super_A_inset: Int { get { if let f: () -> Int = _objcAbove0(A.self, self, \"override inset\")")
        )
        #expect(
            result.text.contains("_objcM1(\"override inset=\", \"override inset=\", { (o: A, a0: Int) -> Void in o.__ovr_A_inset = a0 })"))
    }

    @Test func anOverrideOfSuchAPropertyMayStandInAnExtension() {
        let result = Translated(
            "extension UIView {\n@objc var inset: Int { 1 }\n}\nclass A: UIView {}\nextension A {\noverride var inset: Int { 2 }\n}")
        #expect(result.line(4) == "class A: UIView {}")
        #expect(result.line(6).squeezed == "var __ovr_A_inset: Int { 2 }")
    }

    @Test func whatIsInternalCanBeOverriddenByATest() {
        let library = "extension UIView { @objc var isSkipped: Bool { false }\n@objc func skip() {}\n@objc private func hide() {} }"
        let tested = Translated(library, module: "Library", enablesTesting: true)
        #expect(tested.line(1).squeezed == "extension UIView { var __base_isSkipped: Bool { false }")
        #expect(tested.line(2).squeezed == "func __base_skip() {}")
        #expect(!tested.text.contains("__base_hide"))
        #expect(!Translated(library, module: "Library").text.contains("__base_"))
        let result = Translated(
            "class A: UIView { override var isSkipped: Bool { true } }", module: "LibraryTests", dependencies: [tested.index])
        #expect(result.line(1).squeezed.hasPrefix("class A: UIView { var __ovr_A_isSkipped: Bool { true }"))
    }

    @Test func aTypePropertyCanBeOverridden() {
        let library =
            "extension UIViewController { @objc class var preferredName: String { \"Main\" }\n@objc final class var nib: Int { 1 } }"
        let tested = Translated(library, module: "Library", enablesTesting: true)
        #expect(tested.line(1).squeezed == "extension UIViewController { class var __base_preferredName: String { \"Main\" }")
        #expect(
            tested.text.contains(
                "class var preferredName: String { get { if let f: () -> String = "
                    + "_objcTypeMember0(self, self, \"+override preferredName\") { return f() }; return __base_preferredName } }"))
        #expect(!tested.text.contains("__base_nib"))
        let result = Translated(
            "class A: UIViewController {\noverride class var preferredName: String { super.preferredName + \"A\" }\n}", module: "Tests",
            dependencies: [tested.index])
        #expect(result.line(2).squeezed == "class var __ovr_A_class_preferredName: String { self.__super_A_class_preferredName + \"A\" }")
        #expect(
            result.line(3).hasPrefix(
                "static var __super_A_class_preferredName: String { get { if let f: () -> String = "
                    + "_objcTypeMember0(_getSuperclass(A.self), self, \"+override preferredName\") { return f() }; "
                    + "return __base_preferredName } }; "))
        #expect(
            result.tableEntries() == [
                "_objcM0(\"+override preferredName\", \"+override preferredName\", "
                    + "{ (o: _ObjCClassObject) -> String in (o.type as! A.Type).__ovr_A_class_preferredName })"
            ])
    }

    /// Both have one name: the instance's is no member of an extension.
    @Test func aTypePropertyIsToldFromThatOfAnInstance() {
        let tested = Translated("extension UILabel { @objc class var text: String { \"\" } }", module: "Library", enablesTesting: true)
        #expect(tested.text.contains("class var __base_text: String"))
        let result = Translated(
            "class A: UILabel { override class var text: String { \"\" } }\nclass B: UILabel { override var text: String? { get { nil } set {} } }",
            module: "Tests", dependencies: [tested.index])
        #expect(result.line(1).contains("var __ovr_A_class_text: String"))
        #expect(result.line(2) == "class B: UILabel { override var text: String? { get { nil } set {} } }")
    }

    @Test func aLocalClassCanOverrideATypeProperty() {
        let tested = Translated("extension UIView { @objc class var kind: Int { 1 } }", module: "Library", enablesTesting: true)
        let result = Translated(
            "func f() {\nclass A: UIView { override class var kind: Int { 2 } }\n}", module: "Tests", dependencies: [tested.index])
        #expect(result.line(2).contains("class var __ovr_A_class_kind: Int { 2 }"))
        #expect(result.line(2).contains("_objcRegisterLocal(A.self)"))
    }

    @Test func aTypeMethodCanBeOverridden() {
        let library =
            "extension UIView { @objc open class func make(_ n: Int) -> String { \"\" }\n@objc open class func copy() -> Self { self.init() } }"
        let index = Translated(library, module: "Library")
        #expect(
            index.text.contains(
                "class public func make(_ n: Int) -> String { if let f: (Int) -> String = "
                    + "_objcTypeMember1(self, self, \"+override make(_:)\") { return f(n) }; return __base_make(n) }"))
        #expect(!index.text.contains("__base_copy"))
        let result = Translated(
            "class A: UIView {\noverride class func make(_ n: Int) -> String { super.make(n) }\n}", module: "App",
            dependencies: [index.index])
        #expect(result.line(2).squeezed == "class func __ovr_A_class_make(_ n: Int) -> String { self.__super_A_class_make(n) }")
        #expect(
            result.line(3).hasPrefix(
                "static func __super_A_class_make(_ n: Int) -> String { if let f: (Int) -> String = "
                    + "_objcTypeMember1(_getSuperclass(A.self), self, \"+override make(_:)\") { return f(n) }; return __base_make(n) }; "))
        #expect(
            result.tableEntries() == [
                "_objcM1(\"+override make(_:)\", \"+override make(_:)\", "
                    + "{ (o: _ObjCClassObject, a0: Int) in (o.type as! A.Type).__ovr_A_class_make(a0) })"
            ])
    }

    @Test func overloadsByTypeAreToldApart() {
        let result = Translated(
            "extension UIView { func f(_ a: Int...) {}\n@objc func f(_ a: [Int]) {} }\nextension UIControl { override func f(_ a: [Int]) {} }"
        )
        #expect(result.line(3).squeezed.hasPrefix("extension UIControl { func __ovr_UIControl_f(_ a: [Int]) {}"))
        #expect(result.diagnostics.isEmpty)
    }

    /// Its class's callers see the wider type; the dispatcher gives what the overridden one is given.
    @Test func anOverrideWithWiderParametersIsSeenUnderItsName() {
        let result = Translated(
            """
            class Base {}; class Special: Base {}
            extension UIView { @objc func update(handler: (_ x: Base) -> Void) -> Self { self } }
            extension UIControl { @objc override func update(handler: (_ x: Special) -> Void) -> Self { self } }
            """)
        #expect(result.text.contains("func update(handler: (_ x: Special) -> Void) -> Self { __ovr_UIControl_update(handler: handler) }"))
        #expect(result.text.contains("func __super_UIControl_update(handler argument0: (_ x: Base) -> Void) -> Self {"))
        #expect(result.tableEntries().contains { $0.contains("(o: UIControl, a0: (_ x: Base) -> Void) in o.__ovr_UIControl_update") })
        #expect(result.diagnostics.isEmpty)
    }

    @Test func membersThatNobodyCanOverrideStay() {
        #expect(!Translated("extension UIView { @objc public func f() {} }").text.contains("__base_"))
        #expect(
            Translated("extension UIView { @objc func f() {} }\nclass A: UIView { override func f() {} }").text.contains("__base_f"))
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
