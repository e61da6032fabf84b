public import Foundation
import ObjCRuntime

/// The requirements and the look of a button.
// apple: https://developer.apple.com/documentation/usernotifications/unnotificationactionoptions
public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
    public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
    public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

/// The behaviour beside the buttons, and the text while contents are hidden.
// apple: https://developer.apple.com/documentation/usernotifications/unnotificationcategoryoptions
public struct UNNotificationCategoryOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 1 << 1)
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 1 << 2)
    public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 1 << 3)
    public static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 1 << 4)
}

/// A button of a notification.
// apple: https://developer.apple.com/documentation/usernotifications/unnotificationaction
open class UNNotificationAction: NSObject, NSCopying, @unchecked Sendable {
    /// By which the app knows which button was chosen.
    public let identifier: String
    /// The title of the button.
    public let title: String
    /// The requirements and the look of the button. Default: none. Default: nothing.
    public let options: UNNotificationActionOptions

    /// A button.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        self.identifier = identifier
        self.title = title
        self.options = options
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A button of a notification that asks for a text.
// apple: https://developer.apple.com/documentation/usernotifications/untextinputnotificationaction
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
    /// The title of the button that sends the text.
    public let textInputButtonTitle: String
    /// The text in the field before anything is typed.
    public let textInputPlaceholder: String

    /// A button that asks for a text.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String,
        textInputPlaceholder: String
    ) {
        self.textInputButtonTitle = textInputButtonTitle
        self.textInputPlaceholder = textInputPlaceholder
        super.init(identifier: identifier, title: title, options: options)
    }
}

/// A kind of notification, and the buttons of its notifications.
// apple: https://developer.apple.com/documentation/usernotifications/unnotificationcategory
open class UNNotificationCategory: NSObject, NSCopying, @unchecked Sendable {
    /// By which notifications name their category.
    public let identifier: String
    /// The buttons, in their order.
    public let actions: [UNNotificationAction]
    /// Intents that belong to it.
    public let intentIdentifiers: [String]
    /// The text while contents are hidden. Default: empty.
    public let hiddenPreviewsBodyPlaceholder: String
    /// How several notifications are notified of together. Default: empty.
    public let categorySummaryFormat: String
    /// The behaviour beside the buttons. Default: none. Default: nothing.
    public let options: UNNotificationCategoryOptions

    /// A category without words of its own for hidden contents.
    public convenience init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], options: UNNotificationCategoryOptions = []
    ) {
        self.init(
            identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers, hiddenPreviewsBodyPlaceholder: "",
            options: options)
    }

    /// A category with words for hidden contents.
    public convenience init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], hiddenPreviewsBodyPlaceholder: String,
        options: UNNotificationCategoryOptions = []
    ) {
        self.init(
            identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
            hiddenPreviewsBodyPlaceholder: hiddenPreviewsBodyPlaceholder, categorySummaryFormat: "", options: options)
    }

    /// A category with words for hidden contents and for several notifications; nil is empty.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], hiddenPreviewsBodyPlaceholder: String?,
        categorySummaryFormat: String?, options: UNNotificationCategoryOptions = []
    ) {
        self.identifier = identifier
        self.actions = actions
        self.intentIdentifiers = intentIdentifiers
        self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder ?? ""
        self.categorySummaryFormat = categorySummaryFormat ?? ""
        self.options = options
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
