import Foundation

/// The domain of errors of printing.
public let UIPrintErrorDomain = "UIPrintErrorDomain"

/// Why nothing was printed.
// apple: https://developer.apple.com/documentation/uikit/uiprinterror
public struct UIPrintError: CustomNSError, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
        /// There is nothing to print with.
        case notAvailable = 1
        /// There is nothing to be printed.
        case noContent = 2
        /// A picture is in a format that is not known.
        case unknownImageFormat = 3
        /// The job could not be handed over, or failed.
        case jobFailed = 4
    }

    /// The reason.
    public let code: Code
    private let reason: String?

    /// An error for a reason.
    public init(_ code: Code) { self.init(code, reason: nil) }

    init(_ code: Code, reason: String?) { (self.code, self.reason) = (code, reason) }

    /// The domain of the error, for `NSError`.
    public static var errorDomain: String { UIPrintErrorDomain }
    /// The number of the reason, for `NSError`.
    public var errorCode: Int { code.rawValue }
    /// The reason in words, where the desktop has given one.
    public var errorUserInfo: [String: Any] { reason.map { [NSLocalizedFailureReasonErrorKey: $0] } ?? [:] }

    /// There is nothing to print with.
    public static var notAvailable: Code { .notAvailable }
    /// There is nothing to be printed.
    public static var noContent: Code { .noContent }
    /// A picture is in a format that is not known.
    public static var unknownImageFormat: Code { .unknownImageFormat }
    /// The job could not be handed over, or failed.
    public static var jobFailed: Code { .jobFailed }
}
