import Foundation

/// Errors of loading, from the engine's domains to Apple's.
enum LoadError {
    static func error(domain: String?, code: Int, text: String?, address: String?) -> NSError {
        var information: [String: Any] = [:]
        if let address {
            information[NSURLErrorFailingURLStringErrorKey] = address
            if let url = URL(string: address) { information[NSURLErrorFailingURLErrorKey] = url }
        }
        if let text { information[NSLocalizedDescriptionKey] = text }
        if domain == "WebKitPolicyError" { return NSError(domain: "WebKitErrorDomain", code: code, userInfo: information) }
        if let text { information[NSLocalizedDescriptionKey] = text }
        return NSError(domain: NSURLErrorDomain, code: number(domain, code), userInfo: information)
    }

    private static func number(_ domain: String?, _ code: Int) -> Int {
        switch (domain, code) {
        case ("certificate", _): NSURLErrorServerCertificateUntrusted
        case ("WebKitNetworkError", 302): NSURLErrorCancelled
        case ("WebKitNetworkError", 301): NSURLErrorUnsupportedURL
        case ("WebKitNetworkError", 303), ("g-io-error-quark", 1): NSURLErrorFileDoesNotExist
        case ("g-io-error-quark", 14): NSURLErrorNoPermissionsToReadFile
        case ("g-resolver-error-quark", _), ("g-io-error-quark", 28): NSURLErrorCannotFindHost
        case ("g-io-error-quark", 24): NSURLErrorTimedOut
        case ("g-io-error-quark", 37), ("g-io-error-quark", 38): NSURLErrorNotConnectedToInternet
        case ("g-io-error-quark", 39), ("g-io-error-quark", 36): NSURLErrorCannotConnectToHost
        case ("g-io-error-quark", 44): NSURLErrorNetworkConnectionLost
        case ("g-tls-error-quark", _): NSURLErrorSecureConnectionFailed
        default: NSURLErrorUnknown
        }
    }
}
