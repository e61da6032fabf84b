import Foundation
@_weakLinked import FoundationNetworking
internal import WebProtocol

extension WebPage {
    /// Answers a question of the engine by making a download of what it is about.
    func turnIntoDownload(_ question: Int, _ request: URLRequest, began: @escaping (WKWebView, WKDownload) -> Void) {
        guard let view, let program else { return }
        let link = DownloadLink(request, in: view, program, ofPage: number) { [weak view] download in
            if let view { began(view, download) }
        }
        send(WEB_VIEW_DECIDE) {
            $0.add(question)
            $0.add(WebPolicy.download.rawValue)
            $0.add(Int(link.number))
            $0.add(request.url?.absoluteString)
        }
    }

    func startDownload(_ request: URLRequest, _ began: @escaping (WKDownload) -> Void) {
        start()
        guard let view, let program else { return }
        let link = DownloadLink(request, in: view, program, began: began)
        if let missing { return link.failLater(WKError.engineMissing(WebProgramFile.remedy(for: missing))) }
        guard let address = request.url?.absoluteString, isFetchedByAddress(request) else {
            return link.failLater(
                LoadError.error(domain: "WebKitNetworkError", code: 301, text: nil, address: request.url?.absoluteString))
        }
        send(WEB_VIEW_DOWNLOAD) {
            $0.add(Int(link.number))
            $0.add(address)
        }
        program.holdClock()
    }

    // ad-hoc: the number that the network of Apple's systems has for data that it cannot read.
    func refuseToResume(_ began: @escaping (WKDownload) -> Void) {
        start()
        guard let view, let program else { return }
        DownloadLink(nil, in: view, program, began: began)
            .failLater(NSError(domain: NSURLErrorDomain, code: NSURLErrorCannotDecodeRawData))
    }

    /// Returns true if the engine, which takes an address only, asks the server for the same.
    func isFetchedByAddress(_ request: URLRequest) -> Bool {
        (request.httpMethod ?? "GET") == "GET" && request.httpBody == nil && request.httpBodyStream == nil
    }
}

/// Answers to the engine's questions about a navigation, by the numbers of `WEB_VIEW_DECIDE`.
enum WebPolicy: Int {
    case cancel, allow, download
}
