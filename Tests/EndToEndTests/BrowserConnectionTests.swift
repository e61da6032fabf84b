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
        // Outside of where applications look for a free port, so that none of another test takes it meanwhile.
        let port = try FreePort.find()
        var app: AppInPage? = try AppInPage("Selection", ["--port", "\(port)"], in: folder)
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
        #expect(second.errors.contains("Port \(app.port) is in use"), "\(second.errors)")
        #expect(second.errors.contains("\(app.port + 1)"), "\(second.errors)")
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

    @Test("on a display with more pixels the screen is as large, and a tap hits what is seen there", arguments: [2, 3])
    func pixelRatio(ratio: Int) throws {
        let app = try AppInPage("Selection", in: folder)
        let page = try app.open()
        try page.resize(width: 900, height: 1000, pixelRatio: ratio)
        #expect(try page.wait(until: "devicePixelRatio === \(ratio) && canvas.getBoundingClientRect().width === 390"))
        try app.tap(page, x: 195, y: 435)
        try app.expect(page, shows: try app.picture(after: "wait 1\ntap 195 435\nwait 2"))
    }

    @Test("buttons make the application dark and its text larger, leave it and come back, and save the picture")
    func buttons() throws {
        let app = try AppInPage("Selection", in: folder)
        let page = try app.open()
        _ = try page.value(
            of: """
                for (const id of ['appearance', 'largerText', 'memoryWarning', 'home', 'home'])
                  (document.getElementById(id) ?? document.querySelector(`[data-device=${id}]`)).click();
                """)
        try app.expect(
            page, shows: try app.picture(after: "wait 1\nappearance dark\ntext-size 1\nmemory-warning\nbackground\nforeground\nwait 1"))
        let saved = """
            new Promise(done => {
              HTMLAnchorElement.prototype.click = function () {
                const picture = new Image();
                picture.onload = () => done([picture.width, picture.height, this.download]);
                picture.src = this.href;
              };
              document.getElementById('screenshot').click();
            })
            """
        let picture = try #require(try page.value(of: saved) as? [Any])
        #expect(picture[0] as? Int == 390)
        #expect(picture[1] as? Int == 844)
        #expect((picture[2] as? String)?.hasSuffix(".png") == true)
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
