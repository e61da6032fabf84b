import Foundation
import Testing

/// An application in a page, in a real browser.
@Suite(.serialized)
struct BrowserTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private static let screen = "390x844@1"

    /// Starts an example, and says where its page is.
    private func start(_ example: String) throws -> (app: RunningProgram, address: String) {
        let app = try RunningProgram(
            RunningProgram.example(example),
            ["--display", "browser", "--screen", Self.screen, "--style", "light", "--defaults", folder.path("defaults")])
        let line = app.readLine()
        let address = try #require(line.split(separator: " ").first { $0.hasPrefix("http://127.0.0.1:") }, "the application said '\(line)'")
        return (app, String(address))
    }

    /// The picture that an example shows after a script, as an address for pictures.
    private func picture(of example: String, after script: String) throws -> String {
        let file = try folder.write(script + "\nsnapshot \(folder.path("expected.png"))\n", to: "script.drive")
        let result = try RunningProgram(
            RunningProgram.example(example),
            ["--display", "headless", "--screen", Self.screen, "--defaults", folder.path("other"), "--drive", file]
        ).result()
        try #require(result.status == 0, "\(result.errors)")
        let data = try Data(contentsOf: folder.url.appendingPathComponent("expected.png"))
        return "data:image/png;base64," + data.base64EncodedString()
    }

    /// Waits until the page shows a picture, to the pixel.
    private func expect(_ page: HeadlessBrowser, shows picture: String) throws {
        let difference = try page.value(
            of: """
                (async () => {
                  const image = new Image();
                  image.src = '\(picture)';
                  await image.decode();
                  const copy = new OffscreenCanvas(image.width, image.height).getContext('2d');
                  copy.drawImage(image, 0, 0);
                  const expected = copy.getImageData(0, 0, image.width, image.height).data;
                  for (const end = performance.now() + 30000; ;) {
                    const canvas = document.getElementById('screen');
                    let count = -1;
                    if (canvas.width === image.width && canvas.height === image.height) {
                      const shown = canvas.getContext('2d').getImageData(0, 0, image.width, image.height).data;
                      count = 0;
                      for (let at = 0; at < shown.length; at++) if (shown[at] !== expected[at]) count++;
                    }
                    if (count === 0 || performance.now() > end) return count;
                    await new Promise(done => setTimeout(done, 50));
                  }
                })()
                """)
        #expect(difference as? Int == 0, "\(difference ?? "nothing") differ")
    }

    /// Taps a place of the screen with the mouse.
    private func tap(_ page: HeadlessBrowser, x: Double, y: Double) throws {
        let box = try #require(
            try page.value(
                of: "(() => { const b = document.getElementById('screen').getBoundingClientRect(); return [b.x, b.y, b.width]; })()")
                as? [Double])
        let scale = box[2] / 390
        let (pageX, pageY) = (box[0] + x * scale, box[1] + y * scale)
        try page.mouse("mouseMoved", x: pageX, y: pageY, isDown: false)
        try page.mouse("mousePressed", x: pageX, y: pageY, isDown: true)
        try page.mouse("mouseReleased", x: pageX, y: pageY, isDown: false)
    }

    @Test("a page shows what the application draws, to the pixel, and a click there is a tap")
    func clicking() throws {
        let (app, address) = try start("Selection")
        let page = try HeadlessBrowser(showing: address, in: folder)
        try expect(page, shows: try picture(of: "Selection", after: "wait 1"))
        try tap(page, x: 195, y: 60 + 375)
        try expect(page, shows: try picture(of: "Selection", after: "wait 1\ntap 195 435\nwait 2"))
        withExtendedLifetime(app) {}
    }

    @Test("a second page shows the same, and may take over and turn the device")
    func secondPage() throws {
        let (app, address) = try start("Hello")
        let first = try HeadlessBrowser(showing: address, in: try TestFolder())
        let second = try HeadlessBrowser(showing: address, in: folder)
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
        let (app, address) = try start("Hello")
        let port = try #require(address.split(separator: ":").last.map { $0.filter(\.isNumber) })
        let connect = "exec {file}<>/dev/tcp/127.0.0.1/\(port)"
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
        let page = try HeadlessBrowser(showing: address, in: folder)
        #expect(try width(on: page, isNot: 300) == 390)
        withExtendedLifetime((app, crowds)) {}
    }
}
