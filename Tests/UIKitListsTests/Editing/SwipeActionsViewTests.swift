import Testing
import UIKit
import UIKitTesting

@testable import UIKitLists

@MainActor
struct SwipeActionsViewTests {
    @Test("an action has a colour by its style, until the app sets one")
    func colors() {
        let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, _ in }
        #expect(action.backgroundColor == .systemRed)
        #expect(action.title == "Delete")
        #expect(action.image == nil)
        #expect(UIContextualAction(style: .normal, title: nil) { _, _, _ in }.backgroundColor == .systemGray)
        action.backgroundColor = .blue
        #expect(action.backgroundColor == .blue)
        action.backgroundColor = nil
        #expect(action.backgroundColor == .systemRed)
        let configuration = UISwipeActionsConfiguration(actions: [action])
        #expect(configuration.performsFirstActionWithFullSwipe)
        #expect(configuration.actions == [action])
        #expect(UIContextualAction.Style.destructive.rawValue == 1)
    }

    @Test("the first action stands at the edge, all take their part of what is open, and the first one all of a full swipe")
    func layout() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let actions = ["First", "Second"].map { UIContextualAction(style: .normal, title: $0) { _, _, _ in } }
        let view = SwipeActionsView(configuration: UISwipeActionsConfiguration(actions: actions), isTrailing: true, theme: .flat)
        let screen = TestScreen(showing: cell)
        cell.showSwipeActions(view)
        let width = view.wantedWidth(inHeight: 44)
        cell.slide(to: -width, animated: false)
        screen.settle()
        let (first, second) = (try #require(screen.view(named: "First")), try #require(screen.view(named: "Second")))
        #expect(view.frame == CGRect(x: 320 - width, y: 0, width: width, height: 44))
        #expect(first.frame.maxX == width)
        #expect(first.frame.minX == second.frame.maxX)
        #expect(second.frame.minX == 0)
        cell.slide(to: -width / 2, animated: false)
        screen.settle()
        #expect(abs(first.frame.width + second.frame.width - width / 2) < 0.01)
        cell.slide(to: -300, animated: false)
        view.setFull(true, animated: false, duration: 0)
        screen.settle()
        #expect(first.frame == CGRect(x: 0, y: 0, width: 300, height: 44))
        #expect(cell.clipsToBounds, "what moves out of the cell is cut off")
        cell.endSlide(animated: true)
        screen.wait(1)
        #expect(!cell.clipsToBounds)
        #expect(view.superview == nil)
        #expect(cell.contentView.frame.minX == 0)
    }
}
