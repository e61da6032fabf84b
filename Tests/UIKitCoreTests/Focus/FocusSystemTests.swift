import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
struct FocusSystemTests {
    private let screen = TestScreen(size: CGSize(width: 1024, height: 768), scale: 1)
    private let outer = FocusableView(tag: 0)
    private let first = FocusableView(tag: 1)
    private let second = FocusableView(tag: 2, at: CGPoint(x: 0, y: 100))

    init() {
        outer.isFocusable = false
        outer.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
        outer.addSubview(first)
        outer.addSubview(second)
        screen.window.addSubview(outer)
    }

    private var system: UIFocusSystem? { UIFocusSystem.focusSystem(for: outer) }

    private func go(to environment: any UIFocusEnvironment) {
        system?.requestFocusUpdate(to: environment)
        system?.updateFocusIfNeeded()
    }

    @Test("CV-47: a view can have the focus only if it says so; nothing has it at first")
    func defaults() {
        let view = UIView()
        #expect(!view.canBecomeFocused)
        #expect(!view.isFocused)
        #expect(view.focusGroupIdentifier == nil)
        #expect(view.preferredFocusEnvironments.isEmpty)
        #expect(system != nil)
        #expect(system?.focusedItem == nil)
        #expect(UIFocusHeading.up.rawValue == 1)
        #expect(UIFocusHeading.right.rawValue == 8)
        #expect(UIFocusHeading.previous.rawValue == 32)
        #expect(UIFocusHeading.first.rawValue == 256)
        #expect(UIFocusHeading.last.rawValue == 512)
    }

    @Test("A phone has no focus, nor has what is in no window")
    func phone() {
        #expect(UIFocusSystem.focusSystem(for: UIView()) == nil)
        let phone = TestScreen(size: CGSize(width: 390, height: 844), scale: 1)
        let view = FocusableView(tag: 1)
        phone.window.addSubview(view)
        #expect(UIFocusSystem.focusSystem(for: view) == nil)
        view.setNeedsFocusUpdate()
        view.updateFocusIfNeeded()
        #expect(!view.isFocused)
    }

    @Test("All around what loses the focus and what gets it are asked before and told after, each once, from inside out")
    func order() {
        go(to: first)
        #expect(first.isFocused)
        #expect(system?.focusedItem === first)
        #expect(first.log == ["should - 1", "did - 1"])
        #expect(outer.log == first.log)
        #expect(second.log.isEmpty)
        for view in [outer, first, second] { view.log = [] }
        go(to: second)
        #expect(first.log == ["should 1 2", "did 1 2"])
        #expect(second.log == first.log)
        #expect(outer.log == first.log)
        #expect(!first.isFocused)
        #expect(second.isFocused)
    }

    @Test("One that says no keeps the focus where it is", arguments: [0, 1, 2])
    func refusing(tag: Int) {
        go(to: first)
        let refusing = [outer, first, second][tag]
        refusing.mayUpdate = false
        go(to: second)
        #expect(first.isFocused)
        #expect(!second.isFocused)
        #expect(second.log.allSatisfy { $0.hasPrefix("should") })
    }

    @Test("What an environment prefers comes first, then itself, then the first thing inside from top to bottom")
    func preferring() {
        go(to: outer)
        #expect(first.isFocused)
        outer.preferred = [UIView(), second, first]
        go(to: outer)
        #expect(second.isFocused)
        second.isHidden = true
        go(to: first)
        go(to: outer)
        #expect(first.isFocused)
    }

    @Test("Environments that prefer each other lead nowhere, and stop nothing")
    func ring() {
        (first.isFocusable, second.isFocusable) = (false, false)
        (first.preferred, second.preferred) = ([second], [first])
        go(to: first)
        #expect(system?.focusedItem == nil)
    }

    @Test("A request is fulfilled with the next frame")
    func nextFrame() {
        system?.requestFocusUpdate(to: first)
        #expect(!first.isFocused)
        screen.window.setNeedsLayout()
        screen.settle()
        #expect(first.isFocused)
    }

    @Test("Only an environment with the focus inside has it moved")
    func asking() {
        outer.setNeedsFocusUpdate()
        outer.updateFocusIfNeeded()
        #expect(system?.focusedItem == nil)
        go(to: first)
        outer.preferred = [second]
        outer.setNeedsFocusUpdate()
        outer.updateFocusIfNeeded()
        #expect(second.isFocused)
        first.preferred = [first]
        first.setNeedsFocusUpdate()
        first.updateFocusIfNeeded()
        #expect(second.isFocused)
    }

