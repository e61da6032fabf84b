import WebKit
import XCTest

@MainActor
final class MissingEngineTests: WebViewCase {
    private var folder: URL!

    override func setUp() async throws {
        try await super.setUp()
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        WebProgram.startAnew()
        WebProgramFile.folder = folder.path
    }

    override func tearDown() async throws {
        try? FileManager.default.removeItem(at: folder)
        WebProgramFile.folder = nil
        WebProgram.startAnew()
        try await super.tearDown()
    }

    private func checkFailure(saying text: String) {
        makeView()
        let navigation = view.load(URLRequest(url: URL(string: "http://page.test/")!))
        XCTAssertNotNil(navigation)
        XCTAssert(listener.heard.isEmpty)
        listener.wait(for: "fail early", in: self)
        XCTAssert(listener.navigations.last == navigation)
        XCTAssertEqual(listener.errors.last?.domain, WKErrorDomain)
        XCTAssert(listener.errors.last?.localizedDescription.contains(text) == true, "\(listener.errors)")
        screen.settle()
        XCTAssert(screen.shows("Web pages cannot be shown here: \(text) is not installed."))
        var error: (any Error)?
        view.evaluateJavaScript("1") { _, failure in error = failure }
        wait(until: { error != nil })
        view.loadHTMLString("<p>text", baseURL: nil)
        listener.wait(for: "fail early", in: self)
        XCTAssert(!view.isLoading && view.url == nil)
    }

    /// MO-143: without the program, nothing pretends to have been loaded.
    func testWithoutProgram() { checkFailure(saying: "the program forastero-web beside the application") }

    /// MO-143: without the engine's package, the view and the error name it.
    func testWithoutPackage() throws {
        // What the program says of a missing package: length, kind 2, no page, and the package.
        let message = "\\034\\0\\0\\0\\002\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\010\\0\\0\\0\\0\\0\\0\\0some-web"
        try makeProgram("printf '\(message)' >&0; sleep 5")
        checkFailure(saying: "the Debian package some-web")
    }

    /// MO-143: a program that ends at once, or says nothing that can be understood, is as good as none.
    func testBrokenProgram() throws {
        try makeProgram("exit 1")
        checkFailure(saying: "the program forastero-web beside the application")
    }

    private func makeProgram(_ script: String) throws {
        let file = folder.appendingPathComponent("forastero-web")
        try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
}
