import Testing
import UIKitTesting

@MainActor
private final class Previewer: NSObject, UIViewControllerPreviewingDelegate {
    var questions = 0

    func previewingContext(_ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint)
        -> UIViewController?
    {
        questions += 1
        return nil
    }

    func previewingContext(_ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController) {
        questions += 1
    }
}

@MainActor
struct PreviewingTests {
    @Test("SV-125: a registration is answered, its delegate never asked, however long the press; it is taken back again")
    func neverAsked() {
        let screen = TestScreen(size: CGSize(width: 200, height: 200), scale: 1)
        let (controller, previewer) = (UIViewController(), Previewer())
        screen.window.rootViewController = controller
        screen.settle()
        let registration = controller.registerForPreviewing(with: previewer, sourceView: controller.view)
        #expect(registration.sourceView === controller.view)
        #expect(controller.traitCollection.forceTouchCapability != .available)
        let finger = screen.touchDown(at: CGPoint(x: 50, y: 50))
        screen.wait(2)
        finger.lift()
        #expect(previewer.questions == 0)
        controller.unregisterForPreviewing(withContext: registration)
    }
}
