public import Foundation
import ObjCRuntime

/// Is notified of what a session does. All methods are called on a background queue.
// apple: https://developer.apple.com/documentation/watchconnectivity/wcsessiondelegate
@objc public protocol WCSessionDelegate: NSObjectProtocol {
    /// The activation has ended: here always in ``WCSessionActivationState/notActivated``, with ``WCError/sessionNotSupported``.
    func session(_ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
    /// Another watch is about to be used. Never called here.
    func sessionDidBecomeInactive(_ session: WCSession)
    /// Another watch is used. Never called here.
    func sessionDidDeactivate(_ session: WCSession)
    /// A watch was paired, or has the app now. Never called here.
    @objc optional func sessionWatchStateDidChange(_ session: WCSession)
    /// The watch came near, or went. Never called here.
    @objc optional func sessionReachabilityDidChange(_ session: WCSession)
    /// A message has come. Never called here.
    @objc(session:didReceiveMessage:)
    optional func session(_ session: WCSession, didReceiveMessage message: [String: Any])
    /// A message has come that waits for an answer. Never called here.
    @objc(session:didReceiveMessage:replyHandler:)
    optional func session(
        _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void)
    /// Data have come. Never called here.
    @objc(session:didReceiveMessageData:)
    optional func session(_ session: WCSession, didReceiveMessageData messageData: Data)
    /// Data have come that wait for an answer. Never called here.
    @objc(session:didReceiveMessageData:replyHandler:)
    optional func session(_ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void)
    /// The watch's latest state has come. Never called here.
    @objc(session:didReceiveApplicationContext:)
    optional func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
    /// Values were handed over, or could not be. Never called here: none are taken.
    @objc(session:didFinishUserInfoTransfer:error:)
    optional func session(_ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?)
    /// Values have come. Never called here.
    @objc(session:didReceiveUserInfo:)
    optional func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
    /// A file was handed over, or could not be. Called here with ``WCError/sessionNotSupported``.
    @objc(session:didFinishFileTransfer:error:)
    optional func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)
    /// A file has come. Never called here.
    @objc(session:didReceiveFile:)
    optional func session(_ session: WCSession, didReceive file: WCSessionFile)
}
