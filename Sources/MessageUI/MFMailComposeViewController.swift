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
    public init(_nsError: NSError) { self._nsError = _nsError }
    public static var _nsErrorDomain: String { MFMailComposeErrorDomain }
    public static var errorDomain: String { MFMailComposeErrorDomain }

    // apple: https://developer.apple.com/documentation/messageui/mfmailcomposeerror-swift.struct/code
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = MFMailComposeError

        case saveFailed = 0
        case sendFailed
    }

    public static var saveFailed: Code { .saveFailed }
    public static var sendFailed: Code { .sendFailed }
}

/// Hears how writing an e-mail ended, and takes the controller away.
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
/// An application asks ``canSendMail()`` first. One that presents the controller all the same shows an alert that says what is missing; when that
/// goes, the delegate hears that the user has cancelled. Without a delegate that hears it, the controller goes by itself.
// apple: https://developer.apple.com/documentation/messageui/mfmailcomposeviewcontroller
@preconcurrency @MainActor @objcMembers open class MFMailComposeViewController: UINavigationController {
    private var refusal = Refusal()

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

    @nonobjc open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    // What the user would begin with. Nobody sees it here.

    open func setSubject(_ subject: String) {}
    open func setToRecipients(_ toRecipients: [String]?) {}
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    open func setBccRecipients(_ bccRecipients: [String]?) {}
    @objc(setMessageBody:isHTML:) open func setMessageBody(_ body: String, isHTML: Bool) {}
    @objc(addAttachmentData:mimeType:fileName:)
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
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
