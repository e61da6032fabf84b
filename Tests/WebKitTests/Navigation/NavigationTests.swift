import WebKit
import XCTest

@MainActor
final class NavigationTests: WebViewCase {
    private let green = UIColor(red: 0, green: 128 / 255, blue: 0, alpha: 1)

    /// MO-144, MO-147: a page of text is decided on, begins, is there and has come, and can be seen.
    func testText() {
        makeView()
        XCTAssert(view.url == nil && view.title == nil && !view.isLoading && view.estimatedProgress == 0)
        let navigation = view.loadHTMLString(
            "<title>Hello</title><body style='margin:0;background:rgb(0,128,0)'>", baseURL: URL(string: "http://page.test/a"))
        XCTAssertNotNil(navigation)
        for event in ["action", "start", "commit", "finish"] { listener.wait(for: event, in: self) }
        XCTAssert(listener.navigations.allSatisfy { $0 === navigation })
        XCTAssertEqual(view.url?.absoluteString, "http://page.test/a")
        XCTAssertEqual(view.title, "Hello")
        wait(for: green, at: CGPoint(x: 200, y: 300))
        XCTAssert(!view.isLoading && view.estimatedProgress == 1)
    }

    /// MO-144: a page of a server brings its response, redirections are notified of, and the address is that of the end.
    func testServer() {
        let server = LocalServer { request in
            if request.hasPrefix("GET /old ") { return .init(status: "302 Found", headers: ["Location": "/new"]) }
            if request.hasPrefix("GET /new ") {
                return .init(
                    headers: ["Content-Type": "text/html", "X-Test": "yes"], body: "<title>New</title>\(request.contains("X-Asked: 1"))")
            }
            return .init(status: "404 Not Found", body: "nothing")
        }
        defer { server.stop() }
        makeView()
        var request = URLRequest(url: server.url("/old"))
        request.setValue("1", forHTTPHeaderField: "X-Asked")
        view.load(request)
        for event in ["action", "start", "redirect", "response", "commit", "finish"] { listener.wait(for: event, in: self) }
        XCTAssertEqual(view.url, server.url("/new"))
        XCTAssertEqual(value("document.body.innerText") as? String, "true")
        let response = listener.responses.last?.response as? HTTPURLResponse
        XCTAssert(response?.statusCode == 200 && response?.mimeType == "text/html" && listener.responses.last?.isForMainFrame == true)
        XCTAssertEqual(response?.value(forHTTPHeaderField: "X-Test"), "yes")
        XCTAssertEqual(listener.actions.first?.navigationType, .other)
        XCTAssert(listener.actions.first?.targetFrame?.isMainFrame == true)
        XCTAssertEqual(listener.actions.first?.request.value(forHTTPHeaderField: "X-Asked"), "1")
        listener.forget()
        view.load(URLRequest(url: server.url("/nowhere")))
        listener.wait(for: "finish", in: self)
        XCTAssertEqual((listener.responses.last?.response as? HTTPURLResponse)?.statusCode, 404)
    }

    /// MO-144: what cannot be reached, found or shown fails before anything comes, by Apple's numbers.
    func testFailures() {
        makeView()
        let closed = LocalServer { _ in .init() }
        closed.stop()
        let cases: [(String, String, Int)] = [
            ("http://nowhere.invalid/", NSURLErrorDomain, NSURLErrorCannotFindHost),
            ("file:///nowhere/at/all.html", NSURLErrorDomain, NSURLErrorFileDoesNotExist),
            ("unknown:thing", "WebKitErrorDomain", 101),
        ]
        for (address, domain, code) in cases {
            let navigation = view.load(URLRequest(url: URL(string: address)!))
            listener.wait(for: "fail early", in: self)
            XCTAssertEqual(listener.errors.last?.domain, domain, address)
            XCTAssertEqual(listener.errors.last?.code, code, address)
            XCTAssert(listener.navigations.last == navigation)
            XCTAssertEqual(listener.errors.last?.userInfo["NSErrorFailingURLStringKey"] as? String, address)
        }
        var request = URLRequest(url: URL(string: "http://page.test/")!)
        request.httpMethod = "POST"
        view.load(request)
        listener.wait(for: "fail early", in: self)
    }

