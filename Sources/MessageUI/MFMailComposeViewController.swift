internal import DeviceNotice
import Foundation
@_exported public import UIKit

/// How writing an e-mail ended.
// apple: https://developer.apple.com/documentation/messageui/mfmailcomposeresult
public enum MFMailComposeResult: Int, Sendable {
    case cancelled = 0
    case saved
    case sent
    case failed
}

/// The domain of errors of writing an e-mail.
// apple: https://developer.apple.com/documentation/messageui/mfmailcomposeerrordomain
public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

/// Why an e-mail was neither saved nor sent.
// apple: https://developer.apple.com/documentation/messageui/mfmailcomposeerror-swift.struct
public struct MFMailComposeError: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError
    /// An error with the number and the texts of another one.
    public init(_nsError: NSError) { self._nsError = _nsError }
    public static var _nsErrorDomain: String { MFMailComposeErrorDomain }
    /// ``MFMailComposeErrorDomain``.
    public static var errorDomain: String { MFMailComposeErrorDomain }

    /// The reasons.
    // apple: https://developer.apple.com/documentation/messageui/mfmailcomposeerror-swift.struct/code
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = MFMailComposeError

        case saveFailed = 0
        case sendFailed
    }

    /// It could not be saved.
    public static var saveFailed: Code { .saveFailed }
    /// It could not be sent.
    public static var sendFailed: Code { .sendFailed }
}

/// Receives the result of writing an e-mail, and dismisses the controller.
// apple: https://developer.apple.com/documentation/messageui/mfmailcomposeviewcontrollerdelegate
@preconcurrency @MainActor @objc public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    /// - Parameter result: always ``MFMailComposeResult/cancelled`` here.
    // apple: https://developer.apple.com/documentation/messageui/mfmailcomposeviewcontrollerdelegate/mailcomposecontroller(_:didfinishwith:error:)
    @objc(mailComposeController:didFinishWithResult:error:)
    optional func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

/// Would let the user write an e-mail. This device sends none (MO-127).
///
/// An application asks ``canSendMail()`` first. One that presents the controller all the same shows an alert that says what is missing;
/// when that goes, the delegate is notified that the user has cancelled. Without a delegate the controller dismisses itself.
// apple: https://developer.apple.com/documentation/messageui/mfmailcomposeviewcontroller
@preconcurrency @MainActor @objcMembers open class MFMailComposeViewController: UINavigationController {
    private var refusal = Refusal()

    /// An empty e-mail.
    public init() { super.init(nibName: nil, bundle: nil) }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// False: there is no account to send from.
    // apple: https://developer.apple.com/documentation/messageui/mfmailcomposeviewcontroller/cansendmail()
    open class func canSendMail() -> Bool {
        DeviceNotice.say("MessageUI sends no mail: this device has no account to send it from.")
        return false
    }

    /// The delegate, which is notified of the result. Not kept alive. Default: nil.
    @nonobjc open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    // The text to begin with. Nobody sees it here.

    /// The line that says what it is about.
    open func setSubject(_ subject: String) {}
    /// Whom it is for.
    open func setToRecipients(_ toRecipients: [String]?) {}
    /// Who gets a copy, and all know it.
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    /// Who gets a copy, and nobody knows it.
    open func setBccRecipients(_ bccRecipients: [String]?) {}
    /// The text.
    @objc(setMessageBody:isHTML:) open func setMessageBody(_ body: String, isHTML: Bool) {}
    /// A file that goes along.
    @objc(addAttachmentData:mimeType:fileName:)
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
    /// Which of the user's addresses it comes from.
    open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        refusal.show(
            over: self, title: "No Mail Accounts", message: "This device sends no mail: there is no account to send it from."
        ) { [weak self] in self?.finish() }
    }

    private func finish() {
        guard let delegate = mailComposeDelegate, delegate.mailComposeController(_:didFinishWith:error:) != nil else {
            return dismiss(animated: true)
        }
        delegate.mailComposeController?(self, didFinishWith: .cancelled, error: nil)
    }
}
