public import Foundation

/// The presentation of a notification that comes while the application is in front.
// apple: https://developer.apple.com/documentation/usernotifications/unnotificationpresentationoptions
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
    public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
    public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
    public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
    public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}

/// Receives notifications that arrive, and the user's responses, on the main thread.
// apple: https://developer.apple.com/documentation/usernotifications/unusernotificationcenterdelegate
@objc public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    /// A notification comes while the app is in front; the handler says how it is shown.
    @objc(userNotificationCenter:willPresentNotification:withCompletionHandler:)
    optional func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)

    /// The user has chosen something; the handler is called when that was dealt with.
    @objc(userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:)
    optional func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)

    /// The user wants the app's own settings.
    @objc(userNotificationCenter:openSettingsForNotification:)
    optional func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}
