internal import DeviceNotice
import Foundation
public import UIKit

/// How writing a message ended.
// apple: https://developer.apple.com/documentation/messageui/messagecomposeresult
public enum MessageComposeResult: Int, Sendable {
    case cancelled = 0
    case sent
    case failed
}

/// Receives the result of writing a message, and dismisses the controller.
// apple: https://developer.apple.com/documentation/messageui/mfmessagecomposeviewcontrollerdelegate
@preconcurrency @MainActor @objc public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    /// - Parameter result: always ``MessageComposeResult/cancelled`` here.
    @objc(messageComposeViewController:didFinishWithResult:)
    func messageComposeViewController(_ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// Would let the user write a message. This device sends none; presented all the same, the controller does what
/// ``MFMailComposeViewController`` does.
// apple: https://developer.apple.com/documentation/messageui/mfmessagecomposeviewcontroller
@preconcurrency @MainActor @objcMembers open class MFMessageComposeViewController: UINavigationController {
    private var refusal = Refusal()

    /// An empty message.
    public init() { super.init(nibName: nil, bundle: nil) }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// False: this device is no telephone.
    // apple: https://developer.apple.com/documentation/messageui/mfmessagecomposeviewcontroller/cansendtext()
    open class func canSendText() -> Bool {
        DeviceNotice.say("MessageUI sends no messages: this device is no telephone.")
        return false
    }
    /// False.
    open class func canSendSubject() -> Bool { false }
    /// False.
    open class func canSendAttachments() -> Bool { false }
    /// False.
    open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }

    /// The delegate, which is notified of the result. Not kept alive. Default: nil.
    @nonobjc open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?

    // The text to begin with. Nobody sees it here.

    /// Whom it is for. Default: nil.
    open var recipients: [String]?
    /// The subject. Default: nil.
    open var subject: String?
    /// The text. Default: nil.
    open var body: String?
    /// Refuses: there are no attachments.
    @objc(addAttachmentURL:withAlternateFilename:)
    open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool { false }
    /// Refuses: there are no attachments.
    @objc(addAttachmentData:typeIdentifier:filename:)
    open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool { false }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        refusal.show(
            over: self, title: "Messages Are Not Available", message: "This device is no telephone: it sends no messages."
        ) { [weak self] in self?.finish() }
    }

    private func finish() {
        guard let delegate = messageComposeDelegate else { return dismiss(animated: true) }
        delegate.messageComposeViewController(self, didFinishWith: .cancelled)
    }
}

extension NSNotification.Name {
    /// Says whether messages can be sent has changed. Never posted here.
    public static let MFMessageComposeViewControllerTextMessageAvailabilityDidChange = NSNotification.Name(
        "MFMessageComposeViewControllerTextMessageAvailabilityDidChangeNotification")
}
/// The key of whether messages can be sent now.
public let MFMessageComposeViewControllerTextMessageAvailabilityKey = "MFMessageComposeViewControllerTextMessageAvailabilityKey"
