import Testing
import UIKitTesting

@testable import UIKitSharing

@MainActor
struct UIDocumentInteractionControllerTests {
    private final class Delegate: NSObject, UIDocumentInteractionControllerDelegate {
        var calls: [String] = []
        func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) { calls.append("comes") }
        func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) { calls.append("gone") }
    }

    private let root = UIViewController()
    private let file = URL(fileURLWithPath: "/tmp/Letter.pdf")

    @Test("SV-61: the menu of all that can be done with a file is the share sheet")
    func options() {
        let screen = TestScreen(showing: root, scale: 1)
        let controller = UIDocumentInteractionController(url: file)
        let delegate = Delegate()
        controller.delegate = delegate
        #expect(controller.name == "Letter.pdf")
        #expect(controller.presentOptionsMenu(from: .zero, in: root.view, animated: true))
        #expect(!controller.presentOptionsMenu(from: .zero, in: root.view, animated: true), "it is there already")
        screen.wait(1)
        #expect(root.presentedViewController is UIActivityViewController)
        #expect(delegate.calls == ["comes"])
        controller.dismissMenu(animated: true)
        screen.wait(1)
        #expect(root.presentedViewController == nil)
        #expect(delegate.calls == ["comes", "gone"])
    }

    @Test("What cannot be shown says so")
    func impossible() {
        let controller = UIDocumentInteractionController(url: file)
        #expect(!controller.presentOptionsMenu(from: .zero, in: UIView(), animated: false), "on no screen")
        #expect(!controller.presentPreview(animated: false))
        #expect(!controller.presentOpenInMenu(from: .zero, in: UIView(), animated: false))
        controller.dismissMenu(animated: false)
        controller.dismissPreview(animated: false)
        controller.url = nil
        #expect(controller.name == nil)
    }
}
