import Testing
import UIKitTesting

@MainActor
struct ButtonTests {
    private let screen = TestScreen(size: CGSize(width: 200, height: 200), scale: 2)
    private let target = Recorder()

    private func button(_ type: UIButton.ButtonType = .system) -> UIButton {
        let button = UIButton(type: type)
        button.setTitle("Press", for: .normal)
        button.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
        screen.window.addSubview(button)
        return button
    }

    @Test("A tap sends touchDown, then touchUpInside and primaryActionTriggered")
    func tap() throws {
        let button = button()
        for event in [UIControl.Event.touchDown, .touchUpInside, .touchUpOutside, .primaryActionTriggered, .touchCancel] {
            button.addTarget(target, action: #selector(Recorder.pressed(_:)), for: event)
        }
        button.addTarget(target, action: #selector(Recorder.down), for: .touchDown)
        try screen.tap("Press")
        #expect(target.calls == ["pressed", "down", "pressed"])
    }

    @Test("Title and image stand where the size has them before the button is laid out")
    func partsBeforeLayout() throws {
        let button = UIButton(type: .custom)
        button.setTitle("Press", for: .normal)
        button.sizeToFit()
        let title = try #require(button.titleLabel)
        #expect(title.frame.minY == 6)
        #expect(title.frame.height == button.bounds.height - 12)
        #expect(title.frame.width > 20)
        button.contentVerticalAlignment = .top
        button.frame.size.height = 100
        #expect(button.titleLabel?.frame.minY == 0)
        button.setImage(UIImage(systemName: "plus"), for: .normal)
        #expect(try #require(button.imageView).frame.maxX == button.titleLabel?.frame.minX)
    }

    @Test("A title keeps the height of its line in a lower room, and lies in the middle of that")
    func titleInALowRoom() throws {
        let button = button()
        let title = try #require(button.titleLabel)
        screen.settle()
        let height = title.frame.height
        button.frame.size.height = 10
        screen.settle()
        #expect(title.frame.height == height)
        #expect(abs(title.frame.midY - 5) <= 0.25)
        button.frame.size.width = 10
        screen.settle()
        #expect(title.frame.width == 10)
    }

    @Test("A bare title has room around it, a title with an image or insets has none; sizes are whole points")
    func sizes() throws {
        let button = UIButton(type: .system)
        button.setTitle("Hi", for: .normal)
        let title = try #require(button.titleLabel).sizeThatFits(CGSize(width: 1000, height: 1000))
        let (width, height) = (title.width.rounded(.up), title.height.rounded(.up))
        #expect(button.intrinsicContentSize == CGSize(width: 30, height: height + 12))
        button.setImage(UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }, for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: width + 10, height: height))
        button.setImage(nil, for: .normal)
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        #expect(button.intrinsicContentSize == CGSize(width: width + 2, height: height + 2))
    }

