import TestLogs
import Testing
@_spi(ForasteroInternal) import UIKitCore
import UIKitTesting

/// Presentations that take another style where there is more or less room: a large phone is compact when upright, regular in landscape.
@MainActor
struct AdaptationTests {
    private let bench = PresentationBench(size: CGSize(width: 428, height: 926))
    private let chooser: Chooser
    private var screen: TestScreen { bench.screen }

    init() {
        chooser = Chooser(bench.log)
        bench.second.presentationController?.delegate = chooser
    }

    private func present() {
        bench.present(bench.second, on: bench.first, style: .pageSheet)
    }

    private func calls() -> [String] {
        bench.log.take().filter { !$0.contains("Layout") && !$0.contains("oad") && !$0.contains("Parent") }
    }

    @Test("The method without traits is asked where the width is compact, the one with traits anywhere")
    func styles() throws {
        let controller = try #require(bench.second.presentationController)
        let (compact, regular) = (UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(horizontalSizeClass: .regular))
        #expect(controller.adaptivePresentationStyle(for: compact) == .none)
        let simple = SimpleChooser()
        controller.delegate = simple
        #expect(controller.adaptivePresentationStyle(for: compact) == .overFullScreen)
        #expect(controller.adaptivePresentationStyle(for: regular) == .none)
        #expect(controller.adaptivePresentationStyle == .overFullScreen)
        controller.delegate = chooser
        chooser.styles = [.compact: .fullScreen, .regular: .overFullScreen]
        #expect(controller.adaptivePresentationStyle(for: compact) == .fullScreen)
        #expect(controller.adaptivePresentationStyle(for: regular) == .overFullScreen)
    }

    @Test("The style that was asked for stays with presentationController; the active one has the style taken")
    func activeController() {
        chooser.styles = [.compact: .fullScreen]
        present()
        #expect(bench.second.presentationController is UISheetPresentationController)
        #expect(bench.second.presentationController?.presentationStyle == .pageSheet)
        #expect(bench.second.activePresentationController?.presentationStyle == .fullScreen)
        #expect(bench.second.view.frame == screen.window.bounds)
        #expect(bench.first.view.window == nil)
        #expect(calls() == ["style 0", "A.viewWillDisappear", "B.viewWillAppear", "B.viewDidAppear", "A.viewDidDisappear", "presented"])
        bench.dismiss(bench.second)
        #expect(bench.second.activePresentationController == nil)
        #expect(bench.first.view.window != nil)
    }

    @Test(
        "A style that is no adaptation is not taken", arguments: [UIModalPresentationStyle.custom, .currentContext, .popover, .formSheet])
    func meaninglessStyles(style: UIModalPresentationStyle) {
        chooser.styles = [.compact: style]
        present()
        #expect(bench.second.activePresentationController === bench.second.presentationController)
        #expect(calls() == ["B.viewWillAppear", "B.viewDidAppear", "presented"])
    }

