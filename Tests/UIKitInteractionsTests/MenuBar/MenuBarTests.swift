@_spi(ForasteroInternal) @testable import UIKitDrive
@testable import UIKitInteractions
import Display
import Foundation
import Testing
import UIKitTesting

@_spi(ForasteroInternal) @testable import UIKitCore

/// The main menu in the window of a desktop.
@MainActor
struct MenuBarTests {
    private let screen: TestScreen
    private let driver: ScreenDriver

    init() {
        MenuBarApp.log = []
        screen = TestScreen(launching: MenuBarApp.self, size: CGSize(width: 700, height: 500), scale: 1, kind: .window)
        driver = ScreenDriver()
    }

    private var bar: DesktopMenuBar { DisplayHost.current.mainMenu as! DesktopMenuBar }
    private var titles: [String] { bar.strip.titles.compactMap(\.accessibilityLabel) }
    private var rows: [String] { bar.panels.last?.rows.map(\.title) ?? [] }
    private var highlighted: String? { bar.panels.last?.highlightedRow?.title }

    private func row(_ title: String) throws -> MenuBarRow {
        try #require(bar.panels.flatMap(\.rows).first { $0.title == title })
    }

    private func mouse(_ phase: PointerEvent.Phase, _ view: UIView) {
        let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil as UIView?)
        mouse(phase, at: point)
    }

    private func mouse(_ phase: PointerEvent.Phase, at point: CGPoint) { mouse(phase, at: point, by: driver) }

    private func mouse(_ phase: PointerEvent.Phase, at point: CGPoint, by driver: ScreenDriver) {
        let buttons: PointerEvent.Buttons = phase == .began || phase == .moved ? .primary : []
        driver.inject(
            .pointer(PointerEvent(id: 9, kind: .mouse, phase: phase, location: point, timestamp: driver.host.clock.now, buttons: buttons)))
        driver.settle()
    }

    private func alt(_ phase: KeyEvent.Phase) {
        let event = KeyEvent(
            phase: phase, usage: UIKeyboardHIDUsage.keyboardLeftAlt.rawValue, charactersIgnoringModifiers: "",
            modifiers: phase == .down ? .alternate : [], timestamp: driver.host.clock.now)
        driver.inject(.key(event))
        driver.settle()
    }

    @Test("SV-111: in a window of a desktop the main menu is a bar, which the content is told of as of a status bar")
    func strip() throws {
        #expect(titles.contains("File"))
        #expect(titles.contains("Tools"))
        #expect(!titles.contains("Help"), "menus that hold nothing are left out")
        #expect(bar.stripHeight > 0)
        #expect(screen.window.safeAreaInsets == UIEdgeInsets(top: bar.stripHeight, left: 0, bottom: 0, right: 0))
        #expect(MenuBarApp.log == ["build"])
    }

    @Test("SV-111: a phone and a tablet have no bar", arguments: [DeviceShape.Kind.phone, .pad])
    func noBar(kind: DeviceShape.Kind) throws {
        let other = TestScreen(launching: MenuBarApp.self, size: CGSize(width: 700, height: 900), scale: 1, kind: kind)
        #expect(DisplayHost.current.mainMenu == nil)
        try other.press(key: "f10")
        #expect(!other.shows("File"))
    }

    @Test("SV-111: a click on a title opens its menu, one on a row chooses, and a second one on the title closes")
    func clicking() throws {
        try screen.tap("File")
        #expect(rows == ["New", "Locked", "Recent", "Share…"])
        try screen.tap("File")
        #expect(!bar.isOpen)
        try screen.tap("File")
        try screen.tap("New")
        #expect(!bar.isOpen)
        #expect(MenuBarApp.log.last == "new")
    }

    @Test("SV-111: a mouse may be dragged from a title to a row; over another title it opens that menu")
    func dragging() throws {
        mouse(.began, bar.strip.titles[try #require(titles.firstIndex(of: "Edit"))])
        #expect(rows.contains("Copy"))
        mouse(.moved, bar.strip.titles[try #require(titles.firstIndex(of: "File"))])
        #expect(rows == ["New", "Locked", "Recent", "Share…"])
        mouse(.moved, try row("New"))
        #expect(highlighted == "New")
        mouse(.ended, try row("New"))
        #expect(MenuBarApp.log.last == "new")
    }

    @Test("SV-111: while a menu is open the mouse opens others without a click, and submenus beside their rows")
    func hovering() throws {
        try screen.tap("Tools")
        mouse(.hovered, bar.strip.titles[try #require(titles.firstIndex(of: "File"))])
        mouse(.hovered, try row("Recent"))
        #expect(bar.panels.count == 2)
        #expect(rows == ["One", "Two"])
        let (outer, inner) = (bar.panels[0].frame, bar.panels[1].frame)
        #expect(abs(inner.minX - outer.maxX) <= bar.theme.menuPadding)
        mouse(.hovered, try row("New"))
        #expect(bar.panels.count == 1)
    }

    @Test("SV-111: a click beside the menus closes them, and does nothing else")
    func clickingBeside() throws {
        let button = try #require(screen.view(named: "button"))
        try screen.tap("File")
        mouse(.began, button)
        mouse(.ended, button)
        #expect(!bar.isOpen)
        #expect(MenuBarApp.log == ["build"])
        mouse(.began, button)
        mouse(.ended, button)
        #expect(MenuBarApp.log.last == "button")
    }

    @Test("SV-111: F10 opens the first menu; arrows, Return and Escape do the rest, and no text gets the keys")
    func keys() throws {
        try screen.press(key: "f10")
        #expect(bar.openIndex == 0)
        try screen.press(key: "right")
        #expect(bar.openIndex == 1)
        #expect(highlighted == "New")
        try screen.press(key: "up")
        #expect(highlighted == "Recent")
        try screen.press(key: "right")
        #expect(highlighted == "One")
        try screen.press(key: "left")
        #expect(bar.panels.count == 1)
        try screen.press(key: "return")
        try screen.press(key: "down")
        try screen.press(key: "return")
        #expect(MenuBarApp.log.last == "Two")
        #expect(!bar.isOpen)
        try screen.press(key: "f10")
        try screen.press(key: "escape")
        #expect(!bar.isOpen)
    }

    @Test("SV-111: Alt alone opens and closes the menus, Alt with another key or a click does not")
    func altKey() throws {
        alt(.down)
        #expect(!bar.isOpen)
        alt(.up)
        #expect(bar.openIndex == 0)
        alt(.down)
        alt(.up)
        #expect(!bar.isOpen)
        alt(.down)
        try screen.press(key: "option+x")
        alt(.up)
        #expect(!bar.isOpen)
        alt(.down)
        mouse(.began, at: CGPoint(x: 300, y: 400))
        mouse(.ended, at: CGPoint(x: 300, y: 400))
        alt(.up)
        #expect(!bar.isOpen)
    }

    @Test("SV-111: commands are validated when their menu opens: nobody performs one, another is disabled, a third has a state and a title")
    func validation() throws {
        try screen.tap("File")
        #expect(try row("New").isEnabled)
        #expect(try !row("Locked").isEnabled)
        try screen.tap("Tools")
        #expect(try !row("Nobody").isEnabled)
        #expect(try row("Grid is on").accessibilityTraits.contains(.selected))
        try screen.tap("Nobody")
        #expect(bar.isOpen, "a row that cannot be chosen does nothing")
        try screen.press(key: "down")
        #expect(highlighted == "Grid is on", "and keys pass it by")
    }

    @Test("SV-111: in a window Control gives what Command does elsewhere, after what wants Control itself")
    func control() throws {
        try screen.press(key: "control+n")
        #expect(MenuBarApp.log.last == "new")
        try screen.press(key: "cmd+n")
        #expect(MenuBarApp.log == ["build", "new", "new"])
        try screen.press(key: "control+g")
        #expect(MenuBarApp.log.last == "control g")
        try screen.press(key: "cmd+g")
        #expect(MenuBarApp.log.last == "command g")
    }

    @Test("SV-111: undoing in the menu is the first responder's undo manager's, and dimmed while there is nothing to undo")
    func undo() throws {
        try screen.tap("Edit")
        #expect(try !row("Undo").isEnabled)
        bar.close()
        let counter = UndoCounter()
        screen.window.undoManager?.registerUndo(withTarget: counter) { $0.count += 1 }
        try screen.tap("Edit")
        try screen.tap("Undo")
        #expect(counter.count == 1)
    }

    @Test("Rebuilt menus are shown after the frame, and an open one closes")
    func rebuilding() throws {
        try screen.tap("Tools")
        MenuBarApp.extraTitle = "More"
        UIMenuSystem.main.setNeedsRebuild()
        screen.settle()
        #expect(!bar.isOpen)
        #expect(titles.contains("More"))
        MenuBarApp.extraTitle = nil
    }

    @Test("Titles for which a narrow window has no room are in a last menu")
    func narrow() throws {
        let narrow = TestScreen(launching: MenuBarApp.self, size: CGSize(width: 200, height: 400), scale: 1, kind: .window)
        #expect(titles.last == "»")
        try narrow.tap("»")
        #expect(rows.contains("Tools"))
        #expect(try #require(bar.panels.last).frame.maxX <= 200)
    }

    @Test("An app that changes no menu keeps its whole window; F10 brings the bar over it, and it goes again")
    func passing() throws {
        let other = TestScreen(launching: PlainApp.self, size: CGSize(width: 700, height: 500), scale: 1, kind: .window)
        #expect(other.window.safeAreaInsets == .zero)
        #expect(!other.shows("Edit"))
        try other.press(key: "f10")
        #expect(other.shows("Edit"))
        #expect(other.window.safeAreaInsets == .zero)
        try other.press(key: "escape")
        #expect(!other.shows("Edit"))
    }

    @Test(
        "SV-111: a mouse that hovers over an open menu closes it by a click beside it, and by one on its title", arguments: [true, false])
    func clickAfterHover(isOfApp: Bool) throws {
        let size = CGSize(width: 700, height: 500)
        let other =
            isOfApp
            ? TestScreen(launching: MenuBarApp.self, size: size, scale: 1, kind: .window)
            : TestScreen(launching: PlainApp.self, size: size, scale: 1, kind: .window)
        let driver = ScreenDriver()
        func mouse(_ phase: PointerEvent.Phase, at point: CGPoint) { self.mouse(phase, at: point, by: driver) }
        func middle(of index: Int) -> CGPoint {
            let title = bar.strip.titles[index]
            return title.convert(CGPoint(x: title.bounds.midX, y: title.bounds.midY), to: nil as UIView?)
        }
        try other.press(key: "f10")
        mouse(.hovered, at: middle(of: 1))
        #expect(bar.openIndex == 1)
        mouse(.hovered, at: CGPoint(x: 500, y: 300))
        mouse(.began, at: CGPoint(x: 500, y: 300))
        mouse(.ended, at: CGPoint(x: 500, y: 300))
        #expect(!bar.isOpen)
        try other.press(key: "f10")
        mouse(.hovered, at: middle(of: 0))
        mouse(.began, at: middle(of: 0))
        mouse(.ended, at: middle(of: 0))
        #expect(!bar.isOpen)
    }

    @Test("A menu of more rows than the window has room for scrolls to what keys highlight")
    func longMenu() throws {
        let low = TestScreen(launching: MenuBarApp.self, size: CGSize(width: 700, height: 160), scale: 1, kind: .window)
        try low.tap("Edit")
        let panel = try #require(bar.panels.last)
        #expect(panel.frame.maxY <= 160)
        try low.press(key: "end")
        #expect(panel.scrollView.contentOffset.y > 0)
    }
}

private final class UndoCounter: NSObject {
    var count = 0
}

private final class PlainApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        return true
    }
}

private final class MenuBarController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 500, y: 400, width: 100, height: 40)
        button.accessibilityIdentifier = "button"
        button.addTarget(self, action: #selector(press), for: .touchUpInside)
        view.addSubview(button)
    }

    @objc func press() { MenuBarApp.log.append("button") }
    @objc func makeNew(_ sender: Any?) { MenuBarApp.log.append("new") }
    @objc func locked(_ sender: Any?) { MenuBarApp.log.append("locked") }
    @objc func toggleGrid(_ sender: Any?) { MenuBarApp.log.append("grid") }
    @objc func controlG(_ sender: Any?) { MenuBarApp.log.append("control g") }
    @objc func commandG(_ sender: Any?) { MenuBarApp.log.append("command g") }

    override func validate(_ command: UICommand) {
        super.validate(command)
        if command.action == #selector(locked(_:)) { command.attributes = .disabled }
        guard command.action == #selector(toggleGrid(_:)) else { return }
        command.state = .on
        command.title = "Grid is on"
    }
}

private final class MenuBarApp: UIResponder, UIApplicationDelegate {
    static var log: [String] = []
    static var extraTitle: String?
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = MenuBarController()
        window?.makeKeyAndVisible()
        return true
    }

    override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        guard builder.system == .main else { return }
        Self.log.append("build")
        let file: [UIMenuElement] = [
            UIKeyCommand(title: "New", action: #selector(MenuBarController.makeNew(_:)), input: "n", modifierFlags: .command),
            UICommand(title: "Locked", action: #selector(MenuBarController.locked(_:))),
            UIMenu(title: "Recent", children: ["One", "Two"].map { name in UIAction(title: name) { _ in Self.log.append(name) } }),
        ]
        builder.insertChild(UIMenu(options: .displayInline, children: file), atStartOfMenu: .file)
        let tools: [UIMenuElement] = [
            UICommand(title: "Nobody", action: Selector("nobodyPerformsThis:")),
            UICommand(title: "Grid", action: #selector(MenuBarController.toggleGrid(_:))),
            UIKeyCommand(title: "Control", action: #selector(MenuBarController.controlG(_:)), input: "g", modifierFlags: .control),
            UIKeyCommand(title: "Command", action: #selector(MenuBarController.commandG(_:)), input: "g", modifierFlags: .command),
        ]
        builder.insertSibling(UIMenu(title: "Tools", children: tools), beforeMenu: .window)
        if let title = Self.extraTitle {
            builder.insertSibling(UIMenu(title: title, children: [UIAction(title: "Thing") { _ in }]), beforeMenu: .window)
        }
    }
}
