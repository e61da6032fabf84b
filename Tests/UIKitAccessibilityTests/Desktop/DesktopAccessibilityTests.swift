import AccessibilityBus
import Foundation
import Testing
import UIKit
import Display
@_spi(ForasteroInternal) @testable import UIKitCore
import UIKitTesting

@_spi(ForasteroInternal) @testable import UIKitAccessibility

/// The application as readers of the desktop find it, without a bus.
@MainActor
@Suite(.serialized)
struct DesktopAccessibilityTests {
    private let screen = TestScreen()
    private let desktop = DesktopAccessibility(host: .current)

    private var window: Int { desktop.numbers.number(of: screen.window) }

    private func show(_ view: UIView, height: CGFloat = 44) {
        view.frame = CGRect(x: 20, y: 100, width: 300, height: height)
        screen.window.addSubview(view)
        screen.settle()
        desktop.answersWillBegin()
    }

    private func nodes(in id: Int) -> [AccessibleNode] { desktop.children(of: id).compactMap { desktop.node($0) } }
    private func child(_ role: AccessibleRole, in id: Int? = nil) throws -> (id: Int, node: AccessibleNode) {
        let found = try #require(desktop.children(of: id ?? window).first { desktop.node($0)?.role == role })
        return (found, try #require(desktop.node(found)))
    }

    @Test("AX-53, AX-54, SV-103: readers find all windows of the app; the one that has the keyboard is active")
    func severalWindows() throws {
        let host = DisplayHost.current
        let display = try #require(host.display as? HeadlessScreen)
        display.hasRoomForSiblings = true
        let sibling = try #require(host.openSibling())
        defer { sibling.closeWindow() }
        let scene = UIWindowScene(session: UIWindowScene().session, connectionOptions: UIScene.ConnectionOptions())
        scene.ownHost = sibling
        let other = UIWindow(windowScene: scene)
        let button = UIButton(primaryAction: UIAction(title: "There") { _ in })
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
        other.addSubview(button)
        other.makeKeyAndVisible()
        screen.settle()
        desktop.answersWillBegin()
        let number = desktop.numbers.number(of: other)
        #expect(desktop.children(of: AccessibilityBus.root) == [window, number])
        #expect(nodes(in: number).map(\.name) == ["There"])
        #expect(desktop.node(number)?.states.contains(.active) == false)
        other.isHidden = true
    }

    @Test("AX-53, AX-54: bars, lists, segments and their parts have their roles and states")
    func roles() throws {
        let segments = UISegmentedControl(items: ["Day", "Week", "Year"])
        segments.selectedSegmentIndex = 1
        show(segments)
        let panel = try child(.panel)
        #expect(panel.node.choosesChildren)
        let parts = nodes(in: panel.id)
        #expect(parts.map(\.role) == [.radioButton, .radioButton, .radioButton])
        #expect(parts.map(\.name) == ["Day", "Week", "Year"])
        #expect(parts.map { $0.states.contains(.checked) } == [false, true, false])
        #expect(parts[2].place?.index == 3 && parts[2].place?.count == 3)
        #expect(parts[0].parent == panel.id)
    }

    @Test("AX-53, AX-54: wheels, progress, activity, fields and searches have their roles and states")
    func moreRoles() throws {
        let progress = UIProgressView()
        progress.progress = 0.4
        show(progress)
        let bar = try child(.progressBar).node
        #expect(bar.amount?.current == 40)
        #expect(!bar.states.contains(.indeterminate))
        progress.removeFromSuperview()

        let activity = UIActivityIndicatorView()
        activity.startAnimating()
        show(activity)
        #expect(try child(.progressBar).node.states.contains([.indeterminate, .busy]))
        activity.removeFromSuperview()

        let search = UISearchTextField()
        show(search)
        let field = try child(.entry).node
        #expect(field.isSearchField)
        #expect(field.states.contains([.editable, .singleLine, .selectableText]))
        search.removeFromSuperview()

        let text = UITextView()
        text.isEditable = false
        text.text = "Read me"
        show(text)
        let entry = try child(.entry)
        #expect(entry.node.states.contains([.readOnly, .multiLine]) && !entry.node.states.contains(.editable))
        #expect(!desktop.replaceText(in: 0..<4, with: "Write", of: entry.id))
    }

    @Test("AX-48, AX-54: a page control is a number, and a value that is told nowhere else comes behind the name")
    func values() throws {
        let pages = UIPageControl()
        (pages.numberOfPages, pages.currentPage) = (5, 1)
        pages.accessibilityLabel = "Photos"
        show(pages)
        let slider = try child(.slider)
        #expect(slider.node.name == "Photos")
        #expect(slider.node.amount?.current == 2 && slider.node.amount?.range == 1...5)
        #expect(desktop.setAmount(4, of: slider.id))
        #expect(pages.currentPage == 3)
        pages.removeFromSuperview()

        let stepper = UIStepper()
        stepper.value = 3
        show(stepper)
        #expect(nodes(in: window).filter { $0.role == .pushButton }.map(\.name) == ["Decrement, 3", "Increment, 3"])
    }

    @Test("AX-53: a container that says nothing is left out; one with a name, or of a kind, is not")
    func containers() throws {
        let label = UILabel()
        label.text = "Sum"
        let box = UIView()
        box.addSubview(label)
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        show(box)
        #expect(nodes(in: window).map(\.role).contains(.label))
        box.accessibilityLabel = "Invoice"
        desktop.answersWillBegin()
        #expect(try child(.panel).node.name == "Invoice")
        for (type, role) in [(UIAccessibilityContainerType.list, AccessibleRole.list), (.landmark, .landmark), (.semanticGroup, .grouping)]
        {
            box.accessibilityContainerType = type
            desktop.answersWillBegin()
            let group = try child(role)
            #expect(nodes(in: group.id).map(\.name) == ["Sum"])
        }
    }

    @Test("AX-57: a caret and a selection behind a flag and a fox are told and set in characters of Unicode")
    func carets() throws {
        let field = UITextField()
        field.text = "🇦🇹🦊abc"
        show(field)
        let entry = try child(.entry)
        #expect(desktop.selectText(2..<4, of: entry.id))
        let selected = try #require(field.selectedTextRange)
        #expect(field.text(in: selected) == "🦊a")
        #expect(desktop.node(entry.id)?.selection == 2..<4)
        #expect(desktop.replaceText(in: 2..<3, with: "🐺", of: entry.id))
        #expect(field.text == "🇦🇹🐺abc")
        #expect(!desktop.selectText(0..<99, of: entry.id))
    }

    @Test("AX-48, AX-58: characters have rectangles in pixels of the window, and places have characters")
    func rectangles() throws {
        let field = UITextField()
        field.text = "Wide and narrow"
        show(field)
        let entry = try child(.entry)
        let (first, last) = (
            try #require(desktop.frame(ofText: 0..<1, of: entry.id)), try #require(desktop.frame(ofText: 14..<15, of: entry.id))
        )
        let scale = Int32(UIScreen.main.scale)
        #expect(first.x >= 20 * scale && first.width > 0 && last.x > first.x)
        #expect(desktop.textOffset(atX: last.x + 1, y: last.y + last.height / 2, of: entry.id) == 14)
        #expect(desktop.textOffset(atX: 0, y: 0, of: entry.id) == nil)
    }

    @Test("A secret text shows its length alone, and is not copied")
    func secrets() throws {
        let field = UITextField()
        (field.isSecureTextEntry, field.text) = (true, "Zoë1")
        show(field)
        let entry = try child(.passwordText)
        #expect(entry.node.text == "••••")
        UIPasteboard.general.string = "before"
        #expect(!desktop.editText(.copy(0..<4), of: entry.id))
        #expect(UIPasteboard.general.string == "before")
    }

    @Test("What is long gone, or not on the screen, is no object")
    func gone() throws {
        let button = UIButton(type: .system)
        button.setTitle("Gone", for: .normal)
        show(button)
        let id = try child(.pushButton).id
        button.removeFromSuperview()
        desktop.answersWillBegin()
        #expect(desktop.node(id) == nil)
        #expect(desktop.children(of: id).isEmpty)
        #expect(!desktop.perform(99, on: id))
        for wrong in [-1, 9_999_999, Int.max, Int.min] {
            #expect(desktop.node(wrong) == nil)
            #expect(!desktop.focus(wrong) && !desktop.perform(0, on: wrong) && !desktop.scrollToShow(wrong))
            #expect(desktop.cell(inRow: 0, column: 0, of: wrong) == nil)
        }
    }

    @Test("AX-62: an object is described once in a moment, and anew in the next one and once something was done with it")
    func moments() throws {
        let slider = UISlider()
        slider.accessibilityLabel = "Volume"
        show(slider)
        let id = try child(.slider).id
        slider.accessibilityLabel = "Loudness"
        #expect(desktop.node(id)?.name == "Volume")
        desktop.answersWillBegin()
        #expect(desktop.node(id)?.name == "Loudness")
        #expect(desktop.setAmount(50, of: id))
        #expect(desktop.node(id)?.amount?.current == 50)
        slider.accessibilityLabel = "Level"
        #expect(desktop.focus(id))
        #expect(desktop.node(id)?.states.contains(.focused) == true)
    }

    @Test("Names may hold anything, and be long")
    func hostileNames() throws {
        let button = UIButton(type: .system)
        for name in ["", "\0\u{FFFF}\u{202E}<b>&'\"", String(repeating: "🦊", count: 100_000)] {
            button.accessibilityLabel = name
            show(button)
            #expect(try child(.pushButton).node.name == name)
        }
    }
}
