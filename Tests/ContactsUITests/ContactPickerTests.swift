import ContactsUI
import Testing
import UIKitTesting

@MainActor
@Suite struct ContactPickerTests {
    private final class Delegate: NSObject, CNContactPickerDelegate {
        var cancelled = 0

        func contactPickerDidCancel(_ picker: CNContactPickerViewController) { cancelled += 1 }
    }

    @Test("MO-28: the list is empty, and who cancels it is back in the app")
    func cancelling() throws {
        let screen = TestScreen()
        let controller = UIViewController()
        screen.window.rootViewController = controller
        let delegate = Delegate()
        let picker = CNContactPickerViewController()
        picker.delegate = delegate
        controller.present(picker, animated: false)
        screen.settle()
        #expect(picker.view.subviews.contains { ($0 as? UILabel)?.text == "No Contacts" })
        let bar = try #require(picker.view.subviews.first { $0 is UINavigationBar } as? UINavigationBar)
        let item = try #require(bar.items?.first?.rightBarButtonItem)
        _ = item.target?.perform(item.action)
        screen.wait(1)
        #expect(delegate.cancelled == 1)
        #expect(controller.presentedViewController == nil)
    }
}
