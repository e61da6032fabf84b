internal import DeviceNotice
import Dispatch
public import Foundation
import ObjCRuntime

/// The states of a session.
// apple: https://developer.apple.com/documentation/watchconnectivity/wcsessionactivationstate
public enum WCSessionActivationState: Int, Sendable {
    case notActivated = 0
    case inactive
    case activated
}

/// Talks to a watch. This device cannot be paired with one: ``isSupported()`` is false, and whatever an app does all the same ends with
/// ``WCError/sessionNotSupported`` (MO-28).
// apple: https://developer.apple.com/documentation/watchconnectivity/wcsession
@objcMembers open class WCSession: NSObject, @unchecked Sendable {
    private static let session = WCSession()
    /// Where handlers and the delegate are called, in the order of the calls that they belong to.
    private static let replies = DispatchQueue(label: "com.apple.WatchConnectivity.replies")

    override init() {}

    /// Always false here.
    // apple: https://developer.apple.com/documentation/watchconnectivity/wcsession/issupported()
    open class func isSupported() -> Bool { false }
    /// The session of the app.
    // apple: https://developer.apple.com/documentation/watchconnectivity/wcsession/default
    open class var `default`: WCSession { session }

    /// Who is notified of what the session does. Not kept alive. Default: nil.
    @nonobjc open weak var delegate: (any WCSessionDelegate)?

    /// Ends later, on a background queue, in ``WCSessionActivationState/notActivated`` with ``WCError/sessionNotSupported``.
    // apple: https://developer.apple.com/documentation/watchconnectivity/wcsession/activate()
    open func activate() {
        DeviceNotice.say("WatchConnectivity reaches no watch: this device cannot be paired with one.")
        Self.replies.async { [self] in
            delegate?.session(self, activationDidCompleteWith: .notActivated, error: Self.refusal)
        }
    }

    // MARK: State

    /// Always ``WCSessionActivationState/notActivated`` here.
    open var activationState: WCSessionActivationState { .notActivated }
    /// Always false here.
    open var hasContentPending: Bool { false }
    /// Always false here.
    open var isPaired: Bool { false }
    /// Always false here.
    open var isWatchAppInstalled: Bool { false }
    /// Always false here.
    open var isComplicationEnabled: Bool { false }
    /// Always false here.
    open var isReachable: Bool { false }
    /// Always 0 here.
    open var remainingComplicationUserInfoTransfers: Int { 0 }
    /// Always nil here.
    open var watchDirectoryURL: URL? { nil }
    /// Always empty here: no state is taken.
    open var applicationContext: [String: Any] { [:] }
    /// Always empty here.
    open var receivedApplicationContext: [String: Any] { [:] }
    /// Always empty here.
    open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
    /// Always empty here.
    open var outstandingFileTransfers: [WCSessionFileTransfer] { [] }

    // MARK: Sending

    /// - Parameter errorHandler: called on a background queue with ``WCError/sessionNotSupported``.
    // apple: https://developer.apple.com/documentation/watchconnectivity/wcsession/sendmessage(_:replyhandler:errorhandler:)
    open func sendMessage(
        _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
    ) {
        refuse(errorHandler)
    }
    /// - Parameter errorHandler: called on a background queue with ``WCError/sessionNotSupported``.
    open func sendMessageData(_ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil) {
        refuse(errorHandler)
    }
    /// - Throws: ``WCError/sessionNotSupported``.
    // apple: https://developer.apple.com/documentation/watchconnectivity/wcsession/updateapplicationcontext(_:)
    @nonobjc open func updateApplicationContext(_ applicationContext: [String: Any]) throws { throw Self.refusal }
    /// Hands nothing over.
    @discardableResult
    open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        WCSessionUserInfoTransfer(userInfo, isForComplication: false)
    }
    /// Hands nothing over.
    @discardableResult
    open func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        WCSessionUserInfoTransfer(userInfo, isForComplication: true)
    }
    /// Hands nothing over; the delegate gets ``WCError/sessionNotSupported``.
    @discardableResult
    open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
        let transfer = WCSessionFileTransfer(WCSessionFile(file, metadata))
        Self.replies.async { [self] in
            delegate?.session?(self, didFinish: transfer, error: Self.refusal)
        }
        return transfer
    }

    private static var refusal: WCError { WCError(.sessionNotSupported) }

    private func refuse(_ handler: ((any Error) -> Void)?) {
        guard let handler else { return }
        nonisolated(unsafe) let answer = handler
        Self.replies.async { answer(Self.refusal) }
    }
}
