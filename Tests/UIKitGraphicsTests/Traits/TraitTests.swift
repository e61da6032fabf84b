import Testing
import UIKitTesting

struct TraitTests {
    @Test("What is left open reads as unspecified")
    func unspecified() {
        let traits = UITraitCollection()
        #expect(traits.userInterfaceStyle == .unspecified)
        #expect(traits.userInterfaceIdiom == .unspecified)
        #expect(traits.displayScale == 0)
        #expect(traits.horizontalSizeClass == .unspecified)
        #expect(traits.preferredContentSizeCategory == .unspecified)
    }

    @Test("Of several collections the last wins; equal values are equal collections")
    func merging() {
        let merged = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 2), UITraitCollection(userInterfaceStyle: .dark),
        ])
        #expect(merged.userInterfaceStyle == .dark)
        #expect(merged.displayScale == 2)
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

    private enum Theme: UITraitDefinition {
        static let defaultValue = 0
        static let affectsColorAppearance = true
    }

    private enum Density: UITraitDefinition { static let defaultValue = 0 }

    @MainActor
    @Test("Colours may differ where a trait that affects them does, the gamut and those of an app too")
    func colorAppearance() {
        let plain = UITraitCollection { $0.displayGamut = .SRGB }
        #expect(!plain.hasDifferentColorAppearance(comparedTo: UITraitCollection { $0.displayGamut = .SRGB }))
        #expect(plain.hasDifferentColorAppearance(comparedTo: UITraitCollection { $0.displayGamut = .P3 }))
        let themed = plain.modifyingTraits { $0[Theme.self] = 1 }
        #expect(themed.hasDifferentColorAppearance(comparedTo: plain))
        #expect(!themed.hasDifferentColorAppearance(comparedTo: plain.modifyingTraits { $0[Theme.self] = 1 }))
        #expect(!plain.modifyingTraits { $0[Density.self] = 1 }.hasDifferentColorAppearance(comparedTo: plain))
    }

    @Test("Content size categories are ordered")
    func categories() {
        #expect(UIContentSizeCategory.small < .large)
        #expect(UIContentSizeCategory.large < .accessibilityMedium)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    }

    @MainActor
    @Test("A style that is overridden reaches all inside, and each is notified of it once")
    func overriding() {
        let (outer, inner) = (TraitView(), TraitView())
        outer.addSubview(inner)
        outer.overrideUserInterfaceStyle = .dark
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        #expect(outer.previous == [.light])
        #expect(inner.previous == [.light])
        inner.overrideUserInterfaceStyle = .dark
        #expect(inner.previous == [.light])
        outer.overrideUserInterfaceStyle = .unspecified
        #expect(outer.traitCollection.userInterfaceStyle == .light)
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
    }
}

private final class TraitView: UIView {
    var previous: [UIUserInterfaceStyle] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        previous.append(previousTraitCollection?.userInterfaceStyle ?? .unspecified)
    }
}