    @Test("A finger that is lifted far away is outside, one that is lifted near by is not")
    func liftedOutside() {
        let button = button()
        button.addTarget(target, action: #selector(Recorder.down), for: .touchUpOutside)
        button.addTarget(target, action: #selector(Recorder.pressed(_:)), for: .touchUpInside)
        let finger = screen.touchDown(at: CGPoint(x: 70, y: 40))
        #expect(button.isHighlighted)
        #expect(button.isTracking)
        #expect(button.isTouchInside)
        finger.move(to: CGPoint(x: 70, y: 120))
        #expect(button.isHighlighted)
        finger.move(to: CGPoint(x: 70, y: 190))
        #expect(!button.isHighlighted)
        finger.lift()
        #expect(target.calls == ["down"])
        #expect(!button.isTracking)
    }

    @Test("A disabled button sends nothing")
    func disabled() throws {
        let button = button()
        button.isEnabled = false
        button.addTarget(target, action: #selector(Recorder.down), for: .allEvents)
        try screen.tap(at: CGPoint(x: 70, y: 40))
        #expect(target.calls.isEmpty)
    }

    @Test("CT-21, CT-25: what is not set for a state is that of the normal one; current values are those of the present state")
    func byState() {
        let button = button(.custom)
        button.setTitle("Chosen", for: .selected)
        button.setTitleColor(.red, for: .highlighted)
        #expect(button.title(for: .normal) == "Press")
        #expect(button.title(for: .highlighted) == "Press")
        #expect(button.title(for: .selected) == "Chosen")
        #expect(button.currentTitle == "Press")
        #expect(button.titleColor(for: .disabled) == .white)
        #expect(button.image(for: .selected) == nil)
        let image = UIImage()
        button.setImage(image, for: .normal)
        button.setBackgroundImage(image, for: .normal)
        button.setTitleShadowColor(.blue, for: .normal)
        #expect(button.image(for: .selected) === image)
        #expect(button.backgroundImage(for: .disabled) === image)
        #expect(button.titleShadowColor(for: .selected) == .blue)
        #expect(button.currentTitleShadowColor == .blue)
        button.isSelected = true
        #expect(button.currentTitle == "Chosen")
        #expect(button.currentImage === image)
        #expect(button.currentBackgroundImage === image)
        button.isSelected = false
        button.isHighlighted = true
        #expect(button.currentTitleColor == .red)
        screen.settle()
        #expect(button.titleLabel?.text == "Press")
        #expect(button.titleLabel?.textColor == .red)
        button.setTitle(nil, for: .selected)
        #expect(button.title(for: .selected) == "Press")
    }

    @Test("CT-22: in two states at once, what is set for one of them alone does not count")
    func combinedStates() {
        let button = button(.custom)
        button.setTitle("Chosen", for: .selected)
        button.isSelected = true
        button.isHighlighted = true
        #expect(button.currentTitle == "Press")
        button.setTitle("Both", for: [.selected, .highlighted])
        #expect(button.currentTitle == "Both")
        button.isHighlighted = false
        #expect(button.currentTitle == "Chosen")
    }

    @Test("CT-23: a title for another state alone is not shown in the normal one")
    func onlySelected() {
        let button = UIButton()
        button.setTitle("Chosen", for: .selected)
        #expect(button.currentTitle == nil)
        #expect(button.title(for: .normal) == nil)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == nil)
    }

    @Test("CT-29: a system button takes the tint, and fades under the finger")
    func systemLook() {
        let button = button()
        button.tintColor = .purple
        screen.settle()
        #expect(button.titleLabel?.textColor == .purple)
        let finger = screen.touchDown(at: CGPoint(x: 70, y: 40))
        #expect(abs((button.titleLabel?.alpha ?? 1) - 0.2) < 0.001)
        finger.lift()
        #expect(button.titleLabel?.alpha == 1)
    }

    @Test("CT-26: the size that fits is that of the title with room above and below")
    func fittingSize() {
        let button = UIButton(type: .system)
        button.setTitle("Press", for: .normal)
        let title = button.titleLabel?.sizeThatFits(CGSize(width: 1000, height: 1000)) ?? .zero
        button.sizeToFit()
        #expect(button.bounds.size == CGSize(width: max(title.width.rounded(.up), 30), height: title.height.rounded(.up) + 12))
        button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
        #expect(button.intrinsicContentSize == CGSize(width: title.width.rounded(.up) + 40, height: title.height.rounded(.up) + 20))
    }

    @Test("GE-17: a tap on a button is not one on the view above it")
    func tapsAreKept() throws {
        let recognizer = UITapGestureRecognizer(target: target, action: #selector(Recorder.down))
        screen.window.addGestureRecognizer(recognizer)
        let button = button()
        button.addTarget(target, action: #selector(Recorder.pressed(_:)), for: .touchUpInside)
        try screen.tap("Press")
        #expect(target.calls == ["pressed"])
        try screen.tap(at: CGPoint(x: 150, y: 150))
        #expect(target.calls == ["pressed", "down"])
    }

    @Test("RE-20: an action without a target goes up the chain")
    func nilTarget() throws {
        let controller = ActionController()
        screen.window.rootViewController = controller
        let button = UIButton(type: .system)
        button.setTitle("Press", for: .normal)
        button.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
        controller.view.addSubview(button)
        button.addTarget(nil, action: #selector(ActionController.save(_:)), for: .touchUpInside)
        try screen.tap("Press")
        #expect(controller.sender === button)
    }

    @Test("Targets can be asked for and taken back")
    func targets() {
        let button = button()
        button.addTarget(target, action: #selector(Recorder.down), for: [.touchDown, .touchUpInside])
        #expect(button.allTargets == [target])
        #expect(button.allControlEvents == [.touchDown, .touchUpInside])
        #expect(button.actions(forTarget: target, forControlEvent: .touchDown) == ["down"])
        button.removeTarget(target, action: nil, for: .touchDown)
        #expect(button.allControlEvents == .touchUpInside)
        button.removeTarget(nil, action: nil, for: .allEvents)
        #expect(button.allTargets.isEmpty)
    }

    @Test("A target is not kept alive")
    func weakTargets() {
        let button = button()
        do {
            let dying = Recorder()
            button.addTarget(dying, action: #selector(Recorder.down), for: .touchDown)
        }
        button.sendActions(for: .touchDown)
        #expect(button.allTargets.isEmpty)
    }
}

/// Counts what it is sent.
final class Recorder: NSObject {
    var calls: [String] = []

    @objc func pressed(_ sender: Any) { calls.append("pressed") }
    @objc func down() { calls.append("down") }
}

private final class ActionController: UIViewController {
    weak var sender: UIButton?

    @objc func save(_ sender: UIButton) { self.sender = sender }

    @Test("A title without characters keeps the height of a line beside an image; a button that never had one is as large as its image")
    func emptyTitle() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5)).image { _ in }
        let button = UIButton(type: .custom)
        button.setImage(image, for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 5, height: 5))
        button.setTitle("", for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 5, height: 22))
        button.setTitle(nil, for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 5, height: 5))
        let information = UIButton(type: .detailDisclosure)
        let size = information.intrinsicContentSize
        information.setTitle("", for: .normal)
        #expect(information.intrinsicContentSize == size)
    }
}
