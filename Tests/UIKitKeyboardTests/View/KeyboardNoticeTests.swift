import Testing
import UIKitTesting
import UIKitText

@testable import UIKitKeyboard

/// When the keyboard comes and goes, and what is posted of it.
@MainActor
@Suite struct KeyboardNoticeTests {
    private let shown = CGRect(x: 0, y: 451, width: 375, height: 216)
    private let hidden = CGRect(x: 0, y: 667, width: 375, height: 216)

    @Test("TX-201: will before the motion and did after it, for coming and for going")
    func order() {
        let keyboard = KeyboardScreen(begins: false)
        keyboard.field.becomeFirstResponder()
        #expect(Set(keyboard.takeNames()) == ["WillShow", "WillChangeFrame"])
        keyboard.screen.wait(0.5)
        #expect(Set(keyboard.takeNames()) == ["DidShow", "DidChangeFrame"])
        keyboard.field.resignFirstResponder()
        keyboard.screen.settle()
        #expect(Set(keyboard.takeNames()) == ["WillHide", "WillChangeFrame"])
        keyboard.screen.wait(0.5)
        #expect(Set(keyboard.takeNames()) == ["DidHide", "DidChangeFrame"])
    }

    @Test("TX-202 TX-203 TX-212: frames on the screen, 0.25 seconds and curve 7")
    func values() throws {
        let keyboard = KeyboardScreen()
        let note = try #require(keyboard.posted.first { $0.name == UIResponder.keyboardWillShowNotification })
        #expect(keyboard.frame(UIResponder.keyboardFrameBeginUserInfoKey, of: note) == hidden)
        #expect(keyboard.frame(UIResponder.keyboardFrameEndUserInfoKey, of: note) == shown)
        #expect(note.userInfo?[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
        #expect(note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
        #expect(note.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int == 7)
        #expect(UIView.AnimationCurve(rawValue: 7) != nil)
        UIView.animate(withDuration: 0.1, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16)) { keyboard.field.alpha = 0.5 }
        keyboard.screen.wait(0.5)
        #expect(keyboard.field.alpha == 0.5)
    }

    @Test("TX-204: the object is the screen for coming and going, nil for changes of the frame")
    func object() {
        let keyboard = KeyboardScreen()
        for note in keyboard.posted {
            let isFrame = note.name.rawValue.contains("ChangeFrame")
            #expect(isFrame ? note.object == nil : note.object as? UIScreen === keyboard.screen.window.screen)
        }
    }

    @Test("TX-205: while going the end has the same size below the screen")
    func going() throws {
        let keyboard = KeyboardScreen()
        keyboard.field.resignFirstResponder()
        keyboard.screen.wait(0.5)
        let note = try #require(keyboard.posted.first { $0.name == UIResponder.keyboardWillHideNotification })
        #expect(keyboard.frame(UIResponder.keyboardFrameBeginUserInfoKey, of: note) == shown)
        #expect(keyboard.frame(UIResponder.keyboardFrameEndUserInfoKey, of: note) == hidden)
    }

    @Test("TX-206: from one field to the next nothing hides")
    func moving() {
        let keyboard = KeyboardScreen()
        _ = keyboard.takeNames()
        keyboard.other.becomeFirstResponder()
        keyboard.screen.wait(0.5)
        #expect(!keyboard.takeNames().contains { $0.contains("Hide") })
        #expect(keyboard.keyboard != nil)
    }

    @Test("TX-206: the keys are those of the new field")
    func movingKeys() throws {
        let keyboard = KeyboardScreen { _ in }
        keyboard.other.keyboardType = .numberPad
        keyboard.other.becomeFirstResponder()
        keyboard.screen.wait(0.5)
        try keyboard.tap("7")
        #expect(keyboard.other.text == "7")
    }

    @Test("CT-60: other traits count when the views are loaded again")
    func traits() throws {
        let keyboard = KeyboardScreen()
        keyboard.field.keyboardType = .numberPad
        keyboard.screen.wait(0.5)
        try keyboard.tap("A")
        keyboard.field.reloadInputViews()
        keyboard.screen.wait(0.5)
        try keyboard.tap("7")
        #expect(keyboard.field.text?.lowercased() == "a7")
    }

    @Test("TX-207: an accessory view stands on top and is a part of the frame; another height is posted")
    func accessory() throws {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        let keyboard = KeyboardScreen { $0.inputAccessoryView = bar }
        let note = try #require(keyboard.posted.first { $0.name == UIResponder.keyboardWillShowNotification })
        #expect(keyboard.frame(UIResponder.keyboardFrameEndUserInfoKey, of: note)?.height == 260)
        #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 407, width: 375, height: 44))
        _ = keyboard.takeNames()
        keyboard.field.inputAccessoryView = nil
        keyboard.field.reloadInputViews()
        keyboard.screen.wait(0.5)
        #expect(keyboard.takeNames().contains("WillShow"))
        #expect(keyboard.keyboard?.convert(CGPoint.zero, to: nil).y == 451)
    }

    @Test("TX-208 TX-211: without a keyboard on the screen nothing is posted")
    func nothing() {
        let keyboard = KeyboardScreen(shows: false)
        keyboard.field.resignFirstResponder()
        keyboard.screen.wait(0.5)
        #expect(keyboard.takeNames() == [])
    }

    @Test("TX-209: an accessory view alone is shown and posted")
    func accessoryAlone() throws {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        let keyboard = KeyboardScreen(shows: false) { $0.inputAccessoryView = bar }
        let note = try #require(keyboard.posted.first { $0.name == UIResponder.keyboardWillShowNotification })
        #expect(keyboard.frame(UIResponder.keyboardFrameEndUserInfoKey, of: note) == CGRect(x: 0, y: 623, width: 375, height: 44))
    }

    @Test("TX-210: an input view of the app's takes the keyboard's place, with a keyboard on the desk too")
    func inputView() throws {
        for shows in [true, false] {
            let own = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
            let keyboard = KeyboardScreen(shows: shows) { $0.inputView = own }
            #expect(own.convert(own.bounds, to: nil) == CGRect(x: 0, y: 367, width: 375, height: 300))
            #expect(keyboard.keyboard == nil)
        }
    }

    @Test("TX-213: other input views need to be asked for")
    func reloading() {
        let own = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
        let keyboard = KeyboardScreen()
        keyboard.field.inputView = own
        keyboard.screen.wait(0.5)
        #expect(own.window == nil)
        keyboard.field.reloadInputViews()
        keyboard.screen.wait(0.5)
        #expect(own.window != nil)
        #expect(keyboard.keyboard == nil)
    }

    @Test("TX-214: scrolling ends the editing, where the scroll view is notified")
    func onDrag() throws {
        let keyboard = KeyboardScreen()
        let content = scrollView(keyboard, .onDrag)
        try keyboard.screen.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 300))
        #expect(!keyboard.field.isFirstResponder)
        content.removeFromSuperview()
    }

    @Test("TX-214: a finger takes the keyboard along from its upper edge on; only the end is posted")
    func interactive() throws {
        let keyboard = KeyboardScreen()
        _ = scrollView(keyboard, .interactive)
        _ = keyboard.takeNames()
        let finger = keyboard.screen.touchDown(at: CGPoint(x: 200, y: 300))
        for y in stride(from: 310, through: 560, by: 10) as StrideThrough<CGFloat> {
            keyboard.screen.wait(0.01)
            finger.move(to: CGPoint(x: 200, y: y))
        }
        #expect(keyboard.keyboard?.convert(CGPoint.zero, to: nil).y == 560)
        #expect(keyboard.takeNames() == [])
        finger.lift()
        keyboard.screen.wait(0.6)
        #expect(keyboard.takeNames().contains("DidHide"))
        #expect(!keyboard.field.isFirstResponder)
    }

    @Test("TX-215: with a dismiss padding the finger takes the keyboard along from above it")
    func dismissPadding() throws {
        let keyboard = KeyboardScreen()
        _ = scrollView(keyboard, .interactive)
        keyboard.screen.window.keyboardLayoutGuide.keyboardDismissPadding = 40
        let finger = keyboard.screen.touchDown(at: CGPoint(x: 200, y: 300))
        for y in stride(from: 310, through: 460, by: 10) as StrideThrough<CGFloat> {
            keyboard.screen.wait(0.01)
            finger.move(to: CGPoint(x: 200, y: y))
        }
        #expect(keyboard.keyboard?.convert(CGPoint.zero, to: nil).y == 500)
        finger.lift()
    }

    @Test("Constraints that a guide tracks hold while the keyboard is near an edge, or away from it")
    func tracking() {
        let view = UIView()
        let guide = view.keyboardLayoutGuide
        let constraints = (0..<3).map { view.widthAnchor.constraint(equalToConstant: CGFloat($0)) }
        guide.setConstraints([constraints[0]], activeWhenNearEdge: .bottom)
        guide.setConstraints([constraints[1]], activeWhenNearEdge: .top)
        guide.setConstraints([constraints[2]], activeWhenAwayFrom: [.top, .leading])
        #expect(constraints.map(\.isActive) == [true, false, true])
        #expect(guide.constraintsActive(whenNearEdge: .top) == [constraints[1]])
        guide.setConstraints([], activeWhenNearEdge: .bottom)
        #expect(!constraints[0].isActive)
        guide.removeAllTrackedConstraints()
        #expect(constraints.map(\.isActive) == [false, false, false])
    }

    private func scrollView(_ keyboard: KeyboardScreen, _ mode: UIScrollView.KeyboardDismissMode) -> UIScrollView {
        let view = UIScrollView(frame: CGRect(x: 0, y: 200, width: 375, height: 467))
        view.contentSize = CGSize(width: 375, height: 3000)
        view.keyboardDismissMode = mode
        keyboard.screen.window.addSubview(view)
        keyboard.screen.settle()
        return view
    }

    @Test("TX-215: the guide ends at the keyboard, and at the safe area without one")
    func guide() {
        let keyboard = KeyboardScreen(size: CGSize(width: 390, height: 844), begins: false)
        let page = UIViewController()
        keyboard.screen.window.rootViewController = page
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        page.view.addSubview(bar)
        page.view.addSubview(keyboard.field)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
            bar.heightAnchor.constraint(equalToConstant: 50),
            bar.bottomAnchor.constraint(equalTo: page.view.keyboardLayoutGuide.topAnchor),
        ])
        keyboard.screen.wait(0.1)
        #expect(bar.frame.maxY == 810)
        #expect(page.view.keyboardLayoutGuide.usesBottomSafeArea)
        #expect(!page.view.keyboardLayoutGuide.followsUndockedKeyboard)
        page.view.keyboardLayoutGuide.keyboardDismissPadding = -5
        #expect(page.view.keyboardLayoutGuide.keyboardDismissPadding == 0)
        keyboard.field.becomeFirstResponder()
        keyboard.screen.wait(0.5)
        #expect(bar.frame.maxY == 594)
        keyboard.field.resignFirstResponder()
        keyboard.screen.wait(0.5)
        #expect(bar.frame.maxY == 810)
        page.view.keyboardLayoutGuide.usesBottomSafeArea = false
        keyboard.screen.wait(0.1)
        #expect(bar.frame.maxY == 844)
    }

    @Test("TX-216: the table of a table controller keeps its edited row in sight")
    func table() throws {
        let keyboard = KeyboardScreen(begins: false)
        let controller = FieldsController(style: .plain)
        keyboard.screen.window.rootViewController = controller
        keyboard.screen.wait(0.2)
        let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 13, section: 0)))
        let field = try #require(cell.contentView.subviews.first { $0 is UITextField })
        field.becomeFirstResponder()
        keyboard.screen.wait(1)
        #expect(controller.tableView.adjustedContentInset.bottom == 216)
        #expect(controller.tableView.contentInset.bottom == 0)
        #expect(field.convert(field.bounds, to: nil).maxY <= 451)
    }

    // MARK: When it is shown

    @Test("auto: after a touch, and not any more when a key on the desk was pressed")
    func automatic() throws {
        let keyboard = KeyboardScreen(shows: false, begins: false)
        keyboard.screen.usesKeyboardAfterTouches = true
        keyboard.field.becomeFirstResponder()
        keyboard.screen.wait(0.5)
        #expect(keyboard.keyboard == nil, "nobody has touched anything")
        try keyboard.screen.tap(at: CGPoint(x: 100, y: 75))
        keyboard.screen.wait(0.5)
        #expect(keyboard.keyboard != nil)
        try keyboard.screen.press(key: "left")
        keyboard.screen.wait(0.5)
        #expect(keyboard.keyboard == nil)
        try keyboard.screen.tap(at: CGPoint(x: 100, y: 135))
        keyboard.screen.wait(0.5)
        #expect(keyboard.keyboard == nil)
    }

    @Test("a screen that is turned gives the keyboard another height, and posts it")
    func turning() {
        let keyboard = KeyboardScreen(size: CGSize(width: 390, height: 844))
        _ = keyboard.takeNames()
        keyboard.screen.turn(.left)
        keyboard.screen.wait(0.6)
        #expect(keyboard.keyboard?.bounds.size == CGSize(width: 844, height: 162))
        #expect(keyboard.takeNames().contains("WillChangeFrame"))
    }

    @Test("the window of the keyboard is in front, gets no keys, and lets touches beside through")
    func window() throws {
        let keyboard = KeyboardScreen()
        #expect(keyboard.keyboard?.window !== keyboard.screen.window)
        #expect(keyboard.screen.window.isKeyWindow)
        try keyboard.screen.tap(at: CGPoint(x: 100, y: 135))
        #expect(keyboard.other.isFirstResponder)
    }
}

@MainActor
private final class FieldsController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentView.addSubview(UITextField(frame: CGRect(x: 20, y: 4, width: 200, height: 34)))
        return cell
    }
}