    @Test("Who is notified of the move gets context and coordinator; animations of the coordinator run, and their end is reported")
    func notification() {
        var ends: [String] = []
        first.animate = { coordinator in
            coordinator.addCoordinatedAnimations({ self.first.alpha = 0.5 }, completion: { ends.append("plain") })
            coordinator.addCoordinatedFocusingAnimations({ ends.append("for \($0.duration > 0)") }, completion: nil)
        }
        let listener = MoveListener()
        go(to: first)
        #expect(listener.contexts.count == 1)
        #expect(listener.contexts.first?.nextFocusedItem === first)
        #expect(listener.contexts.first?.focusHeading == [])
        #expect(listener.coordinators == 1)
        #expect(ends == ["for true"])
        #expect(first.alpha == 0.5)
        screen.wait(1)
        #expect(ends == ["for true", "plain"])
    }

    @Test("A ring in the tint of the view shows that it has the focus")
    func look() {
        first.tintColor = .red
        first.layer.cornerRadius = 8
        go(to: first)
        let ring = first.subviews.first
        #expect(ring?.frame == first.bounds)
        #expect(ring?.layer.borderWidth == 3)
        #expect(ring?.layer.cornerRadius == 8)
        #expect(ring?.layer.borderColor == UIColor.red.cgColor)
        first.bounds.size.width = 200
        #expect(ring?.frame.width == 200)
        go(to: second)
        #expect(first.subviews.isEmpty)
        #expect(second.subviews.count == 1)
    }

    @Test("The effect of a view says where its ring is, or that there is none")
    func effects() {
        #expect(first.focusEffect != nil)
        #expect(!(first.focusEffect is UIFocusHaloEffect))
        let effect = UIFocusHaloEffect(roundedRect: CGRect(x: 10, y: 10, width: 20, height: 20), cornerRadius: 5, curve: .continuous)
        effect.position = .outside
        first.focusEffect = effect
        effect.position = .inside
        #expect((first.focusEffect as? UIFocusHaloEffect)?.position == .outside)
        go(to: first)
        #expect(first.subviews.map(\.frame) == [CGRect(x: 7, y: 7, width: 26, height: 26)])
        #expect(first.subviews.first?.layer.cornerRadius == 8)
        #expect(first.subviews.first?.layer.cornerCurve == .continuous)
        first.focusEffect = nil
        #expect(first.focusEffect == nil)
        #expect(first.subviews.isEmpty)
        first.focusEffect = UIFocusHaloEffect()
        #expect(first.subviews.map(\.frame) == [first.bounds])
    }

    @Test("A view that leaves its window leaves the focus; a touch ends it whatever is answered")
    func leaving() throws {
        go(to: first)
        outer.removeFromSuperview()
        #expect(!first.isFocused)
        #expect(first.subviews.isEmpty)
        screen.window.addSubview(outer)
        go(to: second)
        outer.mayUpdate = false
        try screen.tap(at: CGPoint(x: 600, y: 600))
        #expect(!second.isFocused)
        #expect(second.log.last == "did 2 -")
    }

    @Test("What cannot be seen or touched cannot have the focus")
    func unusable() {
        first.alpha = 0
        go(to: first)
        #expect(!first.isFocused)
        first.alpha = 1
        outer.isUserInteractionEnabled = false
        go(to: first)
        #expect(!first.isFocused)
    }

    @Test("Containers name the items that reach into a rectangle; environments contain what is inside them")
    func containers() {
        let items = outer.focusItems(in: CGRect(x: 0, y: 60, width: 10, height: 60))
        #expect(items.count == 1)
        #expect(items.first === second)
        #expect(UIFocusSystem.environment(screen.window, contains: first))
        #expect(!UIFocusSystem.environment(first, contains: outer))
        #expect(outer.focusItemContainer === outer)
        #expect(outer.coordinateSpace === outer)
    }

    @Test("A controller is asked between its view and what is around that, and prefers its view")
    func controllers() {
        let controller = FocusController()
        controller.view.addSubview(outer)
        screen.window.rootViewController = controller
        screen.settle()
        #expect(controller.view.parentFocusEnvironment === controller)
        #expect(controller.parentFocusEnvironment === screen.window)
        go(to: controller)
        #expect(first.isFocused)
        #expect(controller.log == ["should", "did"])
        controller.focusGroupIdentifier = "group"
        #expect(controller.focusGroupIdentifier == "group")
    }
}

@MainActor
private final class FocusController: UIViewController {
    var log: [String] = []
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        log.append("should")
        return true
    }
    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        super.didUpdateFocus(in: context, with: coordinator)
        log.append("did")
    }
}

@MainActor
private final class MoveListener: NSObject {
    var contexts: [UIFocusUpdateContext] = []
    var coordinators = 0

    override init() {
        super.init()
        NotificationCenter.default.addObserver(self, selector: #selector(heard), name: UIFocusSystem.didUpdateNotification, object: nil)
    }

    @objc func heard(_ notice: Notification) {
        if let context = notice.userInfo?[UIFocusSystem.focusUpdateContextUserInfoKey] as? UIFocusUpdateContext { contexts.append(context) }
        if notice.userInfo?[UIFocusSystem.animationCoordinatorUserInfoKey] is UIFocusAnimationCoordinator { coordinators += 1 }
    }
}
