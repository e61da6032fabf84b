import Testing

@testable import XCUIAutomation

struct TypedPartTests {
    @Test("XP-135: line feeds and the characters of XCUIKeyboardKey are keys")
    func parts() {
        #expect(TypedPart.parts(of: "ab\ncd") == [.text("ab"), .key("return"), .text("cd")])
        #expect(TypedPart.parts(of: XCUIKeyboardKey.delete.rawValue + "x") == [.key("delete"), .text("x")])
        #expect(TypedPart.parts(of: "").isEmpty)
        #expect(TypedPart.keyName(of: "s") == "s")
        #expect(TypedPart.keyName(of: XCUIKeyboardKey.upArrow.rawValue) == "up")
        #expect(TypedPart.keyName(of: "st") == nil)
    }
}
