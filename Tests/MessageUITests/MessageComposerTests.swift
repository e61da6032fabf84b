import MessageUI
import Testing
import UIKitTesting

@MainActor
struct MessageComposerTests {
    private final class Listener: NSObject, MFMailComposeViewControllerDelegate, MFMessageComposeViewControllerDelegate {
        var heard: [String] = []
        func mailComposeController(
            _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
        ) {
            heard.append("mail \(result.rawValue) \(error == nil)")
            controller.dismiss(animated: false)
        }
        func messageComposeViewController(_ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult) {
            heard.append("message \(result.rawValue)")
            controller.dismiss(animated: false)
        }
    }
    private let root = UIViewController()
    private let screen: TestScreen
    private let listener = Listener()

    init() { screen = TestScreen(showing: root) }

    @Test("MO-11, SV-126: nothing can be sent")
    func ability() {
        #expect(!MFMailComposeViewController.canSendMail())
        #expect(!MFMessageComposeViewController.canSendText())
        #expect(!MFMessageComposeViewController.canSendAttachments())
        #expect(!MFMessageComposeViewController.canSendSubject())
        #expect(!MFMessageComposeViewController().addAttachmentURL(URL(fileURLWithPath: "/a"), withAlternateFilename: nil))
    }

    @Test("MO-127: presented all the same, it says what is missing, and the delegate is notified that nothing was sent")
    func mail() throws {
        let composer = MFMailComposeViewController()
        composer.mailComposeDelegate = listener
        composer.setToRecipients(["somebody@example.org"])
        composer.setMessageBody("Hello", isHTML: false)
        root.present(composer, animated: true)
        screen.wait(1)
        #expect(screen.shows("No Mail Accounts"))
        #expect(listener.heard.isEmpty)
        try screen.tap("OK")
        screen.wait(1)
        #expect(listener.heard == ["mail 0 true"])
        #expect(root.presentedViewController == nil)
    }

    @Test("MO-127: messages are as e-mails")
    func message() throws {
        let composer = MFMessageComposeViewController()
        composer.messageComposeDelegate = listener
        composer.recipients = ["123"]
        root.present(composer, animated: true)
        screen.wait(1)
        try screen.tap("OK")
        screen.wait(1)
        #expect(listener.heard == ["message 0"])
        #expect(root.presentedViewController == nil)
    }

    @Test("MO-127: without a delegate the controller goes by itself")
    func noDelegate() throws {
        root.present(MFMailComposeViewController(), animated: true)
        screen.wait(1)
        try screen.tap("OK")
        screen.wait(2)
        #expect(root.presentedViewController == nil)
    }

    @Test("MO-11: results and errors have Apple's numbers")
    func numbers() {
        #expect(MFMailComposeResult.sent.rawValue == 2)
        #expect(MessageComposeResult.failed.rawValue == 2)
        #expect(MFMailComposeError(.sendFailed)._nsError == NSError(domain: "MFMailComposeErrorDomain", code: 1))
    }
}
