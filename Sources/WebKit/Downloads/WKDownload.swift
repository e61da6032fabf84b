public import Foundation
@_weakLinked public import FoundationNetworking
import ObjCRuntime

/// A file that is fetched and kept, by the engine and with its cookies.
///
/// A navigation becomes one by `.download` of its policy, and ``WKWebView/startDownload(using:completionHandler:)`` makes one. It goes on
/// until it has ended, whoever keeps it, and writes nothing before its delegate has said where (MO-144).
// apple: https://developer.apple.com/documentation/webkit/wkdownload
@preconcurrency @MainActor @objcMembers open class WKDownload: NSObject {
    /// The request of the file; nil for one that was to be gone on with.
    // apple: https://developer.apple.com/documentation/webkit/wkdownload/originalrequest
    public final let originalRequest: URLRequest?
    /// The view that it comes from; nil once that is gone.
    // apple: https://developer.apple.com/documentation/webkit/wkdownload/webview
    open private(set) weak var webView: WKWebView?
    /// Says where the file goes, and is notified of the end. Not kept alive. Without one the download is cancelled when its response comes.
    // apple: https://developer.apple.com/documentation/webkit/wkdownload/delegate
    open weak var delegate: (any WKDownloadDelegate)?
    /// How much has come, in bytes. What is to come is unknown until the response is there, and where that does not say it. Cancelling it
    /// cancels the download.
    // apple: https://developer.apple.com/documentation/webkit/wkdownload/progress
    public final let progress = Progress(totalUnitCount: -1)
    /// Nil once the download has ended.
    @nonobjc final weak var link: DownloadLink?

    init(_ request: URLRequest?, in view: WKWebView?) {
        (originalRequest, webView) = (request, view)
        super.init()
        progress.kind = .file
        progress.setUserInfoObject(Progress.FileOperationKind.downloading, forKey: .fileOperationKindKey)
        progress.cancellationHandler = { [weak self] in
            DispatchQueue.main.async { self?.cancel() }
        }
    }

    /// Ends it. The delegate is not notified of that, and what has been written is removed.
    /// - Parameter completionHandler: gets what the download could be gone on with: always nil, as the engine begins files anew only.
    // apple: https://developer.apple.com/documentation/webkit/wkdownload/cancel(_:)
    @objc(cancel:) open func cancel(_ completionHandler: (@MainActor @Sendable (Data?) -> Void)? = nil) {
        link?.cancel()
        guard let completionHandler else { return }
        DispatchQueue.main.async { completionHandler(nil) }
    }

    /// Ends it, and returns what it could be gone on with: always nil.
    @nonobjc @discardableResult open func cancel() async -> Data? {
        await withCheckedContinuation { continuation in cancel { continuation.resume(returning: $0) } }
    }
}

extension WKDownload: ProgressReporting {}
