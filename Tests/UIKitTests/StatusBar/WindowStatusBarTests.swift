import Testing
import UIKitTesting

@testable import UIKit

@MainActor
struct WindowStatusBarTests {
    private func state(_ strip: CGRect, isTablet: Bool = false) -> WindowStatusBar.State {
        WindowStatusBar.State(time: "9:41", isHidden: false, isLight: false, strip: strip, isTablet: isTablet)
    }

    @Test("The time is beside the housing of a tall phone, in the middle of others, and in the corner of a tablet")
    func place() {
        #expect(state(CGRect(x: 0, y: 0, width: 390, height: 47)).frame == CGRect(x: 0, y: 8, width: 130, height: 39))
        #expect(state(CGRect(x: 0, y: 0, width: 320, height: 20)).frame == CGRect(x: 0, y: 0, width: 320, height: 20))
        #expect(state(CGRect(x: 0, y: 0, width: 820, height: 24), isTablet: true).frame == CGRect(x: 16, y: 0, width: 120, height: 24))
        #expect(state(CGRect(x: 0, y: 0, width: 390, height: 47)).fontSize == 17)
        #expect(state(CGRect(x: 0, y: 0, width: 320, height: 20)).fontSize == 12)
    }
}
