import Foundation

/// Why a request of a scene was not met.
// apple: https://developer.apple.com/documentation/uikit/uisceneerror
public struct UISceneError: CustomNSError, Hashable, Sendable {
    // apple: https://developer.apple.com/documentation/uikit/uisceneerror/code
    public enum Code: Int, Sendable {
        /// The system has one scene only.
        case multipleScenesNotSupported = 0
        case requestDenied = 1
        /// The screen cannot do what was asked for.
        case geometryRequestUnsupported = 100
        /// The controller in front, or the app, does not support what was asked for.
        case geometryRequestDenied = 101
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    // apple: https://developer.apple.com/documentation/uikit/uisceneerrordomain
    public static var errorDomain: String { "UISceneErrorDomain" }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] {
        switch code {
        case .multipleScenesNotSupported: [NSLocalizedDescriptionKey: "There is one scene only."]
        case .requestDenied: [NSLocalizedDescriptionKey: "The request was denied."]
        case .geometryRequestUnsupported: [NSLocalizedDescriptionKey: "The screen cannot be turned by the app."]
        case .geometryRequestDenied:
            [NSLocalizedDescriptionKey: "None of the requested orientations are supported by the view controller."]
        }
    }

    public static let multipleScenesNotSupported = Code.multipleScenesNotSupported
    public static let requestDenied = Code.requestDenied
    public static let geometryRequestUnsupported = Code.geometryRequestUnsupported
    public static let geometryRequestDenied = Code.geometryRequestDenied
}
