public import CoreGraphics
import Foundation
import ObjCRuntime

/// Where a calendar comes from.
// apple: https://developer.apple.com/documentation/eventkit/ekcalendartype
public enum EKCalendarType: Int, Sendable {
    case local = 0
    case calDAV
    case exchange
    case subscription
    case birthday
}

/// Where calendars come from.
// apple: https://developer.apple.com/documentation/eventkit/eksourcetype
public enum EKSourceType: Int, Sendable {
    case local = 0
    case exchange
    case calDAV
    case mobileMe
    case subscribed
    case birthdays
}

/// An account with calendars. There is none here.
// apple: https://developer.apple.com/documentation/eventkit/eksource
@objcMembers open class EKSource: EKObject {
    /// The kind of account.
    open var sourceType: EKSourceType { .local }
    /// Its name.
    open var title: String { "" }
    /// Another one than all others have.
    open var sourceIdentifier: String { "" }
    /// Its calendars: none.
    @nonobjc open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
}

/// A calendar, as an app makes one.
// apple: https://developer.apple.com/documentation/eventkit/ekcalendar
@objcMembers open class EKCalendar: EKObject {
    /// The account. Default: nil.
    open var source: EKSource!
    /// Another one than all others have.
    public let calendarIdentifier = UUID().uuidString
    /// Its name. Default: empty.
    open var title = ""
    /// The colour of its entries; nil for the usual one. Default: nil.
    open var cgColor: CGColor!
    /// ``EKCalendarType/local``.
    open var type: EKCalendarType { .local }
    /// What can be in it.
    @nonobjc public let allowedEntityTypes: EKEntityMask
    /// True.
    open var allowsContentModifications: Bool { true }
    /// False.
    open var isSubscribed: Bool { false }
    /// False.
    open var isImmutable: Bool { false }

    /// - Parameters:
    ///   - entityType: what can be in it.
    ///   - eventStore: where it could be kept.
    // apple: https://developer.apple.com/documentation/eventkit/ekcalendar/init(for:eventstore:)
    @nonobjc public init(for entityType: EKEntityType, eventStore: EKEventStore) {
        allowedEntityTypes = entityType == .event ? .event : .reminder
        super.init()
    }
}
