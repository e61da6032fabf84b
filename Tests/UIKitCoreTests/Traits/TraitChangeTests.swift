import Testing
import UIKitTesting

@MainActor
struct TraitChangeTests {
    @Test("The traits that a scene overrides are those of its windows, which are notified; taken out, they are the screen's again")
    func sceneOverrides() throws {
        let screen = TestScreen(size: CGSize(width: 100, height: 100))
        let scene = try #require(screen.window.windowScene)
        let view = SceneTraitView(frame: .zero)
        screen.window.addSubview(view)
        scene.traitOverrides.userInterfaceStyle = .dark
        #expect(scene.traitCollection.userInterfaceStyle == .dark)
        #expect(view.traitCollection.userInterfaceStyle == .dark)
        #expect(view.changes == 1)
        screen.window.traitOverrides.userInterfaceStyle = .light
        #expect(view.traitCollection.userInterfaceStyle == .light)
        screen.window.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        scene.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        #expect(view.traitCollection.userInterfaceStyle == .light)
        #expect(UIScreen.main.traitCollection.userInterfaceStyle == .light)
    }

    private let outer = UIView()
    private let inner = UIView()

    init() { outer.addSubview(inner) }

    @Test("A view that was in no window while the style changed has the colours of the style in which it is shown")
    func detachedView() {
        let (dark, light) = (TestScreen(size: screenSize, scale: 1, style: .dark), TestScreen(size: screenSize, scale: 1, style: .light))
        _ = dark.window
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .red : .green }
        let part = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 10))
        part.backgroundColor = view.backgroundColor
        view.addSubview(part)
        light.window.addSubview(view)
        let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        #expect(light.color(at: CGPoint(x: 5, y: 5)) == green)
        #expect(light.color(at: CGPoint(x: 15, y: 5)) == green)
        dark.window.addSubview(view)
        let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(dark.color(at: CGPoint(x: 5, y: 5)) == red)
        #expect(dark.color(at: CGPoint(x: 15, y: 5)) == red)
    }

    @Test("A view that was made before the style changed, in no window, is notified when it enters one; one that was made after is not")
    func toldOnEntering() {
        let (light, dark) = (TestScreen(size: screenSize, scale: 1, style: .light), TestScreen(size: screenSize, scale: 1, style: .dark))
        _ = light.window
        let (early, inside) = (ChangeLog(), ChangeLog())
        early.addSubview(inside)
        _ = dark.window
        let late = ChangeLog()
        dark.window.addSubview(early)
        dark.window.addSubview(late)
        #expect(early.former == [.light])
        #expect(inside.former == [.light])
        #expect(late.former.isEmpty)
        // Out of the window, they miss the next change.
        early.removeFromSuperview()
        _ = light.window
        inside.removeFromSuperview()
        light.window.addSubview(inside)
        #expect(early.former == [.light])
        #expect(inside.former == [.light, .dark])
        early.addSubview(inside)
        #expect(inside.former == [.light, .dark, .light], "a tree that is in no window was told the same in all its parts")
        light.window.addSubview(early)
        #expect(early.former == [.light, .dark])
        #expect(inside.former == [.light, .dark, .light, .dark])
    }

    @Test("A view that was made for one screen draws in the scale of the one that shows it")
    func detachedScale() {
        let (coarse, fine) = (TestScreen(size: screenSize, scale: 1), TestScreen(size: screenSize, scale: 3))
        _ = coarse.window
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(label.contentScaleFactor == 1)
        fine.window.addSubview(label)
        #expect(label.contentScaleFactor == 3)
    }

    private var screenSize: CGSize { CGSize(width: 20, height: 20) }

    @Test("Observers are notified of the traits that they asked for, with the former ones")
    func observing() {
        // Views outside of windows take the style of the screen that was used last.
        _ = TestScreen(size: screenSize).window
        var former: [UIUserInterfaceStyle] = []
        let registration = inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, previous) in
            #expect(view === inner)
            #expect(UITraitCollection.current.userInterfaceStyle == view.traitCollection.userInterfaceStyle)
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

    @Test("Overrides reach all inside until they are removed; whoever overrides the same is not notified")
    func overriding() {
        outer.traitOverrides.userInterfaceLevel = .elevated
        #expect(inner.traitCollection.userInterfaceLevel == .elevated)
        #expect(outer.traitOverrides.contains(UITraitUserInterfaceLevel.self))
        inner.traitOverrides.userInterfaceLevel = .base
        var count = 0
        inner.registerForTraitChanges([UITraitUserInterfaceLevel.self]) { (_: UIView, _) in count += 1 }
        outer.traitOverrides.remove(UITraitUserInterfaceLevel.self)
        #expect(outer.traitCollection.userInterfaceLevel == .base)
        #expect(count == 0)
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
        #expect(inner.traitCollection[Density.self] == 3)
        #expect(count == 1)
        let traits = UITraitCollection { traits in
            traits[Density.self] = 5
            traits.userInterfaceStyle = .dark
        }
        #expect(traits[Density.self] == 5)
        #expect(traits.userInterfaceStyle == .dark)
        #expect(traits.displayScale == 0)
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

/// Notes the styles from before each change.
private final class ChangeLog: UIView {
    var former: [UIUserInterfaceStyle] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        former.append(previousTraitCollection?.userInterfaceStyle ?? .unspecified)
    }
}
