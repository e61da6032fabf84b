import Foundation
import Testing
@testable import UIKitCore
import UIKitTesting

/// The dark menu over what is selected.
@MainActor
struct MenuControllerTests {
    private let screen = TestScreen()
    private let view = Editable(frame: CGRect(x: 100, y: 300, width: 100, height: 40))
    private let menu = UIMenuController.shared

    init() {
        menu.menuItems = nil
        menu.arrowDirection = .default
        screen.window.backgroundColor = .systemBackground
        screen.window.addSubview(view)
        screen.settle()
    }

    private func open() {
        menu.showMenu(from: view, rect: view.bounds)
        screen.wait(0.3)
    }

    @Test("It has the commands that somebody performs, and the app's own after them; a tap performs one and takes it away")
    func commands() throws {
        menu.menuItems = [
            UIMenuItem(title: "Shout", action: #selector(Editable.shout)), UIMenuItem(title: "Sing", action: Selector("sing:")),
        ]
        open()
        #expect(menu.isMenuVisible)
        #expect(screen.shows("Copy"))
        #expect(screen.shows("Shout"))
        #expect(!screen.shows("Paste"))
        #expect(!screen.shows("Sing"))
        try screen.tap("Copy")
        #expect(view.calls == ["copy"])
        #expect(view.sender === menu)
        #expect(!menu.isMenuVisible)
        screen.wait(0.5)
        #expect(!screen.shows("Copy"))
        open()
        try screen.tap("Shout")
        #expect(view.calls == ["copy", "shout"])
        screen.wait(0.5)
    }

    @Test("It stands above what it is for, below it where there is no room, and inside the screen")
    func place() {
        open()
        #expect(abs(menu.menuFrame.maxY - 300) <= 1)
        #expect(abs(menu.menuFrame.midX - 150) <= 1)
        menu.arrowDirection = .up
        #expect(abs(menu.menuFrame.minY - 340) <= 1)
        menu.hideMenu()
        menu.arrowDirection = .default
        view.frame = CGRect(x: 0, y: 60, width: 20, height: 20)
        open()
        #expect(abs(menu.menuFrame.minY - 80) <= 1)
        #expect(menu.menuFrame.minX >= 8)
        menu.hideMenu(from: screen.window)
        #expect(menu.isMenuVisible)
        menu.hideMenu(from: view)
        #expect(!menu.isMenuVisible)
        #expect(menu.menuFrame == .zero)
        screen.wait(0.5)
    }

    @Test("A touch beside it takes it away, and does what it does anyway")
    func outside() throws {
        let control = UIControl(frame: CGRect(x: 20, y: 600, width: 100, height: 50))
        control.accessibilityLabel = "Other"
        var taps = 0
        control.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        screen.window.addSubview(control)
        open()
        try screen.tap("Other")
        #expect(!menu.isMenuVisible)
        #expect(taps == 1)
        screen.wait(0.5)
    }

    @Test("Where nobody performs anything nothing comes; each coming and going is told")
    func notifications() {
        var names: [String] = []
        let observers = [
            UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
            UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
        ].map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                MainActor.assumeIsolated { names.append(String(name.rawValue.dropFirst("UIMenuController".count))) }
            }
        }
        view.isMute = true
        open()
        #expect(!menu.isMenuVisible)
        #expect(names.isEmpty)
        view.isMute = false
        open()
        menu.hideMenu()
        #expect(names == ["WillShowMenuNotification", "DidShowMenuNotification", "WillHideMenuNotification", "DidHideMenuNotification"])
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        screen.wait(0.5)
    }
}

private final class Editable: UIView {
    var calls: [String] = []
    var isMute = false
    weak var sender: AnyObject?

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        !isMute && super.canPerformAction(action, withSender: sender)
    }

    override func copy(_ sender: Any?) {
        calls.append("copy")
        self.sender = sender as AnyObject?
    }

    @objc func shout() { calls.append("shout") }
}
