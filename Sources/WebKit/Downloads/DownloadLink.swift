import Foundation
@_weakLinked import FoundationNetworking
internal import WebProtocol

/// What the web program says of a download, and what it is told. Keeps itself and the download until the end.
@MainActor
final class DownloadLink: WebProgram.Page {
    private static var running: [UInt64: DownloadLink] = [:]
    /// How many there are.
    static var runningCount: Int { running.count }

    let number = WebProgram.makeNumber()
    let download: WKDownload
    private let program: WebProgram
    /// The page that makes it by an answer of the application; nil for one that the application starts.
    private let page: UInt64?
    private var began: ((WKDownload) -> Void)?
    private var isWriting = false
    /// How many bytes there are to be; nil where that is not known.
    private var promised: Int?
    private var destination: URL?

    /// - Parameter began: called when the engine has begun; the application gets to know the download by it.
    init(
        _ request: URLRequest?, in view: WKWebView, _ program: WebProgram, ofPage page: UInt64? = nil,
        began: @escaping (WKDownload) -> Void
    ) {
        download = WKDownload(request, in: view)
        (self.program, self.page, self.began) = (program, page, began)
        download.link = self
        Self.running[number] = self
        program.add(self, number: number)
    }

    var isBusy: Bool { isWriting }

    func receive(_ report: WebReport, _ fields: inout WebFields) {
        switch report {
        case WEB_DOWNLOAD_STARTED: begin()
        case WEB_DOWNLOAD_DESTINATION: askForDestination(&fields)
        case WEB_DOWNLOAD_PROGRESS: setProgress(&fields)
        case WEB_DOWNLOAD_ENDED: ended(&fields)
        default: break
        }
    }

    func programEnded() { fail(LoadError.error(domain: "g-io-error-quark", code: 44, text: nil, address: address)) }

    func cancel() {
        program.send(WEB_DOWNLOAD_CANCEL, page: number)
        end()
    }

    /// Fails before the engine knows of it, once the application has got the download and could give it a delegate.
    func failLater(_ error: any Error) {
        begin()
        DispatchQueue.main.async { self.fail(error) }
    }

    // MARK: Hearing

    private var address: String? { download.originalRequest?.url?.absoluteString }

    private func begin() {
        if let page { Self.forgetUnbegun(ofPage: page, before: number) }
        began?(download)
        began = nil
    }

    /// Ends those that the engine does not begin any more: it takes up the answers of a page in order, and leaves out those to navigations
    /// that others have taken the place of meanwhile. The application has not heard of them.
    static func forgetUnbegun(ofPage page: UInt64, before number: UInt64 = .max) {
        for link in running.values where link.page == page && link.began != nil && link.number < number { link.cancel() }
    }

    private func askForDestination(_ fields: inout WebFields) {
        let suggestion = Self.fileName(fields.text())
        let response = URLResponse.make(&fields)
        promised = Self.promisedLength(response)
        // Not now: who waits for the download by `await` has it after the next turn, and sets the delegate then.
        DispatchQueue.main.async { self.ask(response, suggestion) }
    }

    private func ask(_ response: URLResponse, _ suggestion: String) {
        guard Self.running[number] === self else { return }
        guard let delegate = download.delegate else { return cancel() }
        let check = CompletionCheck(delegate, "download:decideDestinationUsingResponse:suggestedFilename:completionHandler:")
        delegate.download(download, decideDestinationUsing: response, suggestedFilename: suggestion) { [weak self] destination in
            check.call()
            self?.write(to: destination)
        }
    }

    private func write(to destination: URL?) {
        guard Self.running[number] === self else { return }
        guard let destination, Self.isFree(destination) else {
            program.send(WEB_DOWNLOAD_CANCEL, page: number)
            return fail(LoadError.error(domain: "WebKitDownloadError", code: destination == nil ? 400 : 401, text: nil, address: address))
        }
        isWriting = true
        self.destination = destination
        download.progress.setUserInfoObject(destination, forKey: .fileURLKey)
        program.send(WEB_DOWNLOAD_DESTINATION_CHOSEN, page: number) { $0.add(destination.path) }
        program.holdClock()
    }

    private func setProgress(_ fields: inout WebFields) {
        let (received, expected) = (fields.number(), fields.number())
        if expected > 0 { download.progress.totalUnitCount = Int64(max(expected, received)) }
        download.progress.completedUnitCount = Int64(received)
    }

    private func ended(_ fields: inout WebFields) {
        let (domain, code, text, address) = (fields.text(), fields.number(), fields.text(), fields.text())
        if domain != nil { return fail(LoadError.error(domain: domain, code: code, text: text, address: address)) }
        if let promised, Int(download.progress.completedUnitCount) < promised { return isCutOff(address) }
        download.progress.totalUnitCount = download.progress.completedUnitCount
        end()
        download.delegate?.downloadDidFinish?(download)
    }

    /// The engine takes the end of a connection for that of the file.
    private func isCutOff(_ address: String?) {
        if let destination { try? FileManager.default.removeItem(at: destination) }
        fail(LoadError.error(domain: "WebKitDownloadError", code: 499, text: nil, address: address))
    }

    private func fail(_ error: any Error) {
        guard Self.running[number] === self else { return }
        end()
        download.delegate?.download?(download, didFailWithError: error, resumeData: nil)
    }

    private func end() {
        isWriting = false
        download.link = nil
        program.remove(number)
        Self.running[number] = nil
    }

    /// What is sent in another form has another length than what is written.
    private static func promisedLength(_ response: URLResponse) -> Int? {
        let isEncoded = (response as? HTTPURLResponse)?.value(forHTTPHeaderField: "Content-Encoding") != nil
        return isEncoded || response.expectedContentLength <= 0 ? nil : Int(response.expectedContentLength)
    }

    /// Returns true for a file that can be made. The engine would remove one that is there.
    private static func isFree(_ destination: URL) -> Bool {
        var isFolder: ObjCBool = false
        return destination.isFileURL && !FileManager.default.fileExists(atPath: destination.path)
            && FileManager.default.fileExists(atPath: destination.deletingLastPathComponent().path, isDirectory: &isFolder)
            && isFolder.boolValue
    }

    /// A name without a folder, whatever the server says.
    static func fileName(_ suggestion: String?) -> String {
        let name = suggestion.map { ($0 as NSString).lastPathComponent } ?? ""
        return ["", "/", ".", ".."].contains(name) ? "Unknown" : name
    }
}
