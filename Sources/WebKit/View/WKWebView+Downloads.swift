public import Foundation
@_weakLinked public import FoundationNetworking
internal import WebProtocol

extension WKWebView {
    /// Fetches a file with the cookies of the view, without showing it. Requests are made by address: their headers do not count, and one
    /// of another method than GET, or with a body, fails.
    /// - Parameter completionHandler: gets the download once it has begun, to give it a delegate.
    // apple: https://developer.apple.com/documentation/webkit/wkwebview/startdownload(using:completionhandler:)
    @nonobjc public final func startDownload(
        using request: URLRequest, completionHandler: @escaping @MainActor @Sendable (WKDownload) -> Void
    ) {
        page.startDownload(request, completionHandler)
    }

    /// Fetches a file with the cookies of the view, without showing it.
    @nonobjc public final func startDownload(using request: URLRequest) async -> WKDownload {
        await withCheckedContinuation { continuation in startDownload(using: request) { continuation.resume(returning: $0) } }
    }

    /// Gives a download that fails: there is no such data here, see ``WKDownload/cancel(_:)``.
    // apple: https://developer.apple.com/documentation/webkit/wkwebview/resumedownload(fromresumedata:completionhandler:)
    @nonobjc public final func resumeDownload(
        fromResumeData resumeData: Data, completionHandler: @escaping @MainActor @Sendable (WKDownload) -> Void
    ) {
        page.refuseToResume(completionHandler)
    }

    /// Gives a download that fails: there is no such data here, see ``WKDownload/cancel(_:)``.
    @nonobjc public final func resumeDownload(fromResumeData resumeData: Data) async -> WKDownload {
        await withCheckedContinuation { continuation in
            resumeDownload(fromResumeData: resumeData) { continuation.resume(returning: $0) }
        }
    }
}
