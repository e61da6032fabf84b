import Testing
import UIKitTesting

@MainActor
struct TraitChangeTests {
    private let outer = UIView()
    private let inner = UIView()

    init() { outer.addSubview(inner) }

    @Test("Observers hear of the traits that they asked for, with the former ones")
    func observing() {
        var former: [UIUserInterfaceStyle] = []
        let registration = inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, previous) in
            #expect(view === inner && UITraitCollection.current.userInterfaceStyle == view.traitCollection.userInterfaceStyle)
            former.append(previous.userInterfaceStyle)
        }
        outer.overrideUserInterfaceStyle = .dark
        outer.traitOverrides.preferredContentSizeCategory = .small
        #expect(former == [.light])
        inner.unregisterForTraitChanges(registration)
        outer.overrideUserInterfaceStyle = .light
        #expect(former == [.light])
    }

    @Test("An observer may be a message")
    func observingByMessage() {
        let view = MessageView()
        outer.addSubview(view)
        view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self], action: #selector(MessageView.sizeDidChange))
        outer.traitOverrides.preferredContentSizeCategory = .small
        #expect(view.count == 1)
    }

    @Test("Overrides reach all inside until they are removed; whoever overrides the same hears nothing")
    func overriding() {
        outer.traitOverrides.userInterfaceLevel = .elevated
        #expect(inner.traitCollection.userInterfaceLevel == .elevated && outer.traitOverrides.contains(UITraitUserInterfaceLevel.self))
        inner.traitOverrides.userInterfaceLevel = .base
        var count = 0
        inner.registerForTraitChanges([UITraitUserInterfaceLevel.self]) { (_: UIView, _) in count += 1 }
        outer.traitOverrides.remove(UITraitUserInterfaceLevel.self)
        #expect(outer.traitCollection.userInterfaceLevel == .base && count == 0)
    }

    @Test("Applications define traits of their own")
    func ownTraits() {
        #expect(inner.traitCollection[Density.self] == 1)
        var count = 0
        inner.registerForTraitChanges([Density.self]) { (_: UIView, previous) in
            #expect(previous[Density.self] == 1)
            count += 1
        }
        outer.traitOverrides[Density.self] = 3
        #expect(inner.traitCollection[Density.self] == 3 && count == 1)
        let traits = UITraitCollection { traits in
            traits[Density.self] = 5
            traits.userInterfaceStyle = .dark
        }
        #expect(traits[Density.self] == 5 && traits.userInterfaceStyle == .dark && traits.displayScale == 0)
        #expect(traits.modifyingTraits { $0.userInterfaceStyle = .light }[Density.self] == 5)
        #expect(traits != UITraitCollection(userInterfaceStyle: .dark))
    }

    @Test("Reading an override that is not there stops the program")
    func readingMissingOverride() async {
        await #expect(processExitsWith: .failure) { await MainActor.run { _ = UIView().traitOverrides.displayScale } }
    }
}

private enum Density: UITraitDefinition {
    static let defaultValue = 1
}

private final class MessageView: UIView {
    var count = 0

    @objc func sizeDidChange() { count += 1 }
}
