import UIKitTesting
import WebKit
import XCTest

@MainActor
final class WebViewTests: WebViewCase {
    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// A page of two screens, the upper one red, the lower one blue.
    private let high =
        "<body style='margin:0'><div style='height:600px;background:#f00'></div><div style='height:600px;background:#00f'></div>"

    /// MO-16: the scroll view is as large as the page and scrolls it; the page scrolls the view.
    func testScrolling() throws {
        show(high)
        wait(until: { self.view.scrollView.contentSize == CGSize(width: 390, height: 1200) })
        wait(for: red, at: CGPoint(x: 200, y: 400))
        view.scrollView.contentOffset.y = 600
        wait(for: blue, at: CGPoint(x: 200, y: 400))
        XCTAssertEqual(value("scrollY") as? Int, 600)
        _ = value("scrollTo(0, 100)")
        wait(until: { self.view.scrollView.contentOffset.y == 100 })
        try screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), holding: 0.5)
        XCTAssertGreaterThan(view.scrollView.contentOffset.y, 300)
        wait(until: { (self.value("scrollY") as? Double ?? 0) > 300 })
        XCTAssertLessThan(abs((value("scrollY") as? Double ?? 0) - view.scrollView.contentOffset.y), 1)
    }

    /// MO-16: a page begins below what covers it, and another one does so again; beyond its ends its own background is seen.
    func testInsets() {
        makeView()
        view.scrollView.contentInset.top = 50
        show(high)
        wait(until: { self.view.scrollView.contentSize.height == 1200 })
        XCTAssertEqual(view.scrollView.contentOffset.y, -50)
        wait(for: red, at: CGPoint(x: 200, y: 151))
        view.scrollView.contentOffset.y = 100
        wait(until: { self.value("scrollY") as? Int == 100 })
        show("<!doctype html><body style='margin:0;background:#00f'><div style='height:20px;background:#f00'></div>")
        XCTAssertEqual(view.scrollView.contentOffset.y, -50)
        wait(for: red, at: CGPoint(x: 200, y: 160))
        wait(for: blue, at: CGPoint(x: 200, y: 110))
        XCTAssertEqual(view.scrollView.contentSize.height, 550)
        view.underPageBackgroundColor = red
        wait(for: red, at: CGPoint(x: 200, y: 110))
    }

    /// MO-16: a touch is a click, and text is typed into what it has hit.
    func testTyping() throws {
        show(
            """
            <body style='margin:0'><input id=i style='position:absolute;left:0;top:0;width:390px;height:100px'>
            <button style='position:absolute;left:0;top:200px;width:390px;height:100px' onclick='document.title = "clicked"'>b</button>
            """)
        try screen.tap(at: CGPoint(x: 200, y: 350))
        wait(until: { self.view.title == "clicked" })
        try screen.tap(at: CGPoint(x: 200, y: 150))
        wait(until: { self.view.contentHasFocus })
        try screen.type("héllo 😀x")
        try screen.press(key: "delete")
        wait(until: { self.value("document.getElementById('i').value") as? String == "héllo 😀" })
        try screen.press(key: "left")
        try screen.press(key: "left")
        try screen.type("1")
        wait(until: { self.value("document.getElementById('i').value") as? String == "héllo1 😀" })
        _ = value("document.activeElement.blur()")
        wait(until: { !self.view.contentHasFocus })
    }

    /// MO-16: pictures of the page, text that is looked for, zoom, the name of the engine, and a background that shows through.
    func testLooking() async throws {
        makeView()
        view.navigationDelegate = nil
        view.loadHTMLString(high, baseURL: nil)
        _ = try await view.evaluateJavaScript("new Promise(r => 0), 1")
        let configuration = WKSnapshotConfiguration()
        configuration.rect = CGRect(x: 0, y: 0, width: 100, height: 50)
        var image = try await view.takeSnapshot(configuration: configuration)
        XCTAssert(image.size == CGSize(width: 100, height: 50) && image.scale == 2)
        configuration.snapshotWidth = 50
        image = try await view.takeSnapshot(configuration: configuration)
        XCTAssertEqual(image.size, CGSize(width: 50, height: 25))
        let isFound = try await view.find("nothing here").matchFound
        XCTAssertFalse(isFound)
        _ = try await view.evaluateJavaScript("document.body.innerText = 'Needle'; 0")
        let found = try await view.find("needle").matchFound
        XCTAssert(found)
        view.pageZoom = 2
        let width = try await view.evaluateJavaScript("innerWidth") as? Int
        XCTAssertEqual(width, 195)
        view.customUserAgent = "Test/1"
        let agent = try await view.evaluateJavaScript("navigator.userAgent") as? String
        XCTAssertEqual(agent, "Test/1")
    }

    /// MO-16: where the page paints nothing, a view that is not opaque shows what is behind it.
    func testTransparency() {
        makeView()
        controller.view.backgroundColor = blue
        view.isOpaque = false
        view.backgroundColor = .clear
        show("<body style='margin:0'><div style='height:100px;background:#f00'></div>")
        wait(for: red, at: CGPoint(x: 200, y: 150))
        wait(for: blue, at: CGPoint(x: 200, y: 300))
    }

    /// MO-16: a page that has a dark form shows it on a dark screen.
    func testDarkPages() {
        show("<style>body { background: #f00 } @media (prefers-color-scheme: dark) { body { background: #00f } }</style>")
        wait(for: red, at: CGPoint(x: 200, y: 300))
        screen.changeStyle(to: .dark)
        wait(for: blue, at: CGPoint(x: 200, y: 300))
        screen.changeStyle(to: .light)
        wait(for: red, at: CGPoint(x: 200, y: 300))
    }

    /// MO-16: the page has the size of the view, also when that changes.
    func testSize() {
        show(high)
        XCTAssertEqual(value("[innerWidth, innerHeight, devicePixelRatio]") as? [Int], [390, 600, 2])
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
        screen.settle()
        wait(until: { self.value("[innerWidth, innerHeight]") as? [Int] == [300, 200] })
        wait(for: red, at: CGPoint(x: 150, y: 100))
    }
}
