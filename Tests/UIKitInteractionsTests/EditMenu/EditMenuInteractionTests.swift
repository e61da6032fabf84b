import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// The dark menu that an interaction shows beside what is selected.
@MainActor
struct EditMenuInteractionTests {
    private let screen = TestScreen()
    private let view = Selection(frame: CGRect(x: 100, y: 300, width: 100, height: 40))
    private let delegate = MenuSupplier()
    private let interaction: UIEditMenuInteraction

    init() {
        interaction = UIEditMenuInteraction(delegate: delegate)
        screen.window.backgroundColor = .systemBackground
        screen.window.addSubview(view)
        view.addInteraction(interaction)
        screen.settle()
    }

    private func present(at point: CGPoint = CGPoint(x: 50, y: 0)) {
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: "selection", sourcePoint: point))
        screen.wait(0.3)
    }

    @Test("Without a menu of the delegate's it has the commands that somebody performs; a tap performs one and takes it away")
    func suggested() throws {
        present()
        #expect(screen.shows("Copy"))
        #expect(!screen.shows("Paste"))
        #expect(delegate.calls == ["present selection", "presented"])
        #expect(delegate.suggested == ["Copy"])
        try screen.tap("Copy")
        #expect(view.calls == ["copy"])
        screen.wait(0.5)
        #expect(!screen.shows("Copy"))
        #expect(delegate.calls.suffix(2) == ["dismiss selection", "dismissed"])
    }

    @Test("The delegate's menu: actions, what cannot be used, and a menu inside that takes its place")
    func menus() throws {
        var chosen: [String] = []
        delegate.menu = UIMenu(children: [
            UIAction(title: "Bold") { _ in chosen.append("Bold") },
            UIAction(title: "Hidden", attributes: .hidden) { _ in },
            UIAction(title: "Never", attributes: .disabled) { _ in chosen.append("Never") },
            UIMenu(options: .displayInline, children: [UIAction(title: "Delete", attributes: .destructive) { _ in }]),
            UIMenu(title: "More", children: [UIAction(title: "Shout") { _ in chosen.append("Shout") }]),
        ])
        present()
        #expect(screen.shows("Bold"))
        #expect(screen.shows("Never"))
        #expect(screen.shows("Delete"))
        #expect(!screen.shows("Hidden"))
        try screen.tap("More")
        screen.wait(0.3)
        #expect(screen.shows("Shout"))
        #expect(!screen.shows("Bold"))
        try screen.tap("Shout")
        screen.wait(0.5)
        #expect(chosen == ["Shout"])
        #expect(!screen.shows("Shout"))
        present()
        interaction.reloadVisibleMenu()
        #expect(screen.shows("Bold"))
        delegate.menu = UIMenu(children: [UIAction(title: "Other") { _ in }])
        interaction.reloadVisibleMenu()
        #expect(screen.shows("Other"))
        #expect(!screen.shows("Bold"))
        interaction.dismissMenu()
        screen.wait(0.5)
        #expect(!screen.shows("Other"))
    }

    @Test("It stands beside the point, or the delegate's rectangle, and follows that; a touch beside takes it away")
    func place() throws {
        present()
        #expect(interaction.location(in: view) == CGPoint(x: 50, y: 0))
        #expect(interaction.location(in: nil) == CGPoint(x: 150, y: 300))
        let first = try #require(screen.view(named: "Copy")).convert(CGPoint.zero, to: nil)
        #expect(first.y < 300)
        #expect(first.y > 240)
        delegate.targetRect = CGRect(x: 0, y: 100, width: 100, height: 40)
        interaction.updateVisibleMenuPosition(animated: false)
        let second = try #require(screen.view(named: "Copy")).convert(CGPoint.zero, to: nil)
        #expect(second == CGPoint(x: first.x, y: first.y + 100))
        try screen.tap(at: CGPoint(x: 20, y: 700))
        screen.wait(0.5)
        #expect(!screen.shows("Copy"))
        #expect(interaction.location(in: nil) == .zero)
    }

    @Test("A menu with nothing in it, or of a view that is nowhere, does not come; the view takes it along when it goes")
    func nothing() {
        delegate.menu = UIMenu(children: [])
        present()
        #expect(delegate.calls.isEmpty)
        delegate.menu = nil
        present()
        #expect(screen.shows("Copy"))
        view.removeInteraction(interaction)
        screen.wait(0.5)
        #expect(!screen.shows("Copy"))
        #expect(interaction.view == nil)
        present()
        #expect(!screen.shows("Copy"))
    }
}

@MainActor
private final class MenuSupplier: NSObject, UIEditMenuInteractionDelegate {
    var calls: [String] = []
    var suggested: [String] = []
    var menu: UIMenu?
    var targetRect = CGRect.null

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        suggested = suggestedActions.compactMap { $0 as? UIMenu }.flatMap(\.children).map(\.title)
        return menu
    }

    func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect {
        targetRect
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        calls.append("present \(configuration.identifier)")
        animator.addCompletion { self.calls.append("presented") }
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        calls.append("dismiss \(configuration.identifier)")
        animator.addCompletion { self.calls.append("dismissed") }
    }
}

private final class Selection: UIView {
    var calls: [String] = []

    override func copy(_ sender: Any?) { calls.append("copy") }
}
