import Foundation

/// Why a request of a scene was not met.
// apple: https://developer.apple.com/documentation/uikit/uisceneerror
public struct UISceneError: CustomNSError, Hashable, Sendable {
    /// The reasons.
    // apple: https://developer.apple.com/documentation/uikit/uisceneerror/code
    public enum Code: Int, Sendable {
        /// The system has one scene only.
        case multipleScenesNotSupported = 0
        /// The system does not want to.
        case requestDenied = 1
        /// The screen cannot do what was asked for.
        case geometryRequestUnsupported = 100
        /// The controller in front, or the app, does not support what was asked for.
        case geometryRequestDenied = 101
    }

    /// Which reason it is.
    public let code: Code

    /// An error with a text of the system's that fits its reason.
    public init(_ code: Code) { self.code = code }

    /// `UISceneErrorDomain`.
    // apple: https://developer.apple.com/documentation/uikit/uisceneerrordomain
    public static var errorDomain: String { "UISceneErrorDomain" }
    /// The reason's raw value.
    public var errorCode: Int { code.rawValue }
    /// A text that says the reason.
    public var errorUserInfo: [String: Any] {
        switch code {
        case .multipleScenesNotSupported: [NSLocalizedDescriptionKey: "There is one scene only."]
        case .requestDenied: [NSLocalizedDescriptionKey: "The request was denied."]
        case .geometryRequestUnsupported: [NSLocalizedDescriptionKey: "The screen cannot be turned by the app."]
        case .geometryRequestDenied:
            [NSLocalizedDescriptionKey: "None of the requested orientations are supported by the view controller."]
        }
    }

    /// The system has one scene only.
    public static let multipleScenesNotSupported = Code.multipleScenesNotSupported
    /// The system does not want to.
    public static let requestDenied = Code.requestDenied
    /// The screen cannot do what was asked for.
    public static let geometryRequestUnsupported = Code.geometryRequestUnsupported
    /// The controller in front, or the app, does not support what was asked for.
    public static let geometryRequestDenied = Code.geometryRequestDenied
}
