import Testing
@_spi(ForasteroInternal) import UIKitContainers
import UIKitTesting

/// Action sheets: at the lower edge of a phone, in popovers on a tablet.
@MainActor
struct ActionSheetTests {
    private let log = ControllerLog()

    private func makeScreen(_ size: CGSize = CGSize(width: 390, height: 844)) -> (UIViewController, TestScreen) {
        let root = UIViewController()
        return (root, TestScreen(showing: root, size: size, scale: 1))
    }

    private func makeSheet() -> UIAlertController {
        let sheet = UIAlertController(title: "Title", message: "Message", preferredStyle: .actionSheet)
        for (title, style) in [("Cancel", UIAlertAction.Style.cancel), ("Delete", .destructive), ("Keep", .default)] {
            sheet.addAction(UIAlertAction(title: title, style: style) { [log] in log.calls.append($0.title ?? "") })
        }
        return sheet
    }

    private func place(_ name: String, _ screen: TestScreen) -> CGRect {
        var view = screen.view(named: name)
        while let candidate = view, !(candidate is UIControl) { view = candidate.superview }
        return view.map { $0.convert($0.bounds, to: nil) } ?? .zero
    }

    @Test("On a phone: 8 from the sides, above the home indicator, buttons 57 high, cancel apart")
    func phone() throws {
        let (root, screen) = makeScreen()
        root.present(makeSheet(), animated: true)
        screen.wait(1)
        #expect(place("Cancel", screen) == CGRect(x: 8, y: 810 - 57, width: 374, height: 57))
        #expect(place("Keep", screen) == CGRect(x: 8, y: 810 - 57 - 8 - 57, width: 374, height: 57))
        #expect(place("Delete", screen).maxY == place("Keep", screen).minY)
        try screen.tap("Keep")
        screen.wait(1)
        #expect(log.calls == ["Keep"])
        #expect(root.presentedViewController == nil)
    }

    @Test("On a phone a tap beside stands for cancel")
    func tapBesideOnPhone() throws {
        let (root, screen) = makeScreen()
        root.present(makeSheet(), animated: true)
        screen.wait(1)
        try screen.tap(at: CGPoint(x: 195, y: 200))
        screen.wait(1)
        #expect(log.calls == ["Cancel"])
        #expect(root.presentedViewController == nil)
    }

    @Test("A large phone in landscape shows a sheet too, as wide as it is upright")
    func landscape() {
        let (root, screen) = makeScreen(CGSize(width: 926, height: 428))
        root.present(makeSheet(), animated: true)
        screen.wait(1)
        #expect(place("Cancel", screen).width == 412)
    }

    @Test("PO-51: on a tablet a popover, without a cancel button; a tap beside runs its handler")
    func tablet() throws {
        let (root, screen) = makeScreen(CGSize(width: 768, height: 1024))
        let sheet = makeSheet()
        sheet.popoverPresentationController?.sourceView = root.view
        sheet.popoverPresentationController?.sourceRect = CGRect(x: 384, y: 300, width: 0, height: 0)
        root.present(sheet, animated: true)
        screen.wait(1)
        #expect(!screen.shows("Cancel"))
        #expect(screen.shows("Delete"))
        #expect(sheet.view.bounds.width == 304)
        #expect(sheet.view.convert(CGPoint.zero, to: nil) == CGPoint(x: 232, y: 313))
        try screen.tap(at: CGPoint(x: 100, y: 900))
        screen.wait(1)
        #expect(log.calls == ["Cancel"])
        #expect(root.presentedViewController == nil)
        root.present(makeTabletSheet(in: root), animated: true)
        screen.wait(1)
        try screen.tap("Delete")
        screen.wait(1)
        #expect(log.calls == ["Cancel", "Delete"])
    }

    private func makeTabletSheet(in root: UIViewController) -> UIAlertController {
        let sheet = makeSheet()
        sheet.popoverPresentationController?.sourceView = root.view
        return sheet
    }

    @Test("PO-51, PO-48: on a tablet an action sheet needs a source")
    func noSource() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let root = UIViewController()
                let screen = TestScreen(showing: root, size: CGSize(width: 768, height: 1024))
                let sheet = UIAlertController(title: "x", message: nil, preferredStyle: .actionSheet)
                root.present(sheet, animated: true)
                screen.wait(1)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("should have a non-nil sourceView or barButtonItem set before the presentation occurs."))
    }
}
