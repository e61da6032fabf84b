import Foundation

/// Why something is not printed.
// apple: https://developer.apple.com/documentation/uikit/uiprinterror
public struct UIPrintError: CustomNSError, Hashable, Sendable {
    /// The reasons.
    // apple: https://developer.apple.com/documentation/uikit/uiprinterror/code
    public enum Code: Int, Sendable {
        /// There is nothing to print with.
        case notAvailable = 1
        /// There is nothing to print.
        case noContent = 2
        /// An item is neither a picture nor a PDF.
        case unknownImageFormat = 3
        /// The pages could not be made, or nobody took them.
        case jobFailed = 4
    }

    /// Which reason it is.
    public let code: Code
    private let details: String

    /// An error with a text that says its reason.
    public init(_ code: Code) { self.init(code, details: "") }

    /// - Parameter details: what is known beyond the reason, in words for a log.
    init(_ code: Code, details: String) { (self.code, self.details) = (code, details) }

    /// `UIPrintErrorDomain`.
    public static var errorDomain: String { UIPrintErrorDomain }
    /// The reason's raw value.
    public var errorCode: Int { code.rawValue }
    /// A text that says the reason, and the details where there are some.
    public var errorUserInfo: [String: Any] {
        var info: [String: Any] = [NSLocalizedDescriptionKey: text]
        if !details.isEmpty { info[NSLocalizedFailureReasonErrorKey] = details }
        return info
    }

    private var text: String {
        switch code {
        case .notAvailable: "Printing is not available."
        case .noContent: "There is nothing to print."
        case .unknownImageFormat: "The item cannot be printed: it is neither a picture nor a PDF."
        case .jobFailed: "The document could not be printed."
        }
    }

    /// There is nothing to print with.
    public static let notAvailable = Code.notAvailable
    /// There is nothing to print.
    public static let noContent = Code.noContent
    /// An item is neither a picture nor a PDF.
    public static let unknownImageFormat = Code.unknownImageFormat
    /// The pages could not be made, or nobody took them.
    public static let jobFailed = Code.jobFailed
}

/// The domain of errors of printing.
// apple: https://developer.apple.com/documentation/uikit/uiprinterrordomain
public let UIPrintErrorDomain = "UIPrintErrorDomain"
