import Testing
@_spi(ForasteroInternal) import UIKitCore
import UIKitTesting

@MainActor
struct BarAppearanceTests {
    @Test("Presets: frosted, opaque, nothing")
    func presets() {
        let appearance = UINavigationBarAppearance()
        #expect(appearance.backgroundEffect?.style == .systemChromeMaterial)
        #expect(appearance.shadowColor != nil)
        appearance.configureWithOpaqueBackground()
        #expect(appearance.backgroundEffect == nil)
        #expect(appearance.backgroundColor == .systemBackground)
        #expect(appearance.shadowColor != nil)
        appearance.configureWithTransparentBackground()
        #expect(appearance.backgroundEffect == nil)
        #expect(appearance.backgroundColor == nil)
        #expect(appearance.shadowColor == nil)
    }

    @Test("A copy looks the same and changes independently")
    func copies() throws {
        let original = UINavigationBarAppearance()
        original.titleTextAttributes = [.foregroundColor: UIColor.red]
        original.buttonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: 0)
        let copy = try #require(original.copy() as? UINavigationBarAppearance)
        #expect(copy.titleTextAttributes[.foregroundColor] as? UIColor == .red)
        #expect(copy.buttonAppearance.normal.titlePositionAdjustment.horizontal == 3)
        copy.buttonAppearance.normal.titlePositionAdjustment = .zero
        copy.backgroundColor = .green
        #expect(original.buttonAppearance.normal.titlePositionAdjustment.horizontal == 3)
        #expect(original.backgroundColor == nil)
    }

    @Test("A bar appearance takes what another kind has in common with it")
    func otherKind() {
        let toolbar = UIToolbarAppearance()
        toolbar.backgroundColor = .blue
        #expect(UITabBarAppearance(barAppearance: toolbar).backgroundColor == .blue)
    }

    @Test("Changes are reported, those of the parts too")
    func observed() {
        let appearance = UITabBarAppearance()
        var count = 0
        appearance.observe { count += 1 }
        appearance.stackedLayoutAppearance.selected.iconColor = .red
        appearance.backgroundColor = .red
        appearance.inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
        appearance.inlineLayoutAppearance.normal.iconColor = .red
        #expect(count == 4)
    }

    @Test("Buttons that end something are set heavier")
    func weights() {
        let fonts = [UIBarButtonItem.Style.plain, .done].map {
            UIBarButtonItemAppearance(style: $0).normal.titleTextAttributes[.font] as? UIFont
        }
        #expect(fonts == [.systemFont(ofSize: 17), .systemFont(ofSize: 17, weight: .semibold)])
    }

    @Test("Looks of bars go by their bare names, whatever module they stand in")
    func names() {
        #expect(NSStringFromClass(UINavigationBarAppearance.self) == "UINavigationBarAppearance")
        #expect(NSClassFromString("UITabBarAppearance") == UITabBarAppearance.self)
    }
}
