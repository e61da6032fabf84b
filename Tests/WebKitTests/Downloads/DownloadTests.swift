@testable import WebKit
import XCTest

@MainActor
final class DownloadTests: WebViewCase {
    private var keeper: DownloadKeeper!
    private var server: LocalServer!

    override func setUp() async throws {
        try await super.setUp()
        keeper = DownloadKeeper()
        server = LocalServer { request in
            let headers = ["Content-Type": "application/octet-stream", "Content-Disposition": "attachment; filename=\"named.bin\""]
            if request.hasPrefix("GET /page ") {
                return .init(
                    headers: ["Content-Type": "text/html", "Set-Cookie": "who=me"],
                    body: "<title>Page</title><a id=plain href=/file>f</a><a id=marked download href=/marked.txt>m</a>")
            }
            if request.hasPrefix("GET /outside ") {
                return .init(
                    headers: ["Content-Type": "application/octet-stream", "Content-Disposition": "attachment; filename=\"../../evil\""],
                    body: "outside")
            }
            if request.hasPrefix("GET /endless ") {
                return .init(headers: headers, body: String(repeating: "x", count: 200_000), promised: 1_000_000_000, stays: true)
            }
            if request.hasPrefix("GET /short ") { return .init(headers: headers, body: "half", promised: 1_000_000) }
            if request.hasPrefix("GET /old ") { return .init(status: "302 Found", headers: ["Location": "/file"]) }
            return .init(headers: headers, body: "all of it, \(request.contains("who=me") ? "known" : "unknown")")
        }
    }

    override func tearDown() async throws {
        server.stop()
        keeper.remove()
        (keeper, server) = (nil, nil)
        try await super.tearDown()
    }

    private func showPage() {
        makeView()
        view.load(URLRequest(url: server.url("/page")))
        listener.wait(for: "finish", in: self)
        listener.forget()
    }

    /// Waits for the download of a request that the application makes.
    private func start(_ request: URLRequest, delegate: (any WKDownloadDelegate)?) -> WKDownload? {
        let begun = expectation(description: "begun")
        var download: WKDownload?
        view.startDownload(using: request) {
            download = $0
            $0.delegate = delegate
            begun.fulfill()
        }
        wait(for: [begun], timeout: Listener.patience)
        return download
    }

    /// MO-144: a link that a delegate makes a download of is written where the download's delegate says, and the page stays.
    func testAction() {
        showPage()
        listener.actionPolicy = { _ in .download }
        listener.becomes = { [keeper] in $0.delegate = keeper }
        _ = value("document.getElementById('plain').click()")
        wait(until: { self.keeper.finished.count == 1 })
        XCTAssertEqual(keeper.files, ["named.bin"])
        XCTAssertEqual(keeper.text("named.bin"), "all of it, known")
        XCTAssertEqual(listener.actionDownloads.map(\.request.url), [server.url("/file")])
        XCTAssert(keeper.finished.first === listener.downloads.first && listener.downloads.first?.webView === view)
        XCTAssertEqual(listener.downloads.first?.originalRequest?.url, server.url("/file"))
        XCTAssertEqual((keeper.responses.first as? HTTPURLResponse)?.statusCode, 200)
        XCTAssert(!listener.heard.contains("start") && keeper.errors.isEmpty)
        XCTAssertEqual(view.url, server.url("/page"))
        let progress = listener.downloads.first?.progress
        XCTAssert(progress?.completedUnitCount == 16 && progress?.totalUnitCount == 16 && progress?.isFinished == true)
        XCTAssertEqual(progress?.userInfo[.fileURLKey] as? URL, keeper.folder.appendingPathComponent("named.bin"))
    }

    /// MO-144: what a server sends becomes a download, its navigation fails by number 102, and a name with folders is one without.
    func testResponse() {
        makeView()
        listener.responsePolicy = { _ in .download }
        listener.becomes = { [keeper] in $0.delegate = keeper }
        view.load(URLRequest(url: server.url("/outside")))
        wait(until: { self.keeper.finished.count == 1 })
        listener.wait(for: "fail early", in: self)
        XCTAssert(listener.errors.last?.domain == "WebKitErrorDomain" && listener.errors.last?.code == 102)
        XCTAssertEqual(listener.responseDownloads.count, 1)
        XCTAssert(keeper.suggestions.allSatisfy { !$0.contains("/") && $0 != ".." }, "\(keeper.suggestions)")
        XCTAssertEqual(keeper.files.count, 1)
        XCTAssertEqual(keeper.files.first.flatMap { keeper.text($0) }, "outside")
    }