    @Test("PO-53: the delegate may have another controller shown, with the presented one inside")
    func replacement() {
        chooser.styles = [.compact: .fullScreen]
        chooser.wraps = true
        present()
        let shown = bench.first.presentedViewController
        #expect(shown is Wrapper)
        #expect(bench.second.parent === shown)
        #expect(bench.second.presentingViewController === bench.first)
        #expect(shown?.view.frame == screen.window.bounds)
        #expect(bench.second.view.window != nil)
        #expect(
            calls() == [
                "controller for 0", "style 0", "A.viewWillDisappear", "B.viewWillAppear", "B.viewDidAppear", "A.viewDidDisappear",
                "presented",
            ])
        bench.dismiss(bench.second)
        #expect(bench.first.presentedViewController == nil)
        #expect(shown?.view.window == nil)
        #expect(bench.first.view.window != nil)
        #expect(shown?.presentingViewController == nil)
        #expect(shown?.activePresentationController == nil)
    }

    @Test("When the device turns, the style follows; the presented controller stays and is told nothing")
    func turning() {
        chooser.styles = [.compact: .fullScreen]
        present()
        _ = calls()
        screen.turn(.left)
        screen.wait(1)
        #expect(bench.second.activePresentationController is UISheetPresentationController)
        #expect(bench.first.view.window != nil)
        #expect(bench.first.presentedViewController === bench.second)
        #expect(calls() == ["style -1", "A.viewWillAppear", "A.viewDidAppear"])
        screen.turn(.upright)
        screen.wait(1)
        #expect(bench.second.activePresentationController?.presentationStyle == .fullScreen)
        #expect(bench.second.view.convert(bench.second.view.bounds, to: nil) == screen.window.bounds)
        #expect(bench.first.view.window == nil)
        #expect(calls() == ["style 0", "A.viewWillDisappear", "A.viewDidDisappear"])
        bench.dismiss(bench.first)
        #expect(calls() == ["B.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear", "B.viewDidDisappear", "dismissed"])
        #expect(screen.window.subviews == [bench.first.view])
    }

    @Test("PO-53: a controller shown instead comes and goes with its style")
    func turningWithReplacement() {
        chooser.styles = [.compact: .fullScreen]
        chooser.wraps = true
        present()
        weak let wrapper = bench.first.presentedViewController
        screen.turn(.left)
        screen.wait(1)
        #expect(bench.first.presentedViewController === bench.second)
        #expect(bench.second.parent == nil)
        #expect(bench.second.view.window != nil)
        #expect(wrapper == nil)
        screen.turn(.upright)
        screen.wait(1)
        #expect(bench.first.presentedViewController is Wrapper)
        #expect(bench.second.parent is Wrapper)
        bench.dismiss(bench.first)
        #expect(screen.window.subviews == [bench.first.view])
        #expect(bench.second.presentingViewController == nil)
    }

    @Test("What is presented upon an adapted controller stays upon what takes its place")
    func upperPresentation() {
        chooser.styles = [.compact: .fullScreen]
        chooser.wraps = true
        present()
        bench.present(bench.third, on: bench.second, style: .overFullScreen)
        screen.turn(.left)
        screen.wait(1)
        #expect(bench.second.presentedViewController === bench.third)
        #expect(bench.third.presentingViewController === bench.second)
        #expect(screen.window.subviews.last === bench.third.view.superview)
        bench.dismiss(bench.first)
        #expect(screen.window.subviews == [bench.first.view])
        #expect(bench.third.presentingViewController == nil)
    }

    @Test("A delegate that is set while an adaptation presents is asked from then on")
    func laterDelegate() {
        chooser.styles = [.compact: .fullScreen]
        present()
        let other = Chooser(bench.log)
        other.styles = [.compact: .fullScreen, .regular: .overFullScreen]
        bench.second.presentationController?.delegate = other
        #expect(bench.second.activePresentationController?.delegate === other)
        screen.turn(.left)
        screen.wait(1)
        #expect(bench.second.activePresentationController?.presentationStyle == .overFullScreen)
    }

    @Test("Nothing is left of an adapted presentation, whether it was dismissed or not", arguments: [true, false])
    func ownership(isDismissed: Bool) {
        weak var presented: UIViewController?
        weak var wrapper: UIViewController?
        chooser.styles = [.compact: .fullScreen]
        chooser.wraps = true
        do {
            let (root, inner) = (UIViewController(), UIViewController())
            presented = inner
            inner.presentationController?.delegate = chooser
            screen.window.rootViewController = root
            screen.settle()
            root.present(inner, animated: false)
            screen.wait(1)
            wrapper = root.presentedViewController
            #expect(wrapper is Wrapper)
            if isDismissed { root.dismiss(animated: false) }
            screen.wait(1)
        }
        screen.window.rootViewController = nil
        screen.settle()
        #expect(presented == nil)
        #expect(wrapper == nil)
    }

    @Test("PO-53: the controller to show instead must be free")
    func replacementInUse() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let bench = PresentationBench()
                let chooser = Chooser(bench.log)
                chooser.styles = [.compact: .fullScreen]
                chooser.fixed = bench.third
                bench.first.addChild(bench.third)
                bench.second.presentationController?.delegate = chooser
                bench.present(bench.second, on: bench.first, style: .pageSheet)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("presentationController(_:viewControllerForAdaptivePresentationStyle:) has returned <"))
    }
}

/// Chooses a style for each size class, and wraps the controller if that is set.
private final class Chooser: NSObject, UIAdaptivePresentationControllerDelegate {
    let log: ControllerLog
    var styles: [UIUserInterfaceSizeClass: UIModalPresentationStyle] = [:]
    var wraps = false
    var fixed: UIViewController?

    init(_ log: ControllerLog) { self.log = log }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        styles[traitCollection.horizontalSizeClass] ?? .none
    }

    func presentationController(
        _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        if let fixed { return fixed }
        guard wraps else { return nil }
        log.calls.append("controller for \(style.rawValue)")
        return Wrapper(controller.presentedViewController)
    }

    func presentationController(
        _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: UIViewControllerTransitionCoordinator?
    ) {
        log.calls.append("style \(style.rawValue)")
    }
}

/// Has only the method without traits.
private final class SimpleChooser: NSObject, UIAdaptivePresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .overFullScreen }
}

/// Holds a controller that fills it.
private final class Wrapper: UIViewController {
    init(_ content: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        addChild(content)
        content.didMove(toParent: self)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let content = children.first?.view else { return }
        content.frame = view.bounds
        view.addSubview(content)
    }
}
