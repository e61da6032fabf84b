import Testing
import UIKitTesting

@testable import UIKitTextInput

@MainActor
struct FocusGuideTests {
    private let screen = TestScreen(size: CGSize(width: 1024, height: 768), scale: 1)
    private let page = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
    private let first = GuidedView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    private let guide = UIFocusGuide()

    init() {
        screen.window.addSubview(page)
        page.addSubview(first)
    }

    private func focused() -> UIView? { UIFocusSystem.focusSystem(for: screen.window)?.focusedItem as? UIView }

    private func add(_ x: CGFloat, _ y: CGFloat, group: String? = nil) -> GuidedView {
        let view = GuidedView(frame: CGRect(x: x, y: y, width: 80, height: 40))
        view.focusGroupIdentifier = group
        page.addSubview(view)
        return view
    }

    private func place(_ guide: UIFocusGuide, _ frame: CGRect) {
        page.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: frame.minX),
            guide.topAnchor.constraint(equalTo: page.topAnchor, constant: frame.minY),
            guide.widthAnchor.constraint(equalToConstant: frame.width),
            guide.heightAnchor.constraint(equalToConstant: frame.height),
        ])
        screen.settle()
    }

    private func press(_ keys: String...) throws { for key in keys { try screen.press(key: key) } }

    @Test("A guide is enabled, and sends the focus nowhere; nil empties what it names")
    func defaults() {
        #expect(guide.isEnabled)
        #expect(guide.preferredFocusEnvironments.isEmpty)
        guide.preferredFocusEnvironments = [first]
        #expect(guide.preferredFocusEnvironments.first === first)
        guide.preferredFocusEnvironments = nil
        #expect(guide.preferredFocusEnvironments.isEmpty)
        #expect(guide.target == nil)
    }

    @Test("An arrow that leads into a guide leads to what it names, which may stand anywhere else")
    func redirecting() throws {
        let target = add(600, 400)
        place(guide, CGRect(x: 0, y: 100, width: 80, height: 40))
        guide.preferredFocusEnvironments = [target]
        try press("tab", "down")
        #expect(focused() === target)
    }

    @Test("What a guide covers is reached through it alone, and freely from inside of it")
    func covering() throws {
        let (left, right) = (add(0, 100), add(100, 100))
        place(guide, CGRect(x: 0, y: 100, width: 300, height: 40))
        guide.preferredFocusEnvironments = [right]
        try press("tab", "down")
        #expect(focused() === right)
        try press("left")
        #expect(focused() === left)
        try press("up", "down")
        #expect(focused() === right)
    }

    @Test("A guide that is off, empty, elsewhere, hidden, or of another group sends nothing on", arguments: 0..<6)
    func withoutEffect(number: Int) throws {
        let (below, target) = (add(0, 200), add(600, 400))
        let frame = number == 2 ? CGRect.zero : CGRect(x: 0, y: 100, width: 80, height: 40)
        place(guide, frame)
        guide.preferredFocusEnvironments = [target]
        switch number {
        case 0: guide.isEnabled = false
        case 1: guide.preferredFocusEnvironments = []
        case 3: target.isHidden = true
        case 4: guide.preferredFocusEnvironments = [first]
        case 5: page.removeLayoutGuide(guide)
        default: break
        }
        try press("tab", "down")
        #expect(focused() === below)
    }

    @Test("The first environment counts that can have the focus, or has an item inside that can")
    func choosing() throws {
        let box = UIView(frame: CGRect(x: 500, y: 300, width: 200, height: 200))
        page.addSubview(box)
        let inner = GuidedView(frame: CGRect(x: 10, y: 10, width: 80, height: 40))
        box.addSubview(inner)
        place(guide, CGRect(x: 0, y: 100, width: 80, height: 40))
        guide.preferredFocusEnvironments = [UIView(), box, first]
        try press("tab", "down")
        #expect(focused() === inner)
    }

    @Test("A target may be in another group; one that nobody lets the focus go to leaves it where it is")
    func otherGroup() throws {
        let target = add(600, 400, group: "other")
        place(guide, CGRect(x: 0, y: 100, width: 80, height: 40))
        guide.preferredFocusEnvironments = [target]
        target.mayUpdate = false
        try press("tab", "down")
        #expect(focused() === first)
        target.mayUpdate = true
        try press("down")
        #expect(focused() === target)
    }

    @Test("Two guides can remember the item of a row that had the focus last")
    func remembering() throws {
        let (second, third, fourth) = (add(100, 0), add(0, 100), add(100, 100))
        let bottom = UIFocusGuide()
        place(guide, CGRect(x: 0, y: 0, width: 300, height: 60))
        place(bottom, CGRect(x: 0, y: 60, width: 300, height: 100))
        guide.preferredFocusEnvironments = [first]
        bottom.preferredFocusEnvironments = [third]
        try press("tab", "right")
        #expect(focused() === second)
        guide.preferredFocusEnvironments = [second]
        try press("down")
        #expect(focused() === third)
        try press("up")
        #expect(focused() === second)
        _ = fourth
    }
}

@MainActor
private final class GuidedView: UIView {
    var mayUpdate = true
    override var canBecomeFocused: Bool { true }
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { mayUpdate }
}
