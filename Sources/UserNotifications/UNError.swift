public import Foundation

/// The domain of errors of notifications.
// apple: https://developer.apple.com/documentation/usernotifications/unerrordomain
public let UNErrorDomain = "UNErrorDomain"

/// Why a notification cannot be added.
// apple: https://developer.apple.com/documentation/usernotifications/unerror
public struct UNError: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError
    /// An error with the number and the texts of another one.
    public init(_nsError: NSError) { self._nsError = _nsError }
    public static var _nsErrorDomain: String { UNErrorDomain }
    /// ``UNErrorDomain``.
    public static var errorDomain: String { UNErrorDomain }

    /// The reasons.
    // apple: https://developer.apple.com/documentation/usernotifications/unerror/code
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = UNError

        case notificationsNotAllowed = 1
        case attachmentInvalidURL = 100
        case attachmentUnrecognizedType = 101
        case attachmentInvalidFileSize = 102
        case attachmentNotInDataStore = 103
        case attachmentMoveIntoDataStoreFailed = 104
        case attachmentCorrupt = 105
        case notificationInvalidNoDate = 1400
        case notificationInvalidNoContent = 1401
    }

    /// The user has not allowed it.
    public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
    /// The file cannot be read.
    public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
    /// The file is of no kind that can be shown. Never thrown here.
    public static var attachmentUnrecognizedType: Code { .attachmentUnrecognizedType }
    /// The file is too large. Never thrown here.
    public static var attachmentInvalidFileSize: Code { .attachmentInvalidFileSize }
    /// The file is not where it was kept. Never thrown here.
    public static var attachmentNotInDataStore: Code { .attachmentNotInDataStore }
    /// The file cannot be kept. Never thrown here.
    public static var attachmentMoveIntoDataStoreFailed: Code { .attachmentMoveIntoDataStoreFailed }
    /// The file is damaged. Never thrown here.
    public static var attachmentCorrupt: Code { .attachmentCorrupt }
    /// It would never be due.
    public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
    /// It says nothing. Never thrown here.
    public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
}