    /// MO-144: a redirection on the way to a file that is kept.
    func testRedirectedResponse() {
        makeView()
        listener.responsePolicy = { _ in .download }
        listener.becomes = { [keeper] in $0.delegate = keeper }
        view.load(URLRequest(url: server.url("/old")))
        wait(until: { self.keeper.finished.count == 1 })
        XCTAssert(keeper.text("named.bin")?.hasPrefix("all of it, ") == true)
    }

    /// MO-144: the application fetches a file with the cookies of the view.
    func testStartedByApplication() {
        showPage()
        Task {
            let download = await view.startDownload(using: URLRequest(url: server.url("/file")))
            download.delegate = keeper
        }
        wait(until: { self.keeper.finished.count == 1 })
        XCTAssertEqual(keeper.text("named.bin"), "all of it, known")
        XCTAssert(listener.downloads.isEmpty && DownloadLink.runningCount == 0)
    }

    /// MO-144: a download that nobody gives a delegate is cancelled, and nothing of it is written.
    func testWithoutDelegate() {
        showPage()
        let home = Self.files(in: FileManager.default.homeDirectoryForCurrentUser)
        XCTAssertNotNil(start(URLRequest(url: server.url("/file")), delegate: nil))
        wait(until: { DownloadLink.runningCount == 0 })
        listener.actionPolicy = { _ in .download }
        _ = value("document.getElementById('plain').click()")
        wait(until: { self.listener.downloads.count == 1 && DownloadLink.runningCount == 0 })
        XCTAssertEqual(Self.files(in: FileManager.default.homeDirectoryForCurrentUser), home)
        XCTAssertEqual(value("document.title") as? String, "Page")
    }

    /// The files in a folder and in that of downloads in it.
    private static func files(in folder: URL) -> Set<String> {
        let (files, names) = (FileManager.default, ["", "Downloads"])
        return Set(names.flatMap { (try? files.contentsOfDirectory(atPath: folder.appendingPathComponent($0).path)) ?? [] })
    }

    /// MO-144: a file that is there stays as it is, a folder that is not there is not made, and no place is a cancelled download.
    func testDestinations() throws {
        showPage()
        try Data("mine".utf8).write(to: keeper.folder.appendingPathComponent("named.bin"))
        let request = URLRequest(url: server.url("/file"))
        let cases: [(URL?, Int)] = [
            (keeper.folder.appendingPathComponent("named.bin"), NSURLErrorCannotCreateFile),
            (keeper.folder.appendingPathComponent("none/such"), NSURLErrorCannotCreateFile),
            (URL(string: "http://page.test/"), NSURLErrorCannotCreateFile), (nil, NSURLErrorCancelled),
        ]
        for (index, (place, code)) in cases.enumerated() {
            keeper.destination = { _ in place }
            XCTAssertNotNil(start(request, delegate: keeper))
            wait(until: { self.keeper.errors.count == index + 1 })
            XCTAssertEqual(keeper.errors.last?.domain, NSURLErrorDomain)
            XCTAssertEqual(keeper.errors.last?.code, code, "\(String(describing: place))")
        }
        XCTAssertEqual(keeper.text("named.bin"), "mine")
        XCTAssertEqual(keeper.files, ["named.bin"])
        XCTAssert(keeper.finished.isEmpty && keeper.resumeData.allSatisfy { $0 == nil })
    }

    /// MO-144: a server that goes away in between is a failure, and leaves nothing behind.
    func testBrokenOff() {
        showPage()
        XCTAssertNotNil(start(URLRequest(url: server.url("/short")), delegate: keeper))
        wait(until: { !self.keeper.errors.isEmpty || !self.keeper.finished.isEmpty })
        XCTAssertEqual(keeper.errors.count, 1)
        XCTAssertEqual(keeper.files, [])
    }

