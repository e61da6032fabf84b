import Foundation
import Testing

/// An application in a page, in a real browser.
@Suite(.serialized)
struct BrowserTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    @Test("a page shows what the application draws, to the pixel, and a click there is a tap")
    func clicking() throws {
        let app = try AppInPage("Selection", in: folder)
        let page = try app.open()
        try app.expect(page, shows: try app.picture(after: "wait 1"))
        try app.tap(page, x: 195, y: 60 + 375)
        try app.expect(page, shows: try app.picture(after: "wait 1\ntap 195 435\nwait 2"))
    }

    @Test("a second page shows the same, and may take over and turn the device")
    func secondPage() throws {
        let app = try AppInPage("Hello", in: folder)
        let first = try HeadlessBrowser(showing: app.address, in: try TestFolder())
        let second = try HeadlessBrowser(showing: app.address, in: folder)
        try turn(second)
        #expect(try width(on: second, isNot: 390) == 844)
        #expect(try width(on: first, isNot: 390) == 844)
        #expect(try first.value(of: "document.getElementById('takeOver').hidden") as? Bool == false)
        withExtendedLifetime(app) {}
    }

    /// Takes the touch over when the page knows that it does not have it, and turns the device.
    private func turn(_ page: HeadlessBrowser) throws {
        _ = try page.value(
            of: """
                (async () => {
                  const button = document.getElementById('takeOver');
                  while (button.hidden || document.getElementById('screen').width !== 390) await new Promise(done => setTimeout(done, 20));
                  button.click();
                  document.getElementById('rotate').click();
                })()
                """)
    }

    /// The width of the screen on a page when it is no longer the given one.
    private func width(on page: HeadlessBrowser, isNot former: Int) throws -> Int? {
        try page.value(
            of: """
                (async () => {
                  const canvas = document.getElementById('screen');
                  for (const end = performance.now() + 20000; canvas.width === \(former) && performance.now() < end;)
                    await new Promise(done => setTimeout(done, 20));
                  return canvas.width;
                })()
                """) as? Int
    }

    @Test("a thousand connections that begin a request, and frames that lie about their length, harm nobody else")
    func hostileClients() throws {
        let app = try AppInPage("Hello", in: folder)
        let connect = "exec {file}<>/dev/tcp/127.0.0.1/\(app.port)"
        let half = "for n in {1..500}; do \(connect); printf 'GET / HT' >&$file; done; echo done; read -r line"
        let crowds = try (0..<2).map { _ in try RunningProgram("/bin/bash", ["-c", half]) }
        for crowd in crowds { #expect(crowd.readLine() == "done") }
        let upgrade =
            #"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"#
            + #"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: forastero\r\n\r\n"#
        let liar = try RunningProgram(
            "/bin/bash",
            [
                "-c",
                "\(connect); printf '\(upgrade)' >&$file; printf '\\x81\\xff\\x7f\\xff\\xff\\xff\\xff\\xff\\xff\\xff%20000s' x >&$file; echo done",
            ])
        #expect(liar.readLine() == "done")
        let page = try HeadlessBrowser(showing: app.address, in: folder)
        #expect(try width(on: page, isNot: 300) == 390)
        withExtendedLifetime((app, crowds)) {}
    }
}
