import Testing
import UIKitTesting

@testable import UIKitSharing

/// A share sheet that has been closed goes, with all that it showed.
@MainActor
@Suite(.serialized)
struct SheetThatGoesTests {
    private let presenter = UIViewController()

    /// Presents a sheet, closes it, and says what is left of it.
    private func rest(of items: [Any], on screen: TestScreen, _ configure: (UIActivityViewController) -> Void) -> [String] {
        weak var sheet: UIActivityViewController?
        weak var view: UIView?
        weak var presentation: UIPresentationController?
        do {
            let controller = UIActivityViewController(activityItems: items, applicationActivities: nil)
            configure(controller)
            presenter.present(controller, animated: true)
            (sheet, view, presentation) = (controller, controller.view, controller.presentationController)
        }
        screen.wait(1)
        presenter.dismiss(animated: true)
        screen.wait(1)
        return [("sheet", sheet as AnyObject?), ("view", view), ("presentation", presentation)].filter { $0.1 != nil }.map(\.0)
    }

    @Test func nothingIsLeft() {
        let screen = TestScreen(showing: presenter)
        #expect(rest(of: ["text"], on: screen) { _ in } == [])
    }

    @Test func nothingIsLeftOfPictures() {
        let screen = TestScreen(showing: presenter)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        #expect(rest(of: [picture], on: screen) { _ in } == [])
    }

    @Test func nothingIsLeftOfAPopover() {
        let screen = TestScreen(showing: presenter)
        #expect(rest(of: ["text"], on: screen) { $0.popoverPresentationController?.sourceView = self.presenter.view } == [])
    }
}
