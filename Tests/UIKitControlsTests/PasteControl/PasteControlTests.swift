import Testing
import UIKitTesting

@testable import UIKitControls

/// The button that pastes.
@MainActor
struct PasteControlTests {
    private final class Target: UIView {
        var count = 0
        override func paste(itemProviders: [NSItemProvider]) { count += itemProviders.count }
    }

    @Test("SV-123: it is enabled while the pasteboard has what its target takes, and a tap hands that over")
    func pasting() throws {
        UIPasteboard.general.items = []
        let screen = TestScreen(size: CGSize(width: 200, height: 100))
        let (control, target) = (UIPasteControl(configuration: UIPasteControl.Configuration()), Target())
        control.center = CGPoint(x: 100, y: 50)
        screen.window.addSubview(control)
        target.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
        screen.settle()
        #expect(!control.isEnabled)
        control.target = target
        #expect(!control.isEnabled)
        UIPasteboard.general.string = "text"
        #expect(control.isEnabled)
        try screen.tap(at: CGPoint(x: 100, y: 50))
        #expect(target.count == 1)
        UIPasteboard.general.image = UIImage(systemName: "star")
        #expect(!control.isEnabled)
        try screen.tap(at: CGPoint(x: 100, y: 50))
        #expect(target.count == 1)
    }

    @Test("It is as large as its title and its icon")
    func sizes() {
        func width(_ mode: UIPasteControl.DisplayMode) -> CGFloat {
            let configuration = UIPasteControl.Configuration()
            configuration.displayMode = mode
            return UIPasteControl(configuration: configuration).intrinsicContentSize.width
        }
        #expect(width(.iconOnly) < width(.labelOnly))
        #expect(width(.labelOnly) < width(.iconAndLabel))
    }
}
