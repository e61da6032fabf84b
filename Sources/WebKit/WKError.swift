public import Foundation

/// The domain of ``WKError``.
// apple: https://developer.apple.com/documentation/webkit/wkerrordomain
public let WKErrorDomain = "WKErrorDomain"

/// An error of a web view beside those of loading.
// apple: https://developer.apple.com/documentation/webkit/wkerror
public struct WKError: CustomNSError, Hashable, @unchecked Sendable {
    /// The numbers.
    // apple: https://developer.apple.com/documentation/webkit/wkerror/code
    public enum Code: Int, Sendable {
        case unknown = 1
        case webContentProcessTerminated
        case webViewInvalidated
        case javaScriptExceptionOccurred
        case javaScriptResultTypeIsUnsupported
        case contentRuleListStoreCompileFailed
        case contentRuleListStoreLookUpFailed
        case contentRuleListStoreRemoveFailed
        case contentRuleListStoreVersionMismatch
        case attributedStringContentFailedToLoad
        case attributedStringContentLoadTimedOut
        case javaScriptInvalidFrameTarget
        case navigationAppBoundDomain
        case javaScriptAppBoundDomain
    }

    public static var errorDomain: String { WKErrorDomain }
    /// The kind of error.
    public let code: Code
    public let errorUserInfo: [String: Any]
    public var errorCode: Int { code.rawValue }

    /// An error of a kind, with what else is to be said.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { (self.code, errorUserInfo) = (code, userInfo) }

    public static func == (left: WKError, right: WKError) -> Bool { left.code == right.code }
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }

    /// Nothing is known of it.
    public static var unknown: Code { .unknown }
    /// The process of the page has ended.
    public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
    /// The view is of no use any more.
    public static var webViewInvalidated: Code { .webViewInvalidated }
    /// A script has thrown something.
    public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
    /// The value of a script has no form in Swift.
    public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }
    /// A script was to run in a frame where it cannot.
    public static var javaScriptInvalidFrameTarget: Code { .javaScriptInvalidFrameTarget }
}

extension WKError: LocalizedError {
    public var errorDescription: String? { errorUserInfo[NSLocalizedDescriptionKey] as? String }
}

extension WKError {
    static func make(_ code: Code) -> WKError {
        let text =
            switch code {
            case .webContentProcessTerminated: "The process of the page has ended."
            case .javaScriptResultTypeIsUnsupported: "JavaScript execution returned a result of an unsupported type"
            case .javaScriptInvalidFrameTarget: "JavaScript execution targeted an invalid frame"
            case .navigationAppBoundDomain: "Attempted to navigate away from an app-bound domain"
            default: "An unknown error occurred"
            }
        return WKError(code, userInfo: [NSLocalizedDescriptionKey: text])
    }

    /// - Parameter text: of the engine: address, line, column, and what was thrown.
    static func scriptFailed(_ text: String) -> WKError {
        var information: [String: Any] = [NSLocalizedDescriptionKey: "A JavaScript exception occurred"]
        if let match = text.range(of: #"^(.*?):(\d+):(\d+): "#, options: .regularExpression) {
            let place = text[match].dropLast(2).split(separator: ":")
            information["WKJavaScriptExceptionMessage"] = String(text[match.upperBound...])
            information["WKJavaScriptExceptionLineNumber"] = place.dropLast().last.flatMap { Int($0) } ?? 0
            information["WKJavaScriptExceptionColumnNumber"] = place.last.flatMap { Int($0) } ?? 0
            information["WKJavaScriptExceptionSourceURL"] = place.dropLast(2).joined(separator: ":")
        } else {
            information["WKJavaScriptExceptionMessage"] = text
        }
        return WKError(.javaScriptExceptionOccurred, userInfo: information)
    }

    static func engineMissing(_ remedy: String) -> WKError {
        WKError(.unknown, userInfo: [NSLocalizedDescriptionKey: "Web pages cannot be shown without \(remedy)."])
    }
}
