import Display
import Testing
import UIKitTesting

@_spi(ForasteroInternal) @testable import UIKitCore

@MainActor
struct SizeRestrictionTests {
    @Test("SV-107: the window manager is told how small and how large the window may be made")
    func limits() throws {
        let screen = TestScreen(size: CGSize(width: 100, height: 200))
        screen.window.isHidden = false
        let display = try #require(screen.window.screenHost.display as? HeadlessScreen)
        let restrictions = try #require(screen.window.windowScene?.sizeRestrictions)
        #expect(display.sizeLimits == nil)
        restrictions.minimumSize = CGSize(width: 320, height: 400)
        #expect(display.sizeLimits?.minimum == CGSize(width: 320, height: 400))
        restrictions.maximumSize = CGSize(width: 640, height: 800)
        #expect(display.sizeLimits == SizeLimits(minimum: CGSize(width: 320, height: 400), maximum: CGSize(width: 640, height: 800)))
        #expect(restrictions.allowsFullScreen)
    }
}
