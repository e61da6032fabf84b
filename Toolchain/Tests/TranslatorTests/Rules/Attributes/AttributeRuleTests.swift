import Testing

@testable import Translator

@Suite struct AttributeRuleTests {
    @Test func attributesOfObjectiveCBecomeSpaces() {
        let result = Translated(
            """
            @IBDesignable class A: UIView {
                @IBInspectable var width: Int { 1 }
                @nonobjc func f() {}
            }
            """)
        #expect(
            result.text.hasPrefix("              class A: UIView {\n                   var width: Int { 1 }\n             func f() {}\n"))
        #expect(result.constructs["@IBDesignable"] == 1)
    }

    @Test func attributesOverSeveralLinesKeepTheirLines() {
        let result = Translated("class A: UIView {\n    @objc(\n        go)\n    @discardableResult\n    func run() -> Int { 1 }\n}")
        #expect(result.line(4) == "@discardableResult")
        #expect(result.tableEntries() == ["_objcM0(\"go\", \"run()\", { (o: A) -> Int in o.run() })"])
    }

    @Test func blocksAreClosures() {
        let result = Translated(
            """
            typealias Body = @convention(block) (String) -> Void
            let c: @convention(c) (UnsafePointer<UIColor>) -> Void = { _ in }
            let d: @convention(c) (UnsafePointer<Int>) -> Void = { _ in }
            let p = unsafeBitCast(body, to: UnsafeMutableRawPointer.self)
            """)
        #expect(result.line(1).squeezed == "typealias Body = (String) -> Void")
        #expect(result.line(2).squeezed == "let c: (UnsafePointer<UIColor>) -> Void = { _ in }")
        #expect(result.line(3) == "let d: @convention(c) (UnsafePointer<Int>) -> Void = { _ in }")
        #expect(result.line(4) == "let p = _objcBitCast(body, to: UnsafeMutableRawPointer.self)")
        #expect(Translated("let p = unsafeBitCast(body, to: UnsafeMutableRawPointer.self)").translation.files[0].text == nil)
    }

    /// An implementation of a method comes as a pointer, and is called as a function.
    @Test func implementationsBecomeClosures() {
        let result = Translated(
            "typealias Body = @convention(c) (AnyObject, UIColor) -> Void\nlet b = unsafeBitCast(implementation, to: Body.self)")
        #expect(result.line(1).squeezed == "typealias Body = (AnyObject, UIColor) -> Void")
        #expect(result.line(2) == "let b = _objcBitCast(implementation, to: Body.self)")
    }

    @Test(arguments: ["@UIApplicationMain", "@NSApplicationMain"]) func applicationMainBecomesMain(attribute: String) {
        #expect(Translated("\(attribute) class A {}").text.hasPrefix("@main"))
    }

    @Test func otherAttributesStay() {
        let source = "@available(iOS 13, *) @discardableResult public func f() -> Int { 1 }\n@frozen public struct S {}"
        #expect(Translated(source).translation.files[0].text == nil)
    }
}
