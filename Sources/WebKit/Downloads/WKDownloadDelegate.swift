public import Foundation
@_weakLinked public import FoundationNetworking

/// Says where a download is written, and is notified of its end. All on the main actor.
// apple: https://developer.apple.com/documentation/webkit/wkdownloaddelegate
@preconcurrency @MainActor @objc public protocol WKDownloadDelegate: NSObjectProtocol {
    /// Says where the file goes: a file that is not there yet, in a folder that is. Nil cancels the download. The handler has to be called
    /// exactly once.
    /// - Parameter suggestedFilename: what the server calls it, without a folder.
    @objc(download:decideDestinationUsingResponse:suggestedFilename:completionHandler:)
    func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
        completionHandler: @escaping (URL?) -> Void)

    /// All of it is in the file.
    @objc(downloadDidFinish:)
    optional func downloadDidFinish(_ download: WKDownload)

    /// It has failed. What had been written is removed.
    /// - Parameter resumeData: always nil: the engine does not go on with what has been fetched in part.
    @objc(download:didFailWithError:resumeData:)
    optional func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}
