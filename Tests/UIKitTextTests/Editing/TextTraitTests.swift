import Foundation
import Testing
import UIKitTesting
@_spi(ForasteroInternal) @testable import UIKitText

/// What texts want of a keyboard, where it changes something or does not.
@MainActor
@Suite(.serialized)
struct TextTraitTests {
    private final class Note: UITextView {
        var hasShouted = false
        @objc func shout() { hasShouted = true }
    }

    @Test("TX-104: what the keys of a desk type is not corrected where the traits leave that open, or say no")
    func correction() throws {
        let stage = TextViewScreen(isEditing: true)
        #expect(stage.view.autocorrectionType == .default)
        try stage.type("teh ")
        stage.view.autocorrectionType = .no
        try stage.type("wrogn ")
        stage.screen.wait(1)
        #expect(stage.view.text == "teh wrogn ")
        #expect(stage.log.take().filter { $0.hasPrefix("change ") }.count == 10)
    }

    @Test("TX-200: the return key has the name that the text wants, and does nothing in an empty field that wants that")
    func returnKey() throws {
        let stage = FieldScreen()
        stage.screen.showsKeyboard = true
        let names: [(UIReturnKeyType, String)] = [
            (.go, "go"), (.google, "search"), (.join, "join"), (.next, "next"), (.route, "route"), (.search, "search"), (.send, "send"),
            (.yahoo, "search"), (.done, "done"), (.emergencyCall, "emergency call"), (.continue, "continue"), (.default, "return"),
        ]
        for (type, name) in names {
            stage.field.resignFirstResponder()
            stage.field.returnKeyType = type
            stage.field.becomeFirstResponder()
            stage.screen.wait(0.5)
            #expect(stage.screen.shows(name), "\(name)")
        }
        stage.field.enablesReturnKeyAutomatically = true
        _ = stage.log.take()
        try stage.press("return")
        #expect(stage.log.take().isEmpty)
        try stage.type("a")
        try stage.press("return")
        #expect(stage.log.take().contains("should return"))
    }

    @Test("TX-145: what an app has put into the menu of all texts is in that of a text that performs it, and only there")
    func menuItems() throws {
        UIMenuController.shared.menuItems = [
            UIMenuItem(title: "Shout", action: #selector(Note.shout)), UIMenuItem(title: "Other", action: Selector(("somethingElse"))),
        ]
        defer { UIMenuController.shared.menuItems = nil }
        let note = Note(frame: CGRect(x: 20, y: 40, width: 280, height: 120))
        let stage = TextViewScreen("word", isEditing: true, view: note)
        try stage.screen.doubleTap(at: stage.point(before: 2))
        stage.screen.wait(0.5)
        #expect(stage.screen.shows("Copy"))
        #expect(stage.screen.shows("Shout"))
        #expect(!stage.screen.shows("Other"))
        try stage.screen.tap("Shout")
        #expect(note.hasShouted)
        let plain = TextViewScreen("word", isEditing: true)
        try plain.screen.doubleTap(at: plain.point(before: 2))
        plain.screen.wait(0.5)
        #expect(plain.screen.shows("Copy"))
        #expect(!plain.screen.shows("Shout"))
    }
}
