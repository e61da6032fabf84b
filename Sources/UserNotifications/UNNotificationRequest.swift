public import Foundation
import ObjCRuntime

/// A notification that is to come.
// apple: https://developer.apple.com/documentation/usernotifications/unnotificationrequest
open class UNNotificationRequest: NSObject, NSCopying, @unchecked Sendable {
    /// One that is added replaces another with the same identifier.
    public let identifier: String
    /// The content: a copy of that which the request was made with.
    public let content: UNNotificationContent
    /// When it is due: at once for nil.
    public let trigger: UNNotificationTrigger?

    /// - Parameter content: copied.
    // apple: https://developer.apple.com/documentation/usernotifications/unnotificationrequest/init(identifier:content:trigger:)
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content.copy() as? UNNotificationContent ?? content
        self.trigger = trigger
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A notification that has come.
// apple: https://developer.apple.com/documentation/usernotifications/unnotification
open class UNNotification: NSObject, NSCopying, @unchecked Sendable {
    /// When it was shown.
    public let date: Date
    /// The request that it was made of.
    public let request: UNNotificationRequest

    init(date: Date, request: UNNotificationRequest) {
        self.date = date
        self.request = request
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The user's choice in a notification.
// apple: https://developer.apple.com/documentation/usernotifications/unnotificationresponse
open class UNNotificationResponse: NSObject, NSCopying, @unchecked Sendable {
    /// The notification that was answered.
    public let notification: UNNotification
    /// Which button was chosen.
    public let actionIdentifier: String

    init(notification: UNNotification, actionIdentifier: String) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The user's text in answer to a notification.
// apple: https://developer.apple.com/documentation/usernotifications/untextinputnotificationresponse
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
    /// The text that was typed.
    public let userText: String

    init(notification: UNNotification, actionIdentifier: String, userText: String) {
        self.userText = userText
        super.init(notification: notification, actionIdentifier: actionIdentifier)
    }
}

/// The choice of the notification itself.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The choice to let the notification go.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
