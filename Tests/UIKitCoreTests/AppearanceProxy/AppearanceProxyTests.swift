import Testing
import UIKitTesting

@testable import UIKitCore

/// Rules are the process's: tests of them run one after the other, on classes of their own, and leave none behind.
@MainActor
@Suite(.serialized)
struct AppearanceProxyTests {
    private let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)

    private func show(_ view: UIView, in parent: UIView? = nil) { (parent ?? screen.window).addSubview(view) }

    @Test("What is said of a class is taken over by views that come into a window later")
    func taking() {
        let (shown, later) = (PaintedView(), PaintedView())
        show(shown)
        PaintedView.appearance().backgroundColor = .red
        PaintedView.appearance().tintColor = .green
        #expect(shown.backgroundColor == nil)
        #expect(later.backgroundColor == nil)
        show(later)
        #expect(later.backgroundColor == .red)
        #expect(later.tintColor == .green)
        #expect(UIView().backgroundColor == nil)
        AppearanceRules.shared.removeAll()
    }

    @Test("What the app has set of a view itself stays")
    func ownValues() {
        PaintedView.appearance().backgroundColor = .red
        let view = PaintedView()
        view.backgroundColor = .blue
        show(view)
        #expect(view.backgroundColor == .blue)
        let other = PaintedView()
        show(other)
        other.backgroundColor = .yellow
        other.removeFromSuperview()
        show(other)
        #expect(other.backgroundColor == .yellow)
        AppearanceRules.shared.removeAll()
    }

    @Test("A view that comes into a window again takes over what was said meanwhile")
    func sayingAnew() {
        PaintedView.appearance().backgroundColor = .red
        let view = PaintedView()
        show(view)
        PaintedView.appearance().backgroundColor = .green
        #expect(view.backgroundColor == .red)
        view.removeFromSuperview()
        show(view)
        #expect(view.backgroundColor == .green)
        AppearanceRules.shared.removeAll()
    }

    @Test("A subclass comes before its superclass, containers before none, and inheritance counts")
    func precedence() {
        PaintedView.appearance().backgroundColor = .red
        PaintedView.appearance().tintColor = .green
        SpecialView.appearance().backgroundColor = .blue
        PaintedView.appearance(whenContainedInInstancesOf: [BoxView.self]).tintColor = .yellow
        let (special, boxed, deep) = (SpecialView(), PaintedView(), PaintedView())
        show(special)
        #expect(special.backgroundColor == .blue)
        #expect(special.tintColor == .green)
        let box = BoxView()
        show(box)
        show(boxed, in: box)
        #expect(boxed.backgroundColor == .red)
        #expect(boxed.tintColor == .yellow)
        show(deep, in: boxed)
        #expect(deep.tintColor == .yellow)
        AppearanceRules.shared.removeAll()
    }

    @Test("Several containers are one inside the other, and controllers count")
    func containers() {
        PaintedView.appearance(whenContainedInInstancesOf: [BoxView.self, BoxController.self]).backgroundColor = .red
        let (inBox, inController, inBoth) = (PaintedView(), PaintedView(), PaintedView())
        let (box, otherBox, controller) = (BoxView(), BoxView(), BoxController())
        show(box)
        show(inBox, in: box)
        screen.window.rootViewController = controller
        show(inController, in: controller.view)
        show(otherBox, in: controller.view)
        show(inBoth, in: otherBox)
        #expect(inBox.backgroundColor == nil)
        #expect(inController.backgroundColor == nil)
        #expect(inBoth.backgroundColor == .red)
        AppearanceRules.shared.removeAll()
    }

    @Test("Traits are a condition")
    func traits() {
        PaintedView.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).backgroundColor = .red
        let (light, dark) = (PaintedView(), PaintedView())
        show(light)
        let night = UIView()
        night.overrideUserInterfaceStyle = .dark
        show(night)
        show(dark, in: night)
        #expect(light.backgroundColor == nil)
        #expect(dark.backgroundColor == .red)
        AppearanceRules.shared.removeAll()
    }

    @Test("Exported properties of the app's own classes can be set")
    func ownProperties() {
        PaintedView.appearance().lineWidth = 3
        PaintedView.appearance().caption = "Hello"
        let (view, own) = (PaintedView(), PaintedView())
        own.caption = "Mine"
        show(view)
        show(own)
        #expect(view.lineWidth == 3)
        #expect(view.caption == "Hello")
        #expect(own.lineWidth == 3)
        #expect(own.caption == "Mine")
        AppearanceRules.shared.removeAll()
    }

    @Test("The same object stands for a class each time, and is no view of the app's")
    func sameObject() {
        #expect(PaintedView.appearance() === PaintedView.appearance())
        #expect(PaintedView.appearance() !== PaintedView.appearance(whenContainedInInstancesOf: [BoxView.self]))
        #expect(
            PaintedView.appearance(whenContainedInInstancesOf: [BoxView.self])
                === PaintedView.appearance(whenContainedInInstancesOf: [BoxView.self]))
        #expect(SpecialView.appearance() !== PaintedView.appearance())
        #expect(PaintedView.appearance().window == nil)
        AppearanceRules.shared.removeAll()
    }
}

private class PaintedView: UIView {
    @objc dynamic var lineWidth: CGFloat = 1
    @objc dynamic var caption: String?
}

private final class SpecialView: PaintedView {}
private final class BoxView: UIView {}
private final class BoxController: UIViewController {}
