import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite struct ContentSizeLimitTests {
    private func category(_ view: UIView) -> UIContentSizeCategory { view.traitCollection.preferredContentSizeCategory }

    @Test("Limits of the size of text hold for the view and for what is inside it, and can be lifted")
    func limits() {
        let outer = UIView(), inner = UIView()
        outer.addSubview(inner)
        let usual = category(inner)
        #expect(usual == .large)
        outer.maximumContentSizeCategory = .small
        #expect(category(outer) == .small)
        #expect(category(inner) == .small)
        inner.minimumContentSizeCategory = .extraLarge
        #expect(category(outer) == .small)
        #expect(category(inner) == .extraLarge)
        #expect(inner.appliedContentSizeCategoryLimitsDescription.contains("UICTContentSizeCategoryXL"))
        outer.maximumContentSizeCategory = nil
        inner.minimumContentSizeCategory = nil
        #expect(category(inner) == usual)
    }

    @Test("A size within the limits stays; of limits that contradict each other the smaller one counts")
    func applying() {
        let limits = ContentSizeLimits(minimum: .small, maximum: .extraLarge)
        #expect(limits.applied(to: .large) == .large)
        #expect(limits.applied(to: .accessibilityLarge) == .extraLarge)
        #expect(limits.applied(to: .unspecified) == .unspecified)
        #expect(ContentSizeLimits(minimum: .extraLarge, maximum: .small).applied(to: .large) == .small)
    }

    @Test("A view is notified when limits change the size of its text")
    func announcement() {
        final class Listener: UIView {
            var changes = 0
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { changes += 1 }
        }
        let screen = TestScreen()
        let view = Listener(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        screen.window.addSubview(view)
        let before = view.changes
        view.maximumContentSizeCategory = .small
        #expect(view.changes == before + 1)
        view.minimumContentSizeCategory = .extraSmall
        #expect(view.changes == before + 1)
    }

    @Test("The first baseline is that of the last one's view, which may be overridden by its older name")
    func baselines() {
        final class Older: UIView {
            let line = UIView()
            override func forBaselineLayout() -> UIView { line }
        }
        let view = Older()
        #expect(view.forLastBaselineLayout === view.line)
        #expect(view.forFirstBaselineLayout === view.line)
        #expect(UI_USER_INTERFACE_IDIOM() == UIDevice.current.userInterfaceIdiom)
    }
}
