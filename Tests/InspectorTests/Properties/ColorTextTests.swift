import Testing
import UIKitTesting

@_spi(ForasteroInternal) @testable import Inspector

@MainActor
struct ColorTextTests {
    @Test("Colours are written with two digits a channel, and read with or without the transparency")
    func text() throws {
        #expect(ColorText(of: UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.2)).text == "#ff800033")
        #expect(ColorText("#ff8000")?.text == "#ff8000ff")
        #expect(ColorText("#0102a0b0")?.text == "#0102a0b0")
        #expect(ColorText(of: UIColor(red: 7, green: -3, blue: .nan, alpha: 1)).text == "#ff0000ff")
    }

    @Test("What is no colour is none", arguments: ["", "red", "#12345", "#1234567", "#gg0000", "#+12345", "#ééé", "# 12345"])
    func noColor(text: String) {
        #expect(ColorText(text) == nil)
    }
}
