public import Foundation

/// The domain of errors of the library.
// apple: https://developer.apple.com/documentation/photos/phphotoserrordomain
public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

/// Why the library does not do something.
// apple: https://developer.apple.com/documentation/photos/phphotoserror-swift.struct
public struct PHPhotosError: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError
    /// An error with the number and the texts of another one.
    public init(_nsError: NSError) { self._nsError = _nsError }
    public static var _nsErrorDomain: String { PHPhotosErrorDomain }
    /// ``PHPhotosErrorDomain``.
    public static var errorDomain: String { PHPhotosErrorDomain }

    /// The reasons.
    // apple: https://developer.apple.com/documentation/photos/phphotoserror-swift.struct/code
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = PHPhotosError

        case internalError = -1
        case userCancelled = 3072
        case libraryVolumeOffline = 3114
        case relinquishingLibraryBundleToWriter = 3142
        case switchingSystemPhotoLibrary = 3143
        case networkAccessRequired = 3164
        case networkError = 3169
        case identifierNotFound = 3201
        case multipleIdentifiersFound = 3202
        case changeNotSupported = 3300
        case operationInterrupted = 3301
        case invalidResource = 3302
        case missingResource = 3303
        case notEnoughSpace = 3305
        case requestNotSupportedForAsset = 3306
        case accessRestricted = 3310
        case accessUserDenied = 3311
    }

    /// The user has cancelled it.
    public static var userCancelled: Code { .userCancelled }
    /// It would have to be fetched from afar.
    public static var networkAccessRequired: Code { .networkAccessRequired }
    /// The file is none that a library takes.
    public static var invalidResource: Code { .invalidResource }
    /// Somebody does not let the user allow it.
    public static var accessRestricted: Code { .accessRestricted }
    /// The user has not allowed it: what is thrown here.
    public static var accessUserDenied: Code { .accessUserDenied }
}
