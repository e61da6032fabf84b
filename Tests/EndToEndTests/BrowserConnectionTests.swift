import Foundation
import Testing

/// A page that stays open while connections, sizes and colours change.
@Suite(.serialized)
struct BrowserConnectionTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    @Test("a page that has lost its connection comes back, and finds the application as it was")
    func lostConnection() throws {
        let app = try AppInPage("Selection", in: folder)
        let page = try app.open()
        let script = "wait 1\ntap 195 435\nwait 2"
        try app.tap(page, x: 195, y: 435)
        try app.expect(page, shows: try app.picture(after: script))
        _ = try page.value(of: "socket.close()")
        #expect(try page.wait(until: "device.classList.contains('lost')"))
        #expect(try page.wait(until: "!device.classList.contains('lost')"))
        try app.expect(page, shows: try app.picture(after: script))
    }

    @Test("a page that is left open shows the application again after that was killed and started anew")
    func restart() throws {
        var app: AppInPage? = try AppInPage("Selection", in: folder)
        let port = try #require(app?.port)
        let page = try #require(try app?.open())
        try app?.tap(page, x: 195, y: 435)
        app?.kill()
        #expect(try page.wait(until: "device.classList.contains('lost') && state.textContent !== ''"))
        app = nil
        let next = try AppInPage("Selection", ["--port", "\(port)"], in: folder)
        #expect(try page.wait(until: "!device.classList.contains('lost')"))
        try next.expect(page, shows: try next.picture(after: "wait 1"))
    }

    @Test("a port that is in use is said to be, and the next one is offered")
    func portInUse() throws {
        let app = try AppInPage("Hello", in: folder)
        let second = try RunningProgram(RunningProgram.example("Hello"), ["--display", "browser", "--port", "\(app.port)"]).result()
        #expect(second.status == 1)
        #expect(second.errors.contains("Port \(app.port) is in use") && second.errors.contains("\(app.port + 1)"), "\(second.errors)")
    }

    @Test("the application is dark where the browser is")
    func appearance() throws {
        let app = try AppInPage("Selection", in: folder)
        let page = try app.open()
        try page.prefer(colorScheme: "dark")
        try app.expect(page, shows: try app.picture(after: "wait 1\nappearance dark\nwait 1"))
        try page.prefer(colorScheme: "light")
        try app.expect(page, shows: try app.picture(after: "wait 1"))
    }

    @Test("in a small window the screen is shown smaller, and a tap hits what is seen there")
    func resizing() throws {
        let app = try AppInPage("Selection", in: folder)
        let page = try app.open()
        try page.resize(width: 420, height: 500)
        #expect(try page.wait(until: "canvas.getBoundingClientRect().height < 450"))
        try app.tap(page, x: 195, y: 435)
        try app.expect(page, shows: try app.picture(after: "wait 1\ntap 195 435\nwait 2"))
    }

    @Test("the device turns by the button, and back")
    func rotating() throws {
        let app = try AppInPage("Selection", in: folder)
        let page = try app.open()
        _ = try page.value(of: "document.getElementById('rotate').click()")
        #expect(try page.wait(until: "canvas.width === 844 && canvas.height === 390"))
        _ = try page.value(of: "document.getElementById('rotate').click()")
        try app.expect(page, shows: try app.picture(after: "wait 1"))
    }
}
