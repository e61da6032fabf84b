public import Foundation

/// What is in a calendar.
// apple: https://developer.apple.com/documentation/eventkit/ekentitytype
public enum EKEntityType: UInt, Sendable {
    case event = 0
    case reminder
}

/// Several of ``EKEntityType``.
// apple: https://developer.apple.com/documentation/eventkit/ekentitymask
public struct EKEntityMask: OptionSet, Sendable {
    public let rawValue: UInt
    /// Kinds by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Events.
    public static let event = EKEntityMask(rawValue: 1 << 0)
    /// Reminders.
    public static let reminder = EKEntityMask(rawValue: 1 << 1)
}

/// The permission of the user.
// apple: https://developer.apple.com/documentation/eventkit/ekauthorizationstatus
public enum EKAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case restricted
    case denied
    case fullAccess
    case writeOnly

    /// The older name of ``fullAccess``.
    public static var authorized: EKAuthorizationStatus { .fullAccess }
}

/// How much of a repeated event is changed.
// apple: https://developer.apple.com/documentation/eventkit/ekspan
public enum EKSpan: Int, Sendable {
    case thisEvent = 0
    case futureEvents
}

/// Is called with an event, and a flag that ends the search.
public typealias EKEventSearchCallback = (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void

extension NSNotification.Name {
    /// Calendars have changed. Never posted here.
    // apple: https://developer.apple.com/documentation/foundation/nsnotification/name/ekeventstorechanged
    public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}
