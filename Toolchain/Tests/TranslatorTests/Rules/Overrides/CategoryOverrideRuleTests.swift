import Testing

@testable import Translator

@Suite struct CategoryOverrideRuleTests {
    private static let warning =
        "warning: an override in an extension of a class of another module is not called by that module; override in a subclass and use that"

    @Test func theBodyStaysAndTwoSubclassesShowItsPlace() {
        let result = Translated(
            "extension UIViewController {\n    open override func viewDidLoad() {}\n    override var preferredStatusBarStyle: Int { 1 }\n}")
        #expect(result.diagnostics.isEmpty && result.notUnderstood.isEmpty)
        #expect(result.line(2).squeezed == "func __ext_UIViewController_viewDidLoad() {}")
        #expect(result.line(3).squeezed == "var __ext_UIViewController_preferredStatusBarStyle: Int { 1 }")
        let lines = result.tail.split(separator: "\n").map { $0.replacing(/_[0-9a-z]+_1/, with: "") }
        #expect(
            lines.prefix(2) == [
                "private class __ObjCUnchanged: UIViewController {}",
                "private class __ObjCChanged: UIViewController { override func viewDidLoad() { __ext_UIViewController_viewDidLoad() }; "
                    + "override var preferredStatusBarStyle: Int { get { __ext_UIViewController_preferredStatusBarStyle } } }",
            ])
        #expect(
            lines.last?.hasSuffix("{ _objcOverride(UIViewController.self, as: __ObjCChanged.self, not: __ObjCUnchanged.self) }") ?? false)
    }

    @Test func observersAndSettersAreForwarded() {
        let result = Translated(
            """
            extension UIView {
                override var tag: Int { didSet { f() } }
                override public var frame: CGRect { get { super.frame } set { super.frame = newValue } }
                override class func g() throws -> Int { try super.g() }
            }
            """)
        #expect(result.tail.contains("override var tag: Int { didSet { __ext_UIView_tag_didSet(oldValue) } }"))
        #expect(result.tail.contains("override var frame: CGRect { get { __ext_UIView_frame } set { __ext_UIView_frame = newValue } }"))
        #expect(result.tail.contains("override class func g() throws -> Int { try __ext_UIView_g() }"))
    }

    @Test func theSameMemberOfAClassAndOfItsSuperclassHaveTwoNames() {
        let result = Translated(
            "extension UIView { override func awakeFromNib() {} }\nextension UIControl { override func awakeFromNib() { super.awakeFromNib() } }"
        )
        #expect(result.text.contains("func __ext_UIView_awakeFromNib()"))
        #expect(result.text.contains("func __ext_UIControl_awakeFromNib() { self.__ext_UIView_awakeFromNib() }"))
    }

    @Test func subclassesOfTheModuleReachItBySuper() {
        let result = Translated(
            """
            extension UIView { override func awakeFromNib() {} }; extension UIControl { override var tag: Int { 1 } }
            class A: UIView { override func awakeFromNib() { super.awakeFromNib(); super.layoutSubviews() } }
            class B: A { override func awakeFromNib() { super.awakeFromNib() } }
            extension UIControl { override func awakeFromNib() { super.awakeFromNib() } }
            class C: UIControl { override var tag: Int { super.tag } }
            """)
        #expect(result.line(2).contains("{ self.__ext_UIView_awakeFromNib(); super.layoutSubviews() }"))
        #expect(result.line(3).contains("{ super.awakeFromNib() }"))
        #expect(result.line(4).contains("{ self.__ext_UIView_awakeFromNib() }"))
        #expect(result.line(5).contains("{ self.__ext_UIControl_tag }"))
    }

    @Test func whatTheSystemDeclaresInAnExtensionCanBeOverriddenIfItIsOpen() {
        let library = Translated(
            "open class K: UIView {}\nextension K { @objc(f) open func f() {}; public func g() {} }", module: "UIKitMore",
            kind: .translatedSDK
        ).index
        let app = Translated(
            "class A: K {}; extension A { override func f() {} }", module: "App", enablesTesting: true, dependencies: [library])
        let tests = Translated(
            "@testable import App\nextension A { override func f() {}; override func g() {} }", module: "Tests",
            dependencies: [library, app.index])
        #expect(tests.diagnostics == ["/Sources/File.swift:2:51: " + Self.warning])
        #expect(tests.tail.contains("override func f() { __ext_A_f() }"))
    }

    @Test func aTestReachesIntoTheApp() {
        let app = Translated("public class A: UIView {}; final class B: UIView {}", module: "App", enablesTesting: true).index
        let text = "extension A { override func layoutSubviews() {} }"
        #expect(Translated("@testable import App\n" + text, module: "Tests", dependencies: [app]).diagnostics.isEmpty)
        #expect(
            Translated("import App\n" + text, module: "Tests", dependencies: [app]).diagnostics == [
                "/Sources/File.swift:2:29: " + Self.warning
            ])
        let final = Translated(
            "@testable import App\nextension B { override func layoutSubviews() {} }", module: "Tests", dependencies: [app])
        #expect(final.diagnostics == ["/Sources/File.swift:2:29: " + Self.warning])
        #expect(!final.text.contains("__ObjCChanged"))
    }
}
