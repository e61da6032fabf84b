import TestLogs
import Testing
@_spi(ForasteroInternal) import UIKitCore
import UIKitTesting

@MainActor
struct SizeChangeTests {
    private let log = ControllerLog()
    private let root: SizeController
    private let filling: SizeController
    private let small: SizeController
    private let screen: TestScreen

    init() {
        (root, filling, small) = (SizeController("root", log), SizeController("filling", log), SizeController("small", log))
        screen = TestScreen(size: CGSize(width: 390, height: 844), scale: 1)
        for child in [filling, small] {
            root.addChild(child)
            root.view.addSubview(child.view)
        }
        filling.view.frame = root.view.bounds
        filling.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        small.view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        small.view.autoresizingMask = []
        screen.window.rootViewController = root
        screen.settle()
        log.calls = []
    }

    @Test("VC-68: the root is notified of a new size first, and tells the children whose size changes; the others are not notified")
    func turning() {
        screen.turn(.left)
        #expect(log.calls.filter { $0.contains("transition") } == ["root transition 844×390", "filling transition 844×390"])
        #expect(root.view.bounds.size == CGSize(width: 844, height: 390))
        #expect(filling.view.bounds.size == CGSize(width: 844, height: 390))
    }

    @Test("VC-67, VC-68: before, all is as it was; what runs alongside comes with the new size, the completion after the layout")
    func order() {
        screen.turn(.left)
        let calls = log.calls.filter { $0.hasPrefix("root") }
        #expect(
            calls == [
                "root traits 1", "root transition 844×390", "root is 390×844", "root alongside at 844×390", "root layout 844×390",
                "root completion",
            ])
    }

    @Test("The methods of former names are called around turning, with the orientations")
    func formerNames() {
        let controller = TurningController()
        screen.window.rootViewController = controller
        screen.settle()
        #expect(controller.interfaceOrientation == .portrait)
        screen.turn(.left)
        #expect(controller.calls == ["will 3", "animates 3", "did 1"])
        #expect(controller.interfaceOrientation == .landscapeRight)
    }

    @Test("VC-68: presented controllers are notified of it too")
    func presented() {
        let presented = SizeController("presented", log)
        presented.modalPresentationStyle = .fullScreen
        root.present(presented, animated: false)
        screen.wait(1)
        log.calls = []
        screen.turn(.left)
        #expect(log.calls.contains("presented transition 844×390"))
        #expect(presented.view.bounds.size == CGSize(width: 844, height: 390))
        root.dismiss(animated: false)
        #expect(root.view.frame == screen.window.bounds)
    }

    @Test("A container may say otherwise what size a child gets")
    func sizeOfChild() {
        root.sizeOfChildren = CGSize(width: 1, height: 2)
        screen.turn(.left)
        #expect(log.calls.contains("small transition 1×2"))
    }

    @Test("The parent is notified of a child's preferred size")
    func preferredSize() {
        small.preferredContentSize = CGSize(width: 3, height: 4)
        small.preferredContentSize = CGSize(width: 3, height: 4)
        #expect(log.calls == ["root heard of small"])
    }

    @Test("A child's traits may be those the parent says, until it leaves")
    func childTraits() {
        screen.settle()
        root.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: small)
        #expect(small.traitCollection.horizontalSizeClass == .regular)
        #expect(filling.traitCollection.horizontalSizeClass == .compact)
        #expect(root.overrideTraitCollection(forChild: small)?.horizontalSizeClass == .regular)
        small.view.removeFromSuperview()
        small.removeFromParent()
        #expect(root.overrideTraitCollection(forChild: small) == nil)
        #expect(small.traitCollection.horizontalSizeClass == .compact)
    }

    @Test("VC-66: a phone shows all orientations but upside down, a tablet all; all turn")
    func orientations() {
        #expect(root.supportedInterfaceOrientations == .allButUpsideDown)
        #expect(root.shouldAutorotate)
        let tablet = TestScreen(size: CGSize(width: 768, height: 1024))
        #expect(UIViewController().supportedInterfaceOrientations == .all)
        #expect(tablet.window.traitCollection.userInterfaceIdiom == .pad)
    }
}

/// Writes down which sizes it is notified of.
private final class SizeController: UIViewController {
    let name: String
    let log: ControllerLog
    var sizeOfChildren: CGSize?

    init(_ name: String, _ log: ControllerLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ text: String) { log.calls.append("\(name) \(text)") }
    private func text(_ size: CGSize) -> String { "\(Int(size.width))×\(Int(size.height))" }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        note("transition \(text(size))")
        super.viewWillTransition(to: size, with: coordinator)
        guard name == "root" else { return }
        note("is \(text(view.bounds.size))")
        coordinator.animate(
            alongsideTransition: { _ in self.note("alongside at \(self.text(self.view.bounds.size))") },
            completion: { _ in self.note("completion") })
    }

    override func willTransition(to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator) {
        note("traits \(newCollection.verticalSizeClass.rawValue)")
        super.willTransition(to: newCollection, with: coordinator)
    }

    override func size(forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        sizeOfChildren ?? super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }

    override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {
        note("heard of \((container as? SizeController)?.name ?? "?")")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        note("layout \(text(view.bounds.size))")
    }
}

/// Overrides what was overridden before sizes changed.
private final class TurningController: UIViewController {
    var calls: [String] = []

    override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        calls.append("will \(toInterfaceOrientation.rawValue)")
    }

    override func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        calls.append("animates \(toInterfaceOrientation.rawValue)")
    }

    override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
        calls.append("did \(fromInterfaceOrientation.rawValue)")
    }
}
