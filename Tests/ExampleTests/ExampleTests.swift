import Testing
import UIKit
import UIKitTesting

@testable import Brightness
@testable import Selection
@testable import TabOrder
@testable import TapPopover
@testable import Views

/// The five seed examples, each used by its elements as somebody who tests an app of their own would.
@MainActor
@Suite(.serialized)
struct ExampleTests {
    init() {
        // What an earlier run has stored is of no concern.
        for key in ["TabOrder", "tabOrder", "selectedTab"] { UserDefaults.standard.removeObject(forKey: key) }
    }

    @Test("TabOrder: the tabs are rearranged, and another launch keeps them so")
    func tabOrder() throws {
        var screen = TestScreen(launching: TabOrder.AppDelegate.self)
        #expect(screen.tabBars.element.buttons.count == 5)
        try screen.tabBars.buttons["More"].tap()
        screen.wait(1)
        #expect(screen.navigationBars["More"].exists)
        try screen.tables.cells["Q"].scrollToVisible(in: screen.tables.firstMatch)
        try screen.buttons["Edit"].tap()
        screen.wait(1)
        let item = screen.descendants(matching: .any).matching { $0.label == "Q" && $0.isHittable }.firstMatch
        try item.press(forDuration: 0.1, thenDragTo: screen.tabBars.buttons["B"])
        screen.wait(1)
        try screen.buttons["Done"].tap()
        screen.wait(1)
        #expect(screen.tabBars.buttons["Q"].exists)
        #expect(!screen.tabBars.buttons["B"].exists)

        screen = TestScreen(launching: TabOrder.AppDelegate.self)
        try screen.tabBars.buttons["Q"].tap()
        #expect(screen.staticTexts["Tab Q"].isHittable)
        #expect(screen.switches["Lock"].value == "0")
    }

    @Test("Brightness: the level that is chosen is chosen after another launch")
    func brightness() throws {
        var screen = TestScreen(launching: Brightness.AppDelegate.self)
        #expect(screen.navigationBars["0%"].exists)
        try screen.tabBars.buttons["20%"].tap()
        screen.wait(0.5)
        #expect(screen.navigationBars["20%"].exists)
        #expect(screen.tabBars.buttons["20%"].isSelected)
        #expect(screen.tabBars.buttons.matching(NSPredicate(format: "isSelected == YES AND label ENDSWITH %@", "%")).count == 1)

        screen = TestScreen(launching: Brightness.AppDelegate.self)
        #expect(screen.navigationBars["20%"].exists)
        #expect(!screen.navigationBars["0%"].exists)
        try screen.tabBars.buttons["More"].tap()
        screen.wait(1)
        try screen.tables.cells["70%"].tap()
        screen.wait(1)
        #expect(screen.navigationBars["70%"].exists)
    }

    @Test("TapPopover: the popover points at where one has tapped, and goes by a tap beside it")
    func tapPopover() throws {
        let screen = TestScreen(launching: TapPopover.AppDelegate.self)
        #expect(screen.popovers.count == 0)
        try screen.tap(at: CGPoint(x: 120, y: 300))
        screen.wait(1)
        #expect(screen.popovers.element.textFields["x=120"].exists)
        #expect(screen.popovers.element.textFields["y=300"].exists)
        try screen.tap(at: CGPoint(x: 30, y: 800))
        #expect(screen.popovers.element.waitForNonExistence(withTimeout: 2))
        screen.wait(0.5)
        #expect(screen.staticTexts["Tap again"].exists)
    }

    @Test("Selection: a text is chosen from a table that is presented")
    func selection() throws {
        let screen = TestScreen(launching: Selection.AppDelegate.self)
        #expect(screen.staticTexts["choice"].label == "Nothing yet")
        try screen.buttons["Choose"].tap()
        #expect(screen.tables.element.waitForExistence(timeout: 2))
        screen.wait(1)
        #expect(screen.tables.cells.count == 6)
        try screen.tables.cells.element(matching: NSPredicate(format: "label BEGINSWITH[c] %@ AND isHittable == true", "porc")).tap()
        #expect(screen.tables.element.waitForNonExistence(withTimeout: 2))
        #expect(screen.staticTexts["choice"].label == "Porcelana")
        try screen.buttons["Choose"].tap()
        screen.wait(1)
        try screen.tables.element.swipeDown()
        #expect(screen.tables.element.waitForNonExistence(withTimeout: 2), "a sheet is pulled away")
        #expect(screen.staticTexts["choice"].label == "Porcelana")
    }

    @Test("Views: cards are added, reordered, found and removed, and the log says what they heard")
    func views() throws {
        let screen = TestScreen(launching: Views.AppDelegate.self)
        try screen.buttons["Add"].tap()
        #expect(screen.staticTexts["log"].label.contains("didMoveToSuperview"))
        try screen.buttons["To back"].tap()
        try screen.buttons["Exchange"].tap()
        #expect(screen.switches.element.value == "1")
        try screen.switches.element.tap()
        screen.wait(0.5)
        #expect(screen.switches.element.value == "0")
        #expect(screen.staticTexts["D"].exists)
        try screen.buttons["Remove"].tap()
        #expect(!screen.staticTexts["D"].exists)
        #expect(!screen.staticTexts["log"].label.contains("willRemoveSubview"), "nothing is logged while the switch is off")
        try screen.performAccessibilityAudit(for: .sufficientElementDescription)
    }
}
