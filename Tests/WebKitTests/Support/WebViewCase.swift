import UIKitTesting
import WebKit
import XCTest

/// A web view on a screen, whose pages are waited for by turning the run loop.
@MainActor
class WebViewCase: XCTestCase {
    private(set) var screen: TestScreen!
    private(set) var controller: UIViewController!
    private(set) var view: WKWebView!
    private(set) var listener: Listener!

    override func setUp() async throws {
        listener = Listener()
        controller = UIViewController()
        screen = TestScreen(showing: controller)
    }

    override func tearDown() async throws {
        (view, controller, screen, listener) = (nil, nil, nil, nil)
    }

    /// Puts a view on the screen.
    @discardableResult
    func makeView(
        _ configuration: WKWebViewConfiguration = WKWebViewConfiguration(), frame: CGRect = CGRect(x: 0, y: 100, width: 390, height: 600)
    )
        -> WKWebView
    {
        view = WKWebView(frame: frame, configuration: configuration)
        view.navigationDelegate = listener
        controller.view.addSubview(view)
        screen.settle()
        return view
    }

    /// Loads a page and waits until it is there.
    func show(_ html: String, base: URL? = URL(string: "http://page.test/")) {
        if view == nil { makeView() }
        listener.forget()
        view.loadHTMLString(html, baseURL: base)
        listener.wait(for: "finish", in: self)
    }

    /// The value of a script.
    func value(_ script: String, file: StaticString = #filePath, line: UInt = #line) -> Any? {
        let done = expectation(description: script)
        var answer: Any?
        view.evaluateJavaScript(script) { value, error in
            XCTAssertNil(error, file: file, line: line)
            answer = value
            done.fulfill()
        }
        wait(for: [done], timeout: Listener.patience)
        return answer
    }

    /// Turns the run loop until something is true. The page lives in another process, which may be slow on a machine with much to do.
    func wait(until isTrue: @escaping () -> Bool, file: StaticString = #filePath, line: UInt = #line) {
        let end = Date(timeIntervalSinceNow: Listener.patience)
        // Asked once each time: the page goes on, and what was true when it was asked may not be a moment later.
        var isMet = isTrue()
        while !isMet, Date() < end {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
            isMet = isTrue()
        }
        XCTAssert(isMet, file: file, line: line)
    }

    /// Turns the run loop until the screen has a colour at a place, in points.
    func wait(for color: UIColor, at point: CGPoint, file: StaticString = #filePath, line: UInt = #line) {
        wait(
            until: { [self] in
                screen.settle()
                return screen.color(at: point) == color
            }, file: file, line: line)
    }
}
