import WebKit
import XCTest

@MainActor
final class StoreTests: WebViewCase {
    private final class Files: NSObject, WKURLSchemeHandler {
        var asked: [String] = []
        func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
            let url = urlSchemeTask.request.url!
            asked.append(url.absoluteString)
            guard url.path != "/bad" else { return urlSchemeTask.didFailWithError(URLError(.fileDoesNotExist)) }
            let body = url.path == "/style.css" ? "body { background: #f00 }" : "<link rel=stylesheet href=/style.css><title>Own</title>"
            let type = url.path == "/style.css" ? "text/css" : "text/html"
            urlSchemeTask.didReceive(
                URLResponse(url: url, mimeType: type, expectedContentLength: body.utf8.count, textEncodingName: "utf-8"))
            for byte in body.utf8 { urlSchemeTask.didReceive(Data([byte])) }
            urlSchemeTask.didFinish()
        }
        func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {}
    }

    /// MO-16: cookies of a store are those that pages get and set, and are removed with its data.
    func testCookies() async throws {
        let server = LocalServer { request in
            let cookies = request.components(separatedBy: "\r\n").first { $0.lowercased().hasPrefix("cookie:") } ?? "none"
            return .init(headers: ["Content-Type": "text/html", "Set-Cookie": "server=1; Path=/"], body: "<title>\(cookies)</title>")
        }
        defer { server.stop() }
        let configuration = WKWebViewConfiguration()
        configuration.websiteDataStore = .nonPersistent()
        XCTAssertFalse(configuration.websiteDataStore.isPersistent)
        let store = configuration.websiteDataStore.httpCookieStore
        let cookie = HTTPCookie(properties: [
            .name: "app", .value: "yes", .domain: "127.0.0.1", .path: "/", .expires: Date(timeIntervalSinceNow: 1000),
        ])!
        await store.setCookie(cookie)
        makeView(configuration)
        view.load(URLRequest(url: server.url("/")))
        await fulfillment(
            of: [
                expectation(
                    for: NSPredicate { _, _ in MainActor.assumeIsolated { self.view.title?.contains("app=yes") == true } },
                    evaluatedWith: nil)
            ], timeout: Listener.patience)
        var all = await store.allCookies()
        XCTAssertEqual(all.map(\.name).sorted(), ["app", "server"])
        await store.deleteCookie(cookie)
        all = await store.allCookies()
        XCTAssertEqual(all.map(\.name), ["server"])
        await configuration.websiteDataStore.removeData(ofTypes: WKWebsiteDataStore.allWebsiteDataTypes(), modifiedSince: .distantPast)
        all = await store.allCookies()
        XCTAssert(all.isEmpty)
    }

    /// MO-16: an application serves addresses of a scheme of its own.
    func testSchemes() {
        let (files, configuration) = (Files(), WKWebViewConfiguration())
        configuration.setURLSchemeHandler(files, forURLScheme: "own-files")
        makeView(configuration)
        view.load(URLRequest(url: URL(string: "own-files://host/index.html")!))
        listener.wait(for: "finish", in: self)
        wait(for: UIColor(red: 1, green: 0, blue: 0, alpha: 1), at: CGPoint(x: 200, y: 300))
        XCTAssertEqual(files.asked, ["own-files://host/index.html", "own-files://host/style.css"])
        view.load(URLRequest(url: URL(string: "own-files://host/bad")!))
        listener.wait(for: "fail early", in: self)
    }

    /// MO-16: a file is a page, and what it names beside it is found.
    func testFiles() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("body { background: #f00 }".utf8).write(to: folder.appendingPathComponent("style.css"))
        try Data("body { background: #00f }".utf8).write(to: folder.appendingPathComponent("other.css"))
        let file = folder.appendingPathComponent("page.html")
        try Data("<link rel=stylesheet href=style.css><title>File</title>".utf8).write(to: file)
        makeView()
        view.loadFileURL(file, allowingReadAccessTo: folder)
        listener.wait(for: "finish", in: self)
        wait(for: UIColor(red: 1, green: 0, blue: 0, alpha: 1), at: CGPoint(x: 200, y: 300))
        XCTAssertEqual(view.url?.lastPathComponent, "page.html")
        listener.forget()
        view.loadHTMLString("<link rel=stylesheet href=other.css>", baseURL: folder)
        listener.wait(for: "finish", in: self)
        wait(for: UIColor(red: 0, green: 0, blue: 1, alpha: 1), at: CGPoint(x: 200, y: 300))
    }
}