    /// MO-144: a download that is cancelled ends without a word, with nothing to go on with.
    func testCancelling() {
        showPage()
        var answer: ((URL?) -> Void)?
        keeper.waits = { answer = $0 }
        let download = start(URLRequest(url: server.url("/file")), delegate: keeper)
        wait(until: { answer != nil })
        let done = expectation(description: "cancelled")
        download?.cancel {
            XCTAssertNil($0)
            done.fulfill()
        }
        wait(for: [done], timeout: Listener.patience)
        answer?(keeper.folder.appendingPathComponent("late"))
        download?.progress.cancel()
        XCTAssertEqual(value("document.title") as? String, "Page")
        XCTAssert(keeper.errors.isEmpty && keeper.finished.isEmpty && keeper.files.isEmpty && DownloadLink.runningCount == 0)
    }

    /// MO-16: a file without end is cancelled while it is written, and what there is of it goes.
    func testEndless() {
        showPage()
        let download = start(URLRequest(url: server.url("/endless")), delegate: keeper)
        wait(until: { download?.progress.completedUnitCount ?? 0 > 0 })
        XCTAssertEqual(download?.progress.totalUnitCount, 1_000_000_000)
        XCTAssertEqual(value("document.title") as? String, "Page")
        download?.cancel()
        XCTAssertEqual(DownloadLink.runningCount, 0)
        wait(until: { self.keeper.files.isEmpty })
        XCTAssert(keeper.errors.isEmpty && keeper.finished.isEmpty)
    }

    /// MO-144: the progress of a download cancels it.
    func testCancellingByProgress() {
        showPage()
        var held: [(URL?) -> Void] = []
        keeper.waits = { held.append($0) }
        let download = start(URLRequest(url: server.url("/file")), delegate: keeper)
        wait(until: { held.count == 1 })
        download?.progress.cancel()
        wait(until: { DownloadLink.runningCount == 0 })
        held.forEach { $0(nil) }
        XCTAssert(keeper.errors.isEmpty && keeper.finished.isEmpty)
    }

    /// MO-144: the program of the pages dies, and with it what it fetches.
    func testKilledProgram() {
        showPage()
        var held: [(URL?) -> Void] = []
        keeper.waits = { held.append($0) }
        XCTAssertNotNil(start(URLRequest(url: server.url("/file")), delegate: keeper))
        wait(until: { held.count == 1 })
        WebProgram.shared.kill()
        wait(until: { !self.keeper.errors.isEmpty })
        XCTAssertEqual(keeper.errors.map(\.code), [NSURLErrorNetworkConnectionLost])
        held.forEach { $0(keeper.folder.appendingPathComponent("late")) }
        XCTAssertEqual(keeper.files, [])
    }

    /// MO-144: what the engine cannot ask for, and data that it cannot go on with, fail when the delegate is there.
    func testRefused() {
        showPage()
        var request = URLRequest(url: server.url("/file"))
        request.httpMethod = "POST"
        XCTAssertNotNil(start(request, delegate: keeper))
        wait(until: { self.keeper.errors.count == 1 })
        XCTAssertEqual(keeper.errors.last?.code, NSURLErrorUnsupportedURL)
        view.resumeDownload(fromResumeData: Data("x".utf8)) { [keeper] download in
            XCTAssertNil(download.originalRequest)
            download.delegate = keeper
        }
        wait(until: { self.keeper.errors.count == 2 })
        XCTAssertEqual(keeper.errors.last?.code, NSURLErrorCannotDecodeRawData)
    }

    /// MO-144: a link that is marked as one of a file says so, and shows nothing where it is allowed.
    func testMarkedLink() {
        showPage()
        listener.actionPolicy = { $0.shouldPerformDownload ? .download : .allow }
        listener.becomes = { [keeper] in $0.delegate = keeper }
        _ = value("document.getElementById('marked').click()")
        wait(until: { self.keeper.finished.count == 1 })
        XCTAssertEqual(listener.actionDownloads.map(\.shouldPerformDownload), [true])
        XCTAssertEqual(view.url, server.url("/page"))
    }

    /// MO-16: names of folders are none of files.
    func testNames() {
        for name in [nil, "", "/", ".", "..", "a/..", "../"] { XCTAssertEqual(DownloadLink.fileName(name), "Unknown", name ?? "nil") }
        XCTAssertEqual(DownloadLink.fileName("../../a b.txt"), "a b.txt")
    }
}
