import Testing
import UIKitTesting

struct TraitTests {
    @Test("What is left open reads as unspecified")
    func unspecified() {
        let traits = UITraitCollection()
        #expect(traits.userInterfaceStyle == .unspecified && traits.userInterfaceIdiom == .unspecified && traits.displayScale == 0)
        #expect(traits.horizontalSizeClass == .unspecified && traits.preferredContentSizeCategory == .unspecified)
    }

    @Test("Of several collections the last wins; equal values are equal collections")
    func merging() {
        let merged = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 2), UITraitCollection(userInterfaceStyle: .dark),
        ])
        #expect(merged.userInterfaceStyle == .dark && merged.displayScale == 2)
        #expect(merged.containsTraits(in: UITraitCollection(displayScale: 2)))
        #expect(!merged.containsTraits(in: UITraitCollection(displayScale: 3)))
        #expect(UITraitCollection(displayScale: 2) == UITraitCollection(displayScale: 2))
    }

    @Test("The current traits are put back")
    func performAsCurrent() {
        let before = UITraitCollection.current
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        }
        #expect(UITraitCollection.current == before)
    }

    @Test("Content size categories are ordered")
    func categories() {
        #expect(UIContentSizeCategory.small < .large && UIContentSizeCategory.large < .accessibilityMedium)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    }

    @MainActor
    @Test("A style that is overridden reaches all inside, and each hears of it once")
    func overriding() {
        let (outer, inner) = (TraitView(), TraitView())
        outer.addSubview(inner)
        outer.overrideUserInterfaceStyle = .dark
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        #expect(outer.previous == [.light] && inner.previous == [.light])
        inner.overrideUserInterfaceStyle = .dark
        #expect(inner.previous == [.light])
        outer.overrideUserInterfaceStyle = .unspecified
        #expect(outer.traitCollection.userInterfaceStyle == .light && inner.traitCollection.userInterfaceStyle == .dark)
    }
}

private final class TraitView: UIView {
    var previous: [UIUserInterfaceStyle] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        previous.append(previousTraitCollection?.userInterfaceStyle ?? .unspecified)
    }
}
