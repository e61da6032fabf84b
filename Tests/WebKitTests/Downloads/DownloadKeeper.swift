import WebKit
import XCTest

/// A delegate that keeps downloads in a folder of its own, and records what it is told.
@MainActor
final class DownloadKeeper: NSObject, WKDownloadDelegate {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private(set) var suggestions: [String] = []
    private(set) var responses: [URLResponse] = []
    private(set) var finished: [WKDownload] = []
    private(set) var errors: [NSError] = []
    private(set) var resumeData: [Data?] = []
    /// Where a file goes, by the name that is suggested for it. Default: under that name in the folder.
    var destination: ((String) -> URL?)?
    /// Called in place of an answer.
    var waits: ((_ answer: @escaping (URL?) -> Void) -> Void)?

    override init() {
        super.init()
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    var files: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() }
    func text(_ name: String) -> String? { try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8) }

    func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
        completionHandler: @escaping (URL?) -> Void
    ) {
        suggestions.append(suggestedFilename)
        responses.append(response)
        if let waits { return waits(completionHandler) }
        completionHandler(destination.map { $0(suggestedFilename) } ?? folder.appendingPathComponent(suggestedFilename))
    }

    func downloadDidFinish(_ download: WKDownload) { finished.append(download) }

    func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {
        errors.append(error as NSError)
        self.resumeData.append(resumeData)
    }
}
