public import Foundation

/// The domain of errors of contacts.
// apple: https://developer.apple.com/documentation/contacts/cnerrordomain
public let CNErrorDomain = "CNErrorDomain"

/// Why contacts cannot be read or changed.
// apple: https://developer.apple.com/documentation/contacts/cnerror
public struct CNError: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError
    /// An error with the number and the texts of another one.
    public init(_nsError: NSError) { self._nsError = _nsError }
    public static var _nsErrorDomain: String { CNErrorDomain }
    /// ``CNErrorDomain``.
    public static var errorDomain: String { CNErrorDomain }

    /// The reasons.
    // apple: https://developer.apple.com/documentation/contacts/cnerror/code
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = CNError

        case communicationError = 1
        case dataAccessError = 2
        case authorizationDenied = 100
        case noAccessableWritableContainers = 101
        case unauthorizedKeys = 102
        case featureDisabledByUser = 103
        case featureNotAvailable = 104
        case recordDoesNotExist = 200
        case insertedRecordAlreadyExists = 201
        case containmentCycle = 202
        case containmentScope = 203
        case parentRecordDoesNotExist = 204
        case recordIdentifierInvalid = 205
        case recordNotWritable = 206
        case parentContainerNotWritable = 207
        case validationMultipleErrors = 300
        case validationTypeMismatch = 301
        case validationConfigurationError = 302
        case predicateInvalid = 400
        case policyViolation = 500
        case vCardMalformed = 700
        case vCardSummarizationError = 701
    }

    /// The user has not allowed it: what everything ends with here.
    public static var authorizationDenied: Code { .authorizationDenied }
    /// A text is no vCard.
    public static var vCardMalformed: Code { .vCardMalformed }
    /// There is no such record.
    public static var recordDoesNotExist: Code { .recordDoesNotExist }
    /// A predicate is none of those that a contact hands out.
    public static var predicateInvalid: Code { .predicateInvalid }
}
