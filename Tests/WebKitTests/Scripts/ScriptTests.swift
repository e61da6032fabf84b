import WebKit
import XCTest

@MainActor
final class ScriptTests: WebViewCase {
    private final class Handler: NSObject, WKScriptMessageHandler {
        private(set) var bodies: [Any] = []
        private(set) var last: WKScriptMessage?
        func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) {
            bodies.append(message.body)
            last = message
        }
    }

    private final class Answerer: NSObject, WKScriptMessageHandlerWithReply {
        func userContentController(
            _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
            replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void
        ) {
            if let number = message.body as? Int { replyHandler(["double": number * 2], nil) } else { replyHandler(nil, "no number") }
        }
    }

    /// MO-146: a script's value comes later, as what it is in Swift.
    func testValues() {
        show("<p id=p>text</p>")
        XCTAssertEqual(value("1 + 1") as? Int, 2)
        XCTAssertEqual(value("0.5") as? Double, 0.5)
        XCTAssertEqual(value("document.getElementById('p').innerText") as? String, "text")
        XCTAssertEqual(value("true") as? Bool, true)
        XCTAssert(value("null") is NSNull)
        XCTAssertNil(value("undefined"))
        XCTAssertEqual(value("[1, 'a', {b: [2]}]") as? NSArray, [1, "a", ["b": [2]]])
        XCTAssertEqual(value("'\\u2028ö😀'") as? String, "\u{2028}ö😀")
    }

    /// MO-146: what is thrown and what has no form in Swift come as errors.
    func testErrors() {
        show("<p>text")
        var errors: [NSError] = []
        let done = expectation(description: "errors")
        done.expectedFulfillmentCount = 3
        for script in ["nothing.here", "document.body", "(() => 1)"] {
            view.evaluateJavaScript(script) { value, error in
                XCTAssertNil(value)
                errors.append(error! as NSError)
                done.fulfill()
            }
        }
        XCTAssert(errors.isEmpty)
        wait(for: [done], timeout: Listener.patience)
        XCTAssert(errors.allSatisfy { $0.domain == WKErrorDomain })
        XCTAssertEqual(errors.map(\.code), [4, 5, 5])
        XCTAssertEqual(errors[0].userInfo["WKJavaScriptExceptionMessage"] as? String, "ReferenceError: Can't find variable: nothing")
        XCTAssertEqual(errors[0].userInfo["WKJavaScriptExceptionLineNumber"] as? Int, 1)
    }

    /// MO-146: the forms that are waited for, and functions with arguments and promises.
    func testAsyncForms() async throws {
        makeView()
        view.loadHTMLString("<p>text", baseURL: nil)
        let sum = try await view.evaluateJavaScript("2 * 21") as? Int
        XCTAssertEqual(sum, 42)
        let text =
            try await view.callAsyncJavaScript(
                "return await Promise.resolve(a + b.c)", arguments: ["a": "x'\"\n", "b": ["c": 1]], contentWorld: .page) as? String
        XCTAssertEqual(text, "x'\"\n1")
        do {
            _ = try await view.callAsyncJavaScript("throw new Error('bad')", contentWorld: .defaultClient)
            XCTFail("nothing was thrown")
        } catch { XCTAssertEqual((error as? WKError)?.code, .javaScriptExceptionOccurred) }
    }

    /// MO-146: scripts of the application run at their time, in their world; the configuration is copied, its controller is not.
    func testUserScripts() {
        let configuration = WKWebViewConfiguration()
        configuration.userContentController.addUserScript(
            WKUserScript(source: "window.early = document.body === null", injectionTime: .atDocumentStart, forMainFrameOnly: true))
        let view = makeView(configuration)
        configuration.applicationNameForUserAgent = "Later"
        configuration.userContentController.addUserScript(
            WKUserScript(
                source: "document.title = 'late' + secret", injectionTime: .atDocumentEnd, forMainFrameOnly: false, in: .defaultClient))
        configuration.userContentController.addUserScript(
            WKUserScript(source: "var secret = 7", injectionTime: .atDocumentStart, forMainFrameOnly: false, in: .defaultClient))
        show("<p>text")
        XCTAssertEqual(value("early") as? Bool, true)
        XCTAssertEqual(value("typeof secret") as? String, "undefined")
        XCTAssertEqual(value("document.title") as? String, "late7")
        XCTAssertEqual(view.configuration.userContentController.userScripts.count, 3)
        XCTAssertNil(view.configuration.applicationNameForUserAgent)
        configuration.userContentController.removeAllUserScripts()
        show("<p>text")
        XCTAssertEqual(value("typeof early") as? String, "undefined")
    }

    /// MO-146: messages of pages reach their handler until it is removed, and are answered.
    func testMessages() {
        let (handler, configuration) = (Handler(), WKWebViewConfiguration())
        configuration.userContentController.add(handler, name: "app")
        configuration.userContentController.addScriptMessageHandler(Answerer(), contentWorld: .page, name: "ask")
        makeView(configuration)
        show("<script>webkit.messageHandlers.app.postMessage({a: [1, null]}); webkit.messageHandlers.app.postMessage('two')</script>")
        wait(until: { handler.bodies.count == 2 })
        XCTAssertEqual(handler.bodies.first as? NSDictionary, ["a": [1, NSNull()]])
        XCTAssert(handler.last?.body as? String == "two" && handler.last?.name == "app" && handler.last?.webView === view)
        XCTAssertEqual(handler.last?.frameInfo.request.url?.host, "page.test")
        _ = value(
            """
            webkit.messageHandlers.ask.postMessage(21).then(x => document.title = x.double);
            webkit.messageHandlers.ask.postMessage('x').catch(e => document.body.id = e.message); 0
            """)
        wait(until: { self.view.title == "42" })
        wait(until: { self.value("document.body.id") as? String == "no number" })
        configuration.userContentController.removeScriptMessageHandler(forName: "app")
        XCTAssertEqual(value("typeof (webkit.messageHandlers || {}).app") as? String, "undefined")
        configuration.userContentController.add(handler, name: "app")
        XCTAssertEqual(value("webkit.messageHandlers.app.postMessage('again'); 1") as? Int, 1)
        wait(until: { handler.bodies.count == 3 })
    }

    /// MO-146: scripts of pages do not run where they are forbidden; those of the application do.
    func testForbiddenScripts() {
        let configuration = WKWebViewConfiguration()
        configuration.defaultWebpagePreferences.allowsContentJavaScript = false
        makeView(configuration)
        show("<title>before</title><script>document.title = 'after'</script>")
        XCTAssertEqual(value("document.title") as? String, "before")
    }
}
