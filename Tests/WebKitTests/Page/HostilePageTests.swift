@testable import WebKit
import XCTest

/// Pages that mean no good: the application goes on, and can stop them.
@MainActor
final class HostilePageTests: WebViewCase {
    /// MO-16: a script that never ends holds up nothing but its page, which ends when it is stopped; then another one can be loaded.
    func testEndlessScript() {
        show("<p>text")
        view.evaluateJavaScript("document.title = 'begins'; setTimeout(() => { while (true) {} }, 0)")
        wait(until: { self.view.title == "begins" })
        var error: NSError?
        view.evaluateJavaScript("1") { _, failure in error = failure as NSError? }
        view.stopLoading()
        listener.wait(for: "terminated", in: self)
        wait(until: { error != nil })
        show("<title>After</title>")
        wait(until: { self.view.title == "After" })
    }

    /// MO-16: the program of the pages is killed; the delegate is notified, and the view loads again.
    func testKilledProgram() {
        show("<p>text")
        WebProgram.shared.kill()
        listener.wait(for: "terminated", in: self)
        XCTAssertFalse(view.isLoading)
        show("<title>After</title>")
        wait(until: { self.view.title == "After" })
        XCTAssertEqual(value("1") as? Int, 1)
    }

    /// MO-16: a view that is dropped while its page waits for the window that it opens takes no other page with it.
    func testDroppedWhileOpeningAWindow() {
        final class Dropper: NSObject, WKUIDelegate {
            var drop: () -> Void = {}
            var count = 0
            func webView(
                _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction,
                windowFeatures: WKWindowFeatures
            ) -> WKWebView? {
                count += 1
                drop()
                return nil
            }
        }
        show("<title>Witness</title>")
        let dropper = Dropper()
        for round in 1...12 {
            let page = WKWebView(frame: view.frame, configuration: WKWebViewConfiguration())
            page.configuration.preferences.javaScriptCanOpenWindowsAutomatically = true
            page.uiDelegate = dropper
            controller.view.addSubview(page)
            dropper.drop = { [weak page] in page?.removeFromSuperview() }
            page.loadHTMLString("<script>open('http://page.test/other')</script>", baseURL: URL(string: "http://page.test/"))
            wait(until: { dropper.count == round })
        }
        XCTAssertEqual(value("document.title") as? String, "Witness")
        XCTAssertFalse(listener.heard.contains("terminated"))
    }

    /// MO-16: questions without end end with their page when it is stopped.
    func testEndlessQuestions() {
        show("<script>setTimeout(() => { for (let i = 0; ; i++) alert(i) }, 0)</script>")
        view.stopLoading()
        listener.wait(for: "terminated", in: self)
        show("<title>Left</title>")
        wait(until: { self.view.title == "Left" })
    }

    /// MO-16: messages without end let the application go on.
    func testMessagesWithoutEnd() {
        final class Counter: NSObject, WKScriptMessageHandler {
            var count = 0
            func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) { count += 1 }
        }
        let (counter, configuration) = (Counter(), WKWebViewConfiguration())
        configuration.userContentController.add(counter, name: "app")
        makeView(configuration)
        show(
            "<script>setInterval(() => { for (let i = 0; i < 100; i++) webkit.messageHandlers.app.postMessage('x'.repeat(100)) }, 1)</script>"
        )
        wait(until: { counter.count > 1000 })
        show("<title>Left</title>")
        wait(until: { self.view.title == "Left" })
    }

    /// MO-16: a page of a hundred thousand elements and one that is a million points high are shown as others are.
    func testHugePages() {
        show("<div id=d></div><script>d.innerHTML = '<p>x</p>'.repeat(100000)</script>")
        wait(until: { self.view.scrollView.contentSize.height > 1_000_000 })
        view.scrollView.contentOffset.y = 1_000_000
        wait(until: { (self.value("scrollY") as? Double ?? 0) >= 999_999 })
        show("<body style='margin:0'><div style='width:1e7px;height:1e7px'></div>")
        wait(until: { self.view.scrollView.contentSize.height >= 1e7 })
    }

    /// MO-16: a page that opens windows without end opens none where nobody makes them, and can be left.
    func testWindowsWithoutEnd() {
        let configuration = WKWebViewConfiguration()
        configuration.preferences.javaScriptCanOpenWindowsAutomatically = true
        makeView(configuration)
        show("<script>let n = 0; setInterval(() => { open('http://page.test/' + n); document.title = 'opens ' + ++n }, 1)</script>")
        wait(until: { (self.view.title?.split(separator: " ").last).flatMap { Int($0) } ?? 0 > 20 })
        show("<title>Left</title>")
        wait(until: { self.view.title == "Left" })
        XCTAssertEqual(controller.view.subviews.count, 1)
    }

    /// MO-16: files that a page sends without end are refused, and nothing of them is kept.
    func testDownloadsWithoutEnd() {
        let server = LocalServer { request in
            if request.hasPrefix("GET / ") {
                return .init(
                    body:
                        "<title>0</title><script>let n = 0; setInterval(() => { location = '/file' + ++n; document.title = n }, 20)</script>"
                )
            }
            return .init(headers: ["Content-Type": "application/octet-stream", "Content-Disposition": "attachment"], body: "x")
        }
        defer { server.stop() }
        makeView()
        view.load(URLRequest(url: server.url("/")))
        listener.wait(for: "finish", in: self)
        wait(until: { self.listener.responses.filter { !$0.canShowMIMEType }.count > 5 })
        wait(until: { self.listener.errors.contains { $0.domain == "WebKitErrorDomain" && $0.code == 102 } })
        XCTAssertEqual(view.url, server.url("/"))
        show("<title>Left</title>")
        wait(until: { self.view.title == "Left" })
    }

    /// MO-16: downloads that a page makes without end, and that nobody wants, are cancelled one by one.
    func testUnwantedDownloadsWithoutEnd() {
        let server = LocalServer { request in
            if request.hasPrefix("GET / ") {
                return .init(
                    body: "<a id=a download>f</a><script>let n = 0; setInterval(() => { a.href = '/file' + ++n; a.click() }, 10)</script>")
            }
            return .init(headers: ["Content-Type": "application/octet-stream"], body: "x")
        }
        defer { server.stop() }
        makeView()
        listener.actionPolicy = { $0.shouldPerformDownload ? .download : .allow }
        view.load(URLRequest(url: server.url("/")))
        // Such a page may never have loaded.
        wait(until: { self.listener.downloads.count > 20 })
        // Each click may take the place of a load that the app has just asked for, so the app closes the page.
        view.removeFromSuperview()
        makeView()
        show("<title>Left</title>")
        wait(until: { self.view.title == "Left" && DownloadLink.runningCount == 0 })
    }

    /// MO-16: what is no page, and addresses that are none, harm nothing.
    func testNonsense() {
        show(String(repeating: "<div><table><svg>", count: 100) + "\0\u{FFFF}")
        show("")
        makeView()
        view.load(
            Data([0xFF, 0xFE, 0x00, 0xD8]), mimeType: "text/nonsense", characterEncodingName: "none-such", baseURL: URL(string: "x:")!)
        view.loadHTMLString("<title>Good</title>", baseURL: nil)
        wait(until: { self.view.title == "Good" })
    }
}
