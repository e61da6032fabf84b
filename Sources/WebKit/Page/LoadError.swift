import Foundation

/// Errors of loading, from the engine's domains to Apple's.
enum LoadError {
    static func error(domain: String?, code: Int, text: String?, address: String?) -> NSError {
        var information: [String: Any] = [:]
        if let address {
            // The key by its value: Foundation deprecates its name, and apps of iOS still read it.
            information["NSErrorFailingURLStringKey"] = address
            if let url = URL(string: address) { information[NSURLErrorFailingURLErrorKey] = url }
        }
        if let text { information[NSLocalizedDescriptionKey] = text }
        if domain == "WebKitPolicyError" { return NSError(domain: "WebKitErrorDomain", code: code, userInfo: information) }
        let number = number(domain, code)
        // The engine's own text names what went wrong inside it; apps show, and compare, what iOS says.
        if let known = descriptions[number] { information[NSLocalizedDescriptionKey] = known }
        return NSError(domain: NSURLErrorDomain, code: number, userInfo: information)
    }

    // apple: https://developer.apple.com/documentation/foundation/urlerror
    private static let descriptions = [
        NSURLErrorTimedOut: "The request timed out.",
        NSURLErrorCannotFindHost: "A server with the specified hostname could not be found.",
        NSURLErrorCannotConnectToHost: "Could not connect to the server.",
        NSURLErrorNetworkConnectionLost: "The network connection was lost.",
        NSURLErrorNotConnectedToInternet: "The Internet connection appears to be offline.",
        NSURLErrorUnsupportedURL: "unsupported URL",
        NSURLErrorSecureConnectionFailed: "An SSL error has occurred and a secure connection to the server cannot be made.",
    ]

    private static func number(_ domain: String?, _ code: Int) -> Int {
        switch (domain, code) {
        case ("certificate", _): NSURLErrorServerCertificateUntrusted
        case ("WebKitNetworkError", 302): NSURLErrorCancelled
        case ("WebKitDownloadError", 400): NSURLErrorCancelled
        case ("WebKitDownloadError", 401): NSURLErrorCannotCreateFile
        case ("WebKitDownloadError", 499): NSURLErrorNetworkConnectionLost
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
