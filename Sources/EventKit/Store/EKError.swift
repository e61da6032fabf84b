public import Foundation

/// The domain of errors of calendars.
// apple: https://developer.apple.com/documentation/eventkit/ekerrordomain
public let EKErrorDomain = "EKErrorDomain"

/// Why calendars cannot be read or changed.
// apple: https://developer.apple.com/documentation/eventkit/ekerror
public struct EKError: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError
    /// An error with the number and the texts of another one.
    public init(_nsError: NSError) { self._nsError = _nsError }
    public static var _nsErrorDomain: String { EKErrorDomain }
    /// ``EKErrorDomain``.
    public static var errorDomain: String { EKErrorDomain }

    /// The reasons.
    // apple: https://developer.apple.com/documentation/eventkit/ekerror/code
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = EKError

        case eventNotMutable = 0
        case noCalendar
        case noStartDate
        case noEndDate
        case datesInverted
        case internalFailure
        case calendarReadOnly
        case durationGreaterThanRecurrence
        case alarmGreaterThanRecurrence
        case startDateTooFarInFuture
        case startDateCollidesWithOtherOccurrence
        case objectBelongsToDifferentStore
        case invitesCannotBeMoved
        case invalidSpan
        case calendarHasNoSource
        case calendarSourceCannotBeModified
        case calendarIsImmutable
        case sourceDoesNotAllowCalendarAddDelete
        case recurringReminderRequiresDueDate
        case structuredLocationsNotSupported
        case reminderLocationsNotSupported
        case alarmProximityNotSupported
        case calendarDoesNotAllowEvents
        case calendarDoesNotAllowReminders
        case sourceDoesNotAllowReminders
        case sourceDoesNotAllowEvents
        case priorityIsInvalid
        case invalidEntityType
        case procedureAlarmsNotMutable
        case eventStoreNotAuthorized
        case osNotSupported
    }

    /// The user has not allowed it: what everything ends with here.
    public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
    /// There is no calendar to put it into.
    public static var noCalendar: Code { .noCalendar }
}
