import Foundation

/// Why something cannot be played, as errors of Apple's domains.
enum MediaFailure {
    static func missing(_ url: URL) -> NSError {
        NSError(
            domain: NSURLErrorDomain, code: NSURLErrorFileDoesNotExist,
            userInfo: [NSLocalizedDescriptionKey: "The file \(url.path) does not exist.", NSURLErrorFailingURLErrorKey: url])
    }

    static func timeout(_ url: URL) -> NSError {
        guard !url.isFileURL else { return unreadable(url) }
        return NSError(
            domain: NSURLErrorDomain, code: NSURLErrorTimedOut,
            userInfo: [NSLocalizedDescriptionKey: "The request timed out.", NSURLErrorFailingURLErrorKey: url])
    }

    static func unreadable(_ url: URL) -> NSError {
        guard url.isFileURL else {
            return NSError(
                domain: NSURLErrorDomain, code: NSURLErrorResourceUnavailable,
                userInfo: [NSLocalizedDescriptionKey: "\(url.absoluteString) cannot be played.", NSURLErrorFailingURLErrorKey: url])
        }
        return make(.fileFormatNotRecognized, "Cannot Open", "This media format is not supported.")
    }

    static func noDecoder() -> NSError { make(.decoderNotFound, "Cannot Decode", "The decoder required for this media cannot be found.") }

    static func noLibrary() -> NSError {
        make(.decoderNotFound, "Cannot Decode", "Nothing can be played: GStreamer is not installed. Install its Debian packages.")
    }

    static func noPicture() -> NSError { make(.noImageAtTime, "Cannot Open", "The media has no picture at this time.") }

    static func cancelled() -> NSError { make(.operationCancelled, "Operation Stopped", "The operation was cancelled.") }

    static func noExport() -> NSError {
        make(.operationNotSupportedForAsset, "Operation Not Supported", "Media cannot be written on this device.")
    }

    static func decoding() -> NSError { make(.decodeFailed, "Cannot Decode", "The media data could not be decoded. It may be damaged.") }

    /// The error as programs catch it: as the structure of its domain.
    static func published(_ error: NSError) -> any Error {
        switch error.domain {
        case AVFoundationErrorDomain: AVError(_nsError: error)
        case NSURLErrorDomain: URLError(_nsError: error)
        default: error
        }
    }

    private static func make(_ code: AVError.Code, _ description: String, _ reason: String) -> NSError {
        NSError(
            domain: AVFoundationErrorDomain, code: code.rawValue,
            userInfo: [NSLocalizedDescriptionKey: description, NSLocalizedFailureReasonErrorKey: reason])
    }
}
