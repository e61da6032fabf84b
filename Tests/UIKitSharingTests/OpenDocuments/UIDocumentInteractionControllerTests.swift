import TestFiles
import Testing
import UIKitTesting

@testable import UIKitSharing

@MainActor
struct UIDocumentInteractionControllerTests {
    private class Delegate: NSObject, UIDocumentInteractionControllerDelegate {
        var calls: [String] = []
        func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) { calls.append("comes") }
        func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) { calls.append("gone") }
        func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) { calls.append("begins") }
        func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) { calls.append("ended") }
    }

    /// Names the controller over which a preview comes.
    private final class Presenting: Delegate {
        let presenter: UIViewController
        init(_ presenter: UIViewController) { self.presenter = presenter }
        func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController) -> UIViewController {
            presenter
        }
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

    @Test("SV-82: a preview comes over the controller that the delegate names, tells of itself, and goes by its button or by a call")
    func preview() throws {
        let screen = TestScreen(showing: root, scale: 1)
        let folder = try TemporaryFolder()
        try folder.write("Dear reader", to: "letter.txt")
        let delegate = Presenting(root)
        let controller = UIDocumentInteractionController(url: URL(fileURLWithPath: folder.path).appendingPathComponent("letter.txt"))
        controller.delegate = delegate
        #expect(controller.presentPreview(animated: true))
        #expect(!controller.presentPreview(animated: true), "it is there already")
        screen.wait(1)
        #expect(screen.shows("letter.txt"))
        #expect(screen.shows("Dear reader"))
        #expect(delegate.calls == ["begins"])
        try screen.tap("Done")
        screen.wait(1)
        #expect(root.presentedViewController == nil)
        #expect(delegate.calls == ["begins", "ended"])
        #expect(controller.presentPreview(animated: false))
        screen.wait(1)
        controller.dismissPreview(animated: false)
        screen.wait(1)
        #expect(root.presentedViewController == nil)
        #expect(delegate.calls == ["begins", "ended", "begins", "ended"])
    }

    @Test("SV-82: a navigation controller gets the preview as its next page")
    func pushedPreview() throws {
        let pages = UINavigationController(rootViewController: root)
        let screen = TestScreen(showing: pages, scale: 1)
        let pictures = try Pictures()
        let delegate = Presenting(pages)
        let controller = UIDocumentInteractionController(url: pictures.url.appendingPathComponent("red.png"))
        controller.delegate = delegate
        #expect(controller.presentPreview(animated: false))
        screen.wait(1)
        #expect(pages.viewControllers.count == 2)
        #expect(screen.shows("red.png"))
        let page = try #require(pages.topViewController?.view)
        let picture = try #require(page.subviews.first?.subviews.first as? UIImageView)
        for turn in [nil, TestScreen.Turn.left] {
            if let turn { screen.turn(turn) }
            screen.wait(1)
            #expect(page.safeAreaInsets.top > 0)
            #expect(picture.convert(picture.bounds, to: page) == page.bounds.inset(by: page.safeAreaInsets), "no bar lies on it")
        }
        controller.dismissPreview(animated: false)
        screen.wait(1)
        #expect(pages.viewControllers == [root])
        #expect(delegate.calls == ["begins", "ended"])
    }

    @Test("SV-82: without a delegate that names a controller, and of what can be shown in no way, there is no preview")
    func noPreview() throws {
        let screen = TestScreen(showing: root, scale: 1)
        let folder = try TemporaryFolder()
        for name in ["a.txt", "a.zip", "a.png", "a"] { try folder.write("PK no picture", to: name) }
        let delegate = Presenting(root)
        for name in ["a.zip", "a.png", "a", "missing.txt", ""] {
            let controller = UIDocumentInteractionController(url: URL(fileURLWithPath: folder.path).appendingPathComponent(name))
            controller.delegate = delegate
            #expect(!controller.presentPreview(animated: false), "\(name)")
        }
        let silent = UIDocumentInteractionController(url: URL(fileURLWithPath: folder.path).appendingPathComponent("a.txt"))
        #expect(!silent.presentPreview(animated: false))
        let other = Delegate()
        silent.delegate = other
        #expect(!silent.presentPreview(animated: false))
        screen.settle()
        #expect(root.presentedViewController == nil)
        #expect(delegate.calls.isEmpty && other.calls.isEmpty)
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
