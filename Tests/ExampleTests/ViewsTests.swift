import Testing
import UIKit
import UIKitTesting
import ViewLookup

@testable import Views

/// What the seed recipes ask of Views beside the story that ``ExampleTests`` tells.
@MainActor
@Suite(.serialized)
struct ViewsTests {
    private let screen = TestScreen(launching: Views.AppDelegate.self)

    @Test("Label and switch come from a XIB, and are found from the window by tag and by name, as their classes")
    func lookUp() {
        let window = screen.window
        let (label, logSwitch) = (window.label(withTag: 101), window.switch(withTag: 102))
        #expect(label?.text == "Log the callbacks")
        #expect(label?.superview is PanelView)
        #expect(label?.superview === logSwitch?.superview)
        #expect(window.label(named: "caption") === label)
        #expect(window.switch(named: "log switch") === logSwitch)
        #expect(logSwitch != nil)
        #expect(window.viewWithTag(101) === label)
        #expect(window.label(withTag: 102) == nil)
    }

    @Test("The buttons find both, and name a card, whose tag is shown")
    func buttons() throws {
        try screen.buttons["Find by tag"].tap()
        #expect(screen.staticTexts["Found by tag"].exists)
        #expect(screen.switches.element.value == "0")
        try screen.buttons["Find by name"].tap()
        screen.wait(0.5)
        #expect(screen.staticTexts["Found by name"].exists)
        #expect(screen.switches.element.value == "1")
        try screen.buttons["Name"].tap()
        #expect(screen.window.view(named: "C") is CardView)
        #expect(screen.staticTexts["tag 10000"].exists)
        try screen.buttons["Unname"].tap()
        #expect(screen.window.view(named: "C") == nil)
        #expect(!screen.staticTexts["tag 10000"].exists)
    }

    @Test("There is a button for every operation, and those that can do nothing are disabled")
    func operations() throws {
        let titles = [
            "Add", "Insert at 0", "Insert above", "Insert below", "Exchange", "To front", "To back", "Remove", "Find by tag",
            "Find by name",
            "Name", "Unname",
        ]
        #expect(titles.allSatisfy { screen.buttons[$0].isHittable && screen.buttons[$0].isEnabled })
        for _ in 0..<3 { try screen.buttons["Add"].tap() }
        #expect(!screen.buttons["Add"].isEnabled)
        #expect(!screen.buttons["Insert below"].isEnabled)
        #expect(screen.buttons["Remove"].isEnabled)
        for _ in 0..<6 { try screen.buttons["Remove"].tap() }
        #expect(!screen.buttons["Remove"].isEnabled)
        #expect(!screen.buttons["Exchange"].isEnabled)
        #expect(screen.buttons["Add"].isEnabled)
    }
}
