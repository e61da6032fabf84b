@testable import UIKitInteractions
import Foundation
import Testing
@testable import UIKitCore
import UIKitTesting

/// Menus that a long press brings.
@MainActor
struct ContextMenuTests {
    private let screen = TestScreen()
    private let view = UIView(frame: CGRect(x: 40, y: 200, width: 120, height: 80))
    private let owner = MenuOwner()

    init() {
        view.backgroundColor = .systemOrange
        view.accessibilityIdentifier = "photo"
        view.addInteraction(owner.interaction)
        screen.window.backgroundColor = .systemBackground
        screen.window.addSubview(view)
        screen.settle()
    }

    private func open() throws {
        try screen.press("photo", for: 0.7)
        screen.wait(0.6)
    }

    @Test("A finger that stays brings the menu, which stays when the finger is lifted; a tap chooses, and the menu goes")
    func choosing() throws {
        try open()
        #expect(owner.places == [CGPoint(x: 60, y: 40)])
        #expect(owner.calls == ["display"])
        #expect(screen.shows("Copy"))
        #expect(screen.shows("Delete"))
        #expect(owner.interaction.menuAppearance == .rich)
        try screen.tap("Copy")
        #expect(owner.calls == ["display", "end", "Copy"])
        screen.wait(0.5)
        #expect(!screen.shows("Copy"))
        #expect(owner.interaction.menuAppearance == .unknown)
        #expect(screen.window.subviews == [view])
    }

    @Test("Rows are 44 points high and 250 wide; the menu stands below what it belongs to")
    func look() throws {
        try open()
        let row = try #require(screen.view(named: "Copy"))
        #expect(row.bounds.size == CGSize(width: 250, height: 44))
        let frame = row.convert(row.bounds, to: nil)
        #expect(abs(frame.minX - view.frame.minX) < 3)
        #expect(frame.minY > view.frame.maxY)
    }

    @Test("What is lifted is not seen in its place too: nothing of it shines through the blur around it")
    func liftedOnce() throws {
        try open()
        var (red, blue): (CGFloat, CGFloat) = (0, 0)
        let edge = try #require(screen.color(at: CGPoint(x: 28, y: 240)))
        #expect(edge.getRed(&red, green: nil, blue: &blue, alpha: nil), "\(edge)")
        #expect(abs(red - blue) < 0.03, "\(edge)")
        #expect(view.alpha == 1)
        #expect(!view.isHidden)
        try screen.tap(at: CGPoint(x: 350, y: 780))
        screen.wait(0.5)
        #expect(screen.color(at: view.center) == UIColor.systemOrange.resolvedColor(with: screen.window.traitCollection))
    }

    @Test("A short tap brings nothing")
    func shortTap() throws {
        try screen.tap("photo")
        screen.wait(1)
        #expect(owner.places.isEmpty)
        #expect(!screen.shows("Copy"))
    }

    @Test("A tap beside the menu takes it away, and does nothing else")
    func outside() throws {
        try open()
        try screen.tap(at: CGPoint(x: 350, y: 780))
        screen.wait(0.5)
        #expect(owner.calls == ["display", "end"])
        #expect(!screen.shows("Copy"))
    }

    @Test("The finger may go on to a row and be lifted there")
    func sliding() throws {
        let finger = screen.touchDown(at: CGPoint(x: 100, y: 240))
        screen.wait(1.2)
        let row = try #require(screen.view(named: "Delete"))
        finger.move(to: row.convert(CGPoint(x: 100, y: 20), to: nil))
        #expect((row as? MenuRowView)?.isHighlighted == true)
        finger.lift()
        screen.wait(0.5)
        #expect(owner.calls == ["display", "end", "Delete"])
    }

    @Test("What is disabled cannot be chosen; what is hidden is not there; what keeps the menu leaves it open")
    func attributes() throws {
        owner.children = [
            owner.action("Off", .disabled), owner.action("Gone", .hidden), owner.action("More", .keepsMenuPresented),
        ]
        try open()
        #expect(screen.view(named: "Off")?.accessibilityTraits.contains(.notEnabled) == true)
        #expect(!screen.shows("Gone"))
        try screen.tap("Off")
        #expect(owner.calls == ["display"])
        try screen.tap("More")
        try screen.tap("More")
        #expect(owner.calls == ["display", "More", "More"])
        #expect(screen.shows("Off"))
    }

    @Test("A submenu opens over its menu, and its title leads back")
    func submenu() throws {
        owner.children = [owner.action("Copy"), UIMenu(title: "Share", children: [owner.action("Mail"), owner.action("Message")])]
        try open()
        try screen.tap("Share")
        screen.wait(0.6)
        #expect(screen.shows("Mail"))
        let header = try #require(screen.view(named: "Mail")?.superview?.subviews.compactMap { $0 as? MenuHeaderView }.first)
        try screen.tap(at: header.convert(CGPoint(x: 100, y: 20), to: nil))
        screen.wait(0.6)
        #expect(!screen.shows("Mail"))
        #expect(screen.shows("Copy"))
        #expect(owner.calls == ["display"])
        try screen.tap("Share")
        screen.wait(0.6)
        try screen.tap("Message")
        #expect(owner.calls == ["display", "end", "Message"])
    }

