import Foundation

extension NSItemProvider {
    /// The domain of errors of item providers.
    public static let errorDomain = "NSItemProviderErrorDomain"

    /// The errors of items (SV-51).
    // apple: https://developer.apple.com/documentation/foundation/nsitemprovider/errorcode
    public enum ErrorCode: Int, Sendable {
        case unknownError = -1
        case itemUnavailableError = -1000
        case unexpectedValueClassError = -1100
        case unavailableCoercionError = -1200

        func error(_ text: String) -> NSError {
            NSError(domain: NSItemProvider.errorDomain, code: rawValue, userInfo: [NSLocalizedDescriptionKey: text])
        }
    }
}
