import Foundation
import Testing

/// What the keyboard, the input method and the clipboard of a real browser do to an application in a page.
@Suite(.serialized)
struct BrowserTypingTests {
    private let folder: TestFolder
    private let app: AppInPage

    init() throws {
        folder = try TestFolder()
        app = try AppInPage("TestApp", showing: "Typing", in: folder)
    }

    /// The page after a tap on the field, when the browser's keyboard is open.
    private func editingPage() throws -> HeadlessBrowser {
        let page = try app.open()
        try app.tap(page, x: 100, y: 130)
        #expect(try page.wait(until: "document.activeElement === document.getElementById('keyboard')"))
        return page
    }

    /// The screen with a text in the field.
    private func expect(_ page: HeadlessBrowser, hasTyped text: String) throws {
        try app.expect(page, shows: try app.picture(after: "wait 1\ntap 100 130\ntype \"\(text)\"\nwait 1"))
    }

    @Test("what is typed into the page comes into the application, letter by letter")
    func typing() throws {
        let page = try editingPage()
        try page.type("Žluťoučký kůň")
        try expect(page, hasTyped: "Žluťoučký kůň")
        try page.press("Backspace")
        try expect(page, hasTyped: "Žluťoučký ků")
    }

    @Test("a text that an input method composes comes once, when it is finished")
    func composing() throws {
        let page = try editingPage()
        try page.compose("か")
        try page.compose("漢字")
        try page.type("漢字")
        try expect(page, hasTyped: "漢字")
    }

    @Test("what is pasted into the page is typed, and what the application copies is on the clipboard of the browser")
    func clipboard() throws {
        let page = try editingPage()
        try page.allowClipboard(for: app.address)
        _ = try page.value(
            of: """
                (() => {
                  const data = new DataTransfer();
                  data.setData('text', 'kůň');
                  document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, cancelable: true }));
                })()
                """)
        try expect(page, hasTyped: "kůň")
        try app.tap(page, x: 70, y: 202)
        #expect(try page.wait(until: "navigator.clipboard.readText().then(text => text === 'kůň')"))
    }
}