    @Test("Elements that come later replace the row that waits for them")
    func deferred() throws {
        var deliver: (([UIMenuElement]) -> Void)?
        owner.children = [owner.action("Copy"), UIDeferredMenuElement { deliver = $0 }]
        try open()
        #expect(screen.shows("Loading"))
        deliver?([owner.action("Late"), owner.action("Later")])
        screen.wait(0.5)
        #expect(!screen.shows("Loading"))
        #expect(screen.shows("Copy"))
        try screen.tap("Later")
        #expect(owner.calls.last == "Later")
    }

    @Test("In a menu of which one element is on choosing switches the others off")
    func singleSelection() throws {
        let small = UIAction(title: "Small", state: .on) { _ in }
        let large = UIAction(title: "Large") { _ in }
        owner.children = [UIMenu(options: [.displayInline, .singleSelection], children: [small, large])]
        try open()
        #expect(screen.view(named: "Small")?.accessibilityTraits.contains(.selected) == true)
        try screen.tap("Large")
        #expect(small.state == .off)
        #expect(large.state == .on)
    }

    @Test("Without a configuration the finger is somebody else's")
    func noMenu() throws {
        owner.hasMenu = false
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = 0.6
        view.addGestureRecognizer(press)
        let finger = screen.touchDown(at: CGPoint(x: 100, y: 240))
        screen.wait(0.8)
        #expect(press.state == .began)
        #expect(owner.calls.isEmpty)
        finger.lift()
    }

    @Test("A command goes to whoever performs it above the view; where nobody does it cannot be chosen")
    func commands() throws {
        let responder = CommandTarget(frame: screen.window.bounds)
        screen.window.addSubview(responder)
        responder.addSubview(view)
        owner.children = [
            UICommand(title: "Print", action: #selector(CommandTarget.printIt)),
            UICommand(title: "Nobody", action: #selector(Nobody.nobodyDoes)),
        ]
        try open()
        #expect(screen.view(named: "Nobody")?.accessibilityTraits.contains(.notEnabled) == true)
        try screen.tap("Print")
        #expect(responder.count == 1)
    }

    @Test("The menu that is shown can be changed and taken away by the program; animations and completions run with it")
    func program() throws {
        try open()
        owner.interaction.updateVisibleMenu { $0.replacingChildren([owner.action("Other")]) }
        screen.wait(0.5)
        #expect(screen.shows("Other"))
        #expect(!screen.shows("Copy"))
        owner.interaction.dismissMenu()
        screen.wait(0.5)
        #expect(!screen.shows("Other"))
        #expect(owner.calls == ["display", "end"])
        owner.addsCompletion = true
        owner.calls = []
        try open()
        owner.interaction.dismissMenu()
        #expect(owner.calls == ["display", "end"])
        screen.wait(0.5)
        #expect(owner.calls == ["display", "end", "end is over"])
    }

    @Test("A controller may be shown in place of the view; a tap on it is told, and the menu goes")
    func previewController() throws {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemPurple
        controller.view.accessibilityIdentifier = "large"
        controller.preferredContentSize = CGSize(width: 300, height: 300)
        owner.controller = controller
        try open()
        let frame = controller.view.convert(controller.view.bounds, to: nil)
        #expect(abs(frame.width - 300) < 1)
        #expect(abs(frame.height - 300) < 1)
        try screen.tap("large")
        screen.wait(0.5)
        #expect(owner.calls == ["display", "tapped", "end"])
        #expect(controller.view.window == nil)
    }

    @Test("An interaction that leaves its view takes its menu and its recogniser with it")
    func leaving() throws {
        try open()
        view.removeInteraction(owner.interaction)
        screen.wait(0.5)
        #expect(!screen.shows("Copy"))
        #expect(view.gestureRecognizers == [])
        #expect(owner.interaction.view == nil)
    }

    @Test("A preview of a view that is nowhere is an error")
    func previewOutside() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = UITargetedPreview(view: UIView())
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("UITargetedPreview initializer requires that the view is in a window, but it is not."))
        let target = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = UIPreviewTarget(container: UIView(), center: .zero)
        }
        let targetText = String(decoding: target?.standardErrorContent ?? [], as: UTF8.self)
        #expect(targetText.contains("UIPreviewTarget requires that the container view is in a window, but it is not."))
    }
}

/// Has a menu, and writes down what happens to it.
@MainActor
private final class MenuOwner: NSObject, UIContextMenuInteractionDelegate {
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
    lazy var children: [UIMenuElement] = [action("Copy"), action("Delete", .destructive)]
    var calls: [String] = []
    var places: [CGPoint] = []
    var hasMenu = true
    var addsCompletion = false
    var controller: UIViewController?

    func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
        UIAction(title: title, attributes: attributes) { [weak self] _ in self?.calls.append(title) }
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
        -> UIContextMenuConfiguration?
    {
        guard hasMenu else { return nil }
        places.append(location)
        let (children, controller) = (children, controller)
        return UIContextMenuConfiguration(identifier: nil, previewProvider: controller.map { shown in { shown } }) { _ in
            UIMenu(children: children)
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { calls.append("display") }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        calls.append("end")
        if addsCompletion { animator?.addCompletion { [weak self] in self?.calls.append("end is over") } }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { calls.append("tapped") }
}

private final class CommandTarget: UIView {
    var count = 0
    @objc func printIt() { count += 1 }
}

private final class Nobody: NSObject {
    @objc func nobodyDoes() {}
}
