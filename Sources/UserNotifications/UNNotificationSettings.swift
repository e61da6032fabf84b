import Foundation
import ObjCRuntime

/// The permissions that an application asks for.
// apple: https://developer.apple.com/documentation/usernotifications/unauthorizationoptions
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
    public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
    public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
    public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
    public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
    public static let announcement = UNAuthorizationOptions(rawValue: 1 << 7)
    public static let timeSensitive = UNAuthorizationOptions(rawValue: 1 << 8)
}

/// The permission of the user.
// apple: https://developer.apple.com/documentation/usernotifications/unauthorizationstatus
public enum UNAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case denied
    case authorized
    case provisional
    case ephemeral
}

/// Says whether something is allowed.
// apple: https://developer.apple.com/documentation/usernotifications/unnotificationsetting
public enum UNNotificationSetting: Int, Sendable {
    case notSupported = 0
    case disabled
    case enabled
}

/// How a notification stays on the screen.
// apple: https://developer.apple.com/documentation/usernotifications/unalertstyle
public enum UNAlertStyle: Int, Sendable {
    case none = 0
    case banner
    case alert
}

/// When contents are shown.
// apple: https://developer.apple.com/documentation/usernotifications/unshowpreviewssetting
public enum UNShowPreviewsSetting: Int, Sendable {
    case always = 0
    case whenAuthenticated
    case never
}

/// The permissions of the user, and where notifications would show: nowhere here.
// apple: https://developer.apple.com/documentation/usernotifications/unnotificationsettings
open class UNNotificationSettings: NSObject, @unchecked Sendable {
    /// ``UNAuthorizationStatus/notDetermined`` until the application has asked, then ``UNAuthorizationStatus/denied``.
    public let authorizationStatus: UNAuthorizationStatus

    init(authorizationStatus: UNAuthorizationStatus) { self.authorizationStatus = authorizationStatus }

    /// Not supported, as all of these: nothing is shown.
    open var notificationCenterSetting: UNNotificationSetting { .notSupported }
    /// Not supported.
    open var lockScreenSetting: UNNotificationSetting { .notSupported }
    /// Not supported.
    open var carPlaySetting: UNNotificationSetting { .notSupported }
    /// Not supported.
    open var alertSetting: UNNotificationSetting { .notSupported }
    /// Not supported.
    open var badgeSetting: UNNotificationSetting { .notSupported }
    /// Not supported.
    open var soundSetting: UNNotificationSetting { .notSupported }
    /// Not supported.
    open var criticalAlertSetting: UNNotificationSetting { .notSupported }
    /// Not supported.
    open var announcementSetting: UNNotificationSetting { .notSupported }
    /// Not supported.
    open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
    /// Not supported.
    open var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
    /// None.
    open var alertStyle: UNAlertStyle { .none }
    /// Never.
    open var showPreviewsSetting: UNShowPreviewsSetting { .never }
    /// False.
    open var providesAppNotificationSettings: Bool { false }
}
