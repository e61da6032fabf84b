import Testing
@_spi(ForasteroInternal) import UIKitContainers
import UIKitTesting

/// Alert views and action sheets of the former kind.
@MainActor
struct AlertViewTests {
    private let log = ControllerLog()
    private let root = UIViewController()
    private let screen: TestScreen
    private let listener: AlertListener
    private let sheetListener: SheetListener

    init() {
        screen = TestScreen(showing: root, scale: 1)
        listener = AlertListener(log)
        sheetListener = SheetListener(log)
    }

    @Test("CT-61: with cancel and others their numbers are 0 and 1; without cancel -1 and 0; added buttons give their number")
    func indexes() {
        let both = UIAlertView(
            title: "t", message: "m", delegate: nil, cancelButtonTitle: "Cancel", otherButtonTitles: "One", "Two")
        #expect(both.cancelButtonIndex == 0)
        #expect(both.firstOtherButtonIndex == 1)
        #expect(both.numberOfButtons == 3)
        #expect(both.buttonTitle(at: 2) == "Two")
        #expect(both.buttonTitle(at: 3) == nil)
        let others = UIAlertView(title: "t", message: "m", delegate: nil, cancelButtonTitle: nil, otherButtonTitles: "One")
        #expect(others.cancelButtonIndex == -1)
        #expect(others.firstOtherButtonIndex == 0)
        #expect(others.addButton(withTitle: "More") == 1)
        #expect(others.numberOfButtons == 2)
    }

    @Test("CT-62: with nothing given all numbers are -1")
    func nothing() {
        let alert = UIAlertView()
        #expect(alert.cancelButtonIndex == -1)
        #expect(alert.firstOtherButtonIndex == -1)
        #expect(alert.numberOfButtons == 0)
        let sheet = UIActionSheet()
        #expect(sheet.cancelButtonIndex == -1)
        #expect(sheet.destructiveButtonIndex == -1)
        #expect(sheet.firstOtherButtonIndex == -1)
        #expect(sheet.numberOfButtons == 0)
        #expect(!sheet.isVisible)
        #expect(!alert.isVisible)
    }

    @Test("CT-63, CT-64: the delegate is notified of all in order; the alert keeps itself alive while it is visible")
    func messages() throws {
        _ = screen.window
        weak var shown: UIAlertView?
        do {
            let alert = UIAlertView(
                title: "Title", message: "m", delegate: listener, cancelButtonTitle: "Cancel", otherButtonTitles: "OK")
            shown = alert
            alert.show()
            #expect(log.calls == ["willPresent"])
        }
        screen.wait(1)
        #expect(shown?.isVisible == true)
        #expect(log.take() == ["willPresent", "didPresent"])
        try screen.tap("OK")
        #expect(log.calls == ["clicked 1", "willDismiss 1"])
        screen.wait(1)
        #expect(log.take() == ["clicked 1", "willDismiss 1", "didDismiss 1"])
        #expect(shown == nil)
        #expect(screen.window.isKeyWindow)
    }

    @Test("CT-65: what the app dismisses is no click")
    func dismissedByApp() {
        _ = screen.window
        let alert = UIAlertView(title: "Title", message: "m", delegate: listener, cancelButtonTitle: "Cancel", otherButtonTitles: "OK")
        alert.show()
        screen.wait(1)
        _ = log.take()
        alert.dismiss(withClickedButtonIndex: 0, animated: true)
        screen.wait(1)
        #expect(log.calls == ["willDismiss 0", "didDismiss 0"])
        #expect(!alert.isVisible)
    }

