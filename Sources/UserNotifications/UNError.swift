public import Foundation

/// The domain of errors of notifications.
// apple: https://developer.apple.com/documentation/usernotifications/unerrordomain
public let UNErrorDomain = "UNErrorDomain"

/// Why a notification cannot be added.
// apple: https://developer.apple.com/documentation/usernotifications/unerror
public struct UNError: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError
    public init(_nsError: NSError) { self._nsError = _nsError }
    public static var _nsErrorDomain: String { UNErrorDomain }
    public static var errorDomain: String { UNErrorDomain }

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

    public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
    public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
    public static var attachmentUnrecognizedType: Code { .attachmentUnrecognizedType }
    public static var attachmentInvalidFileSize: Code { .attachmentInvalidFileSize }
    public static var attachmentNotInDataStore: Code { .attachmentNotInDataStore }
    public static var attachmentMoveIntoDataStoreFailed: Code { .attachmentMoveIntoDataStoreFailed }
    public static var attachmentCorrupt: Code { .attachmentCorrupt }
    public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
    public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
}
