public import Foundation
import ObjCRuntime

/// How one is available during an event.
// apple: https://developer.apple.com/documentation/eventkit/ekeventavailability
public enum EKEventAvailability: Int, Sendable {
    case notSupported = -1
    case busy = 0
    case free
    case tentative
    case unavailable
}

/// Says whether an event takes place.
// apple: https://developer.apple.com/documentation/eventkit/ekeventstatus
public enum EKEventStatus: Int, Sendable {
    case none = 0
    case confirmed
    case tentative
    case canceled
}

/// An event, as an app makes one.
// apple: https://developer.apple.com/documentation/eventkit/ekevent
@objcMembers open class EKEvent: EKCalendarItem {
    /// - Parameter eventStore: where it could be kept.
    // apple: https://developer.apple.com/documentation/eventkit/ekevent/init(eventstore:)
    public init(eventStore: EKEventStore) { super.init() }

    /// Nil: it is in no store.
    open var eventIdentifier: String! { nil }
    /// When it begins. Default: nil.
    open var startDate: Date!
    /// When it ends. Default: nil.
    open var endDate: Date!
    /// True if it takes whole days. Default: false.
    open var isAllDay = false
    /// The place, with a position. Default: nil.
    @nonobjc open var structuredLocation: EKStructuredLocation?
    /// Default: ``EKEventAvailability/busy``.
    @nonobjc open var availability = EKEventAvailability.busy
    /// ``EKEventStatus/none``.
    @nonobjc open var status: EKEventStatus { .none }
    /// The first day on which it takes place.
    open var occurrenceDate: Date! { startDate }
    /// False.
    open var isDetached: Bool { false }

    /// Which of two events begins first. One that has no time comes last.
    // apple: https://developer.apple.com/documentation/eventkit/ekevent/comparestartdate(with:)
    @nonobjc open func compareStartDate(with other: EKEvent) -> ComparisonResult {
        (startDate ?? .distantFuture).compare(other.startDate ?? .distantFuture)
    }
}