    @Test("CT-66: when the application ends a visible alert is cancelled; a delegate without that method is notified of a click on cancel")
    func cancelledBySystem() {
        _ = screen.window
        let alert = UIAlertView(title: "Title", message: "m", delegate: listener, cancelButtonTitle: "Cancel", otherButtonTitles: "OK")
        func end() -> [String] {
            alert.show()
            screen.wait(1)
            _ = log.take()
            NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: UIApplication.shared)
            return log.take()
        }
        #expect(end() == ["clicked 0", "willDismiss 0", "didDismiss 0"])
        #expect(!alert.isVisible)
        let hearing = CancelListener(log)
        alert.delegate = hearing
        #expect(end() == ["cancel", "willDismiss 0", "didDismiss 0"])
        #expect(!alert.isVisible)
        let sheet = UIActionSheet(title: nil, delegate: sheetListener, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete")
        sheet.show(in: root.view)
        screen.wait(1)
        _ = log.take()
        NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: UIApplication.shared)
        #expect(log.take() == ["clicked 1", "willDismiss 1", "didDismiss 1"])
        #expect(!sheet.isVisible)
    }

    @Test("One delegate of an alert and of a sheet is notified of both, though its methods differ in types alone")
    func bothDelegates() {
        _ = screen.window
        let listener = BothListener(log)
        let alert = UIAlertView(title: "Title", message: "m", delegate: listener, cancelButtonTitle: "Cancel")
        let sheet = UIActionSheet(title: nil, delegate: listener, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete")
        sheet.show(in: root.view)
        screen.wait(1)
        sheet.dismiss(withClickedButtonIndex: 1, animated: false)
        alert.show()
        screen.wait(1)
        alert.dismiss(withClickedButtonIndex: 0, animated: false)
        screen.wait(1)
        #expect(log.take() == ["sheet comes", "sheet is there", "alert comes", "alert is there"])
    }

    @Test("CT-67: a second alert hides the first, which comes back")
    func stack() throws {
        _ = screen.window
        let first = UIAlertView(title: "First", message: "m", delegate: nil, cancelButtonTitle: "Yes", otherButtonTitles: "No")
        let second = UIAlertView(title: "Second", message: "m", delegate: nil, cancelButtonTitle: "Well", otherButtonTitles: "Not")
        first.show()
        screen.wait(1)
        second.show()
        screen.wait(1)
        #expect(!screen.shows("First"))
        #expect(screen.shows("Second"))
        try screen.tap("Well")
        screen.wait(1)
        #expect(screen.shows("First"))
        #expect(!screen.shows("Second"))
        try screen.tap("Yes")
        screen.wait(1)
        #expect(!screen.shows("First"))
    }

    @Test("The buttons of an alert view have the tags 1, 2, …")
    func tags() throws {
        _ = screen.window
        let alert = UIAlertView(title: "t", message: "m", delegate: nil, cancelButtonTitle: "Cancel", otherButtonTitles: "OK")
        alert.show()
        screen.wait(1)
        #expect(alert.viewWithTag(1)?.accessibilityLabel == "Cancel")
        #expect(alert.viewWithTag(2)?.accessibilityLabel == "OK")
        #expect(alert.viewWithTag(3) == nil)
        alert.dismiss(withClickedButtonIndex: 0, animated: false)
        screen.wait(1)
    }

    @Test("CT-71: the destructive button is the first, others follow, cancel is last; the delegate is notified of all in order")
    func actionSheet() throws {
        _ = screen.window
        let sheet = UIActionSheet(
            title: "Title", delegate: sheetListener, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete",
            otherButtonTitles: "One",
            "Two")
        #expect(sheet.destructiveButtonIndex == 0)
        #expect(sheet.firstOtherButtonIndex == 1)
        #expect(sheet.cancelButtonIndex == 3)
        sheet.show(in: root.view)
        screen.wait(1)
        #expect(log.take() == ["willPresent", "didPresent"])
        #expect(sheet.isVisible)
        try screen.tap("Two")
        screen.wait(1)
        #expect(log.take() == ["clicked 2", "willDismiss 2", "didDismiss 2"])
        #expect(!sheet.isVisible)
    }

    @Test("CT-72: on a tablet a popover without cancel button; a tap beside counts as a click on it", arguments: ["Cancel", nil])
    func tabletSheet(cancelTitle: String?) throws {
        let root = UIViewController()
        let screen = TestScreen(showing: root, size: CGSize(width: 768, height: 1024), scale: 1)
        let sheet = UIActionSheet(title: nil, delegate: sheetListener, cancelButtonTitle: cancelTitle, destructiveButtonTitle: "Delete")
        sheet.show(from: CGRect(x: 300, y: 300, width: 10, height: 10), in: root.view, animated: true)
        screen.wait(1)
        #expect(screen.shows("Delete"))
        #expect(!screen.shows("Cancel"))
        _ = log.take()
        try screen.tap(at: CGPoint(x: 100, y: 900))
        screen.wait(1)
        let index = cancelTitle == nil ? -1 : 1
        #expect(log.take() == ["clicked \(index)", "willDismiss \(index)", "didDismiss \(index)"])
        #expect(!sheet.isVisible)
    }
}

private class Listener: NSObject {
    let log: ControllerLog

    init(_ log: ControllerLog) { self.log = log }
}

private final class AlertListener: Listener, UIAlertViewDelegate {
    func willPresent(_ alertView: UIAlertView) { log.calls.append("willPresent") }
    func didPresent(_ alertView: UIAlertView) { log.calls.append("didPresent") }
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) { log.calls.append("clicked \(buttonIndex)") }
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
        log.calls.append("willDismiss \(buttonIndex)")
    }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
        log.calls.append("didDismiss \(buttonIndex)")
    }
}

private final class CancelListener: Listener, UIAlertViewDelegate {
    func alertViewCancel(_ alertView: UIAlertView) { log.calls.append("cancel") }
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) { log.calls.append("clicked \(buttonIndex)") }
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
        log.calls.append("willDismiss \(buttonIndex)")
    }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
        log.calls.append("didDismiss \(buttonIndex)")
    }
}

private final class BothListener: Listener, UIAlertViewDelegate, UIActionSheetDelegate {
    func willPresent(_ actionSheet: UIActionSheet) { log.calls.append("sheet comes") }
    func willPresent(_ alertView: UIAlertView) { log.calls.append("alert comes") }
    func didPresent(_ alertView: UIAlertView) { log.calls.append("alert is there") }
    func didPresent(_ actionSheet: UIActionSheet) { log.calls.append("sheet is there") }
}

private final class SheetListener: Listener, UIActionSheetDelegate {
    func willPresent(_ actionSheet: UIActionSheet) { log.calls.append("willPresent") }
    func didPresent(_ actionSheet: UIActionSheet) { log.calls.append("didPresent") }
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) { log.calls.append("clicked \(buttonIndex)") }
    func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {
        log.calls.append("willDismiss \(buttonIndex)")
    }
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
        log.calls.append("didDismiss \(buttonIndex)")
    }
}
