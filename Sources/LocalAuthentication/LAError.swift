public import Foundation

/// The domain of errors of authentication.
// apple: https://developer.apple.com/documentation/localauthentication/laerrordomain
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// Why the user was not authenticated.
// apple: https://developer.apple.com/documentation/localauthentication/laerror-swift.struct
public struct LAError: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError
    /// An error with the number and the texts of another one.
    public init(_nsError: NSError) { self._nsError = _nsError }
    public static var _nsErrorDomain: String { LAErrorDomain }
    /// ``LAErrorDomain``.
    public static var errorDomain: String { LAErrorDomain }

    /// The reasons.
    // apple: https://developer.apple.com/documentation/localauthentication/laerror-swift.struct/code
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = LAError

        case authenticationFailed = -1
        case userCancel = -2
        case userFallback = -3
        case systemCancel = -4
        case passcodeNotSet = -5
        case biometryNotAvailable = -6
        case biometryNotEnrolled = -7
        case biometryLockout = -8
        case appCancel = -9
        case invalidContext = -10
        case notInteractive = -1004

        // Their names from when there was one kind of biometry.
        /// The former name of ``biometryNotAvailable``.
        public static var touchIDNotAvailable: Code { .biometryNotAvailable }
        /// The former name of ``biometryNotEnrolled``.
        public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
        /// The former name of ``biometryLockout``.
        public static var touchIDLockout: Code { .biometryLockout }
    }

    /// It was not the user.
    public static var authenticationFailed: Code { .authenticationFailed }
    /// The user has cancelled it.
    public static var userCancel: Code { .userCancel }
    /// The user wants to type a password.
    public static var userFallback: Code { .userFallback }
    /// The system has cancelled it.
    public static var systemCancel: Code { .systemCancel }
    /// There is no passcode.
    public static var passcodeNotSet: Code { .passcodeNotSet }
    /// Nothing here reads fingers or faces.
    public static var biometryNotAvailable: Code { .biometryNotAvailable }
    /// No finger and no face is known.
    public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
    /// There were too many attempts.
    public static var biometryLockout: Code { .biometryLockout }
    /// The application has cancelled it.
    public static var appCancel: Code { .appCancel }
    /// The context is over.
    public static var invalidContext: Code { .invalidContext }
    /// The user may not be asked.
    public static var notInteractive: Code { .notInteractive }
    /// The former name of ``biometryNotAvailable``.
    public static var touchIDNotAvailable: Code { .biometryNotAvailable }
    /// The former name of ``biometryNotEnrolled``.
    public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
    /// The former name of ``biometryLockout``.
    public static var touchIDLockout: Code { .biometryLockout }
}