    /// MO-144: a delegate may refuse what a page asks for, and what a server sends.
    func testPolicies() {
        let server = LocalServer { _ in .init(headers: ["Content-Type": "application/x-unknown"], body: "x") }
        defer { server.stop() }
        show("<body style='margin:0'><a id=link href='http://other.test/'>link</a>")
        listener.actions = []
        listener.actionPolicy = { _ in .cancel }
        _ = value("document.getElementById('link').click()")
        listener.wait(for: "action", in: self)
        XCTAssertEqual(listener.actions.last?.request.url?.host, "other.test")
        XCTAssertEqual(listener.actions.last?.navigationType, .linkActivated)
        XCTAssertEqual(value("document.links.length") as? Int, 1)
        listener.actionPolicy = { _ in .allow }
        view.load(URLRequest(url: server.url("/file")))
        listener.wait(for: "fail early", in: self)
        XCTAssertEqual(listener.responses.last?.canShowMIMEType, false)
        XCTAssert(listener.errors.last?.domain == "WebKitErrorDomain" && listener.errors.last?.code == 102)
    }

    /// MO-144: a frame of a page is another than the main one, and a link of a new window has none.
    func testFrames() {
        show("<iframe src='data:text/html,inside'></iframe><a id=out target=_blank href='http://other.test/'>out</a>")
        XCTAssert(listener.actions.contains { $0.targetFrame?.isMainFrame == false && $0.request.url?.scheme == "data" })
        _ = value("document.getElementById('out').click()")
        wait(until: { self.listener.actions.last?.request.url?.host == "other.test" })
        XCTAssertNil(listener.actions.last?.targetFrame)
        XCTAssertEqual(listener.actions.last?.sourceFrame.request.url?.host, "page.test")
    }

    /// MO-144: one can go back and forward in the list, and load a page again.
    func testHistory() {
        let server = LocalServer { request in .init(body: "<title>\(request.split(separator: " ")[1])</title>") }
        defer { server.stop() }
        makeView()
        XCTAssert(view.goBack() == nil && view.reload() == nil && !view.canGoBack)
        for path in ["/1", "/2", "/3"] {
            view.load(URLRequest(url: server.url(path)))
            listener.wait(for: "finish", in: self)
        }
        wait(until: { self.view.backForwardList.backList.map(\.url.path) == ["/1", "/2"] })
        XCTAssert(view.canGoBack && !view.canGoForward && view.backForwardList.currentItem?.url.path == "/3")
        let first = view.backForwardList.item(at: -2)
        XCTAssertNotNil(view.goBack())
        listener.wait(for: "finish", in: self)
        XCTAssertEqual(view.url?.path, "/2")
        XCTAssert(view.canGoForward && view.backForwardList.forwardItem?.url.path == "/3")
        XCTAssertEqual(listener.actions.last?.navigationType, .backForward)
        XCTAssertNotNil(first.flatMap { view.go(to: $0) })
        listener.wait(for: "finish", in: self)
        XCTAssert(view.url?.path == "/1" && !view.canGoBack)
        XCTAssertNotNil(view.reload())
        listener.wait(for: "finish", in: self)
        XCTAssertEqual(listener.actions.last?.navigationType, .reload)
        XCTAssertNotNil(view.goForward())
        listener.wait(for: "finish", in: self)
        XCTAssertEqual(view.url?.path, "/2")
    }

    /// MO-145: what is observed changes before the delegate is notified of it.
    func testObserving() {
        makeView()
        var changes: [String] = []
        let listener = listener!
        let observations = [
            view.observe(\.estimatedProgress, options: .new) { view, change in
                MainActor.assumeIsolated { changes.append("progress after \(listener.heard.count)") }
            },
            view.observe(\.isLoading) { view, _ in
                MainActor.assumeIsolated {
                    changes.append("loading \(view.isLoading) before finish: \(!listener.heard.contains("finish"))")
                }
            },
            view.observe(\.title) { view, _ in MainActor.assumeIsolated { changes.append("title \(view.title ?? "-")") } },
            view.observe(\.url) { view, _ in MainActor.assumeIsolated { changes.append("url \(view.url?.path ?? "-")") } },
        ]
        view.loadHTMLString("<title>Seen</title>", baseURL: URL(string: "http://page.test/seen"))
        wait(until: { changes.contains("title Seen") })
        XCTAssertEqual(changes.first { $0.hasPrefix("url") }, "url /seen")
        XCTAssert(
            changes.contains("loading true before finish: true") && changes.contains("loading false before finish: true"), "\(changes)")
        XCTAssert(changes.contains { $0.hasPrefix("progress") })
        withExtendedLifetime(observations) {}
    }

}
