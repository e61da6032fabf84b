import Foundation
import Testing

/// An application that is shown in pages, and what it would show headless.
final class AppInPage {
    let address: String
    private let name: String
    private let screenName: [String]
    private let program: RunningProgram
    private let folder: TestFolder

    private static let screen = "390x844@1"

    /// - Parameter screenName: the screen of an application that has several, its last argument.
    init(_ name: String, _ options: [String] = [], showing screenName: String? = nil, in folder: TestFolder) throws {
        self.name = name
        self.screenName = screenName.map { [$0] } ?? []
        self.folder = folder
        program = try RunningProgram(
            RunningProgram.example(name),
            ["--display", "browser", "--screen", Self.screen, "--style", "light", "--defaults", folder.path("defaults")] + options
                + self.screenName)
        let line = program.readLine()
        address = String(
            try #require(line.split(separator: " ").first { $0.hasPrefix("http://127.0.0.1:") }, "the application said '\(line)'"))
    }

    var port: Int { URL(string: address)?.port ?? 0 }

    /// In bytes.
    var residentMemory: Int { program.residentMemory }

    func open() throws -> HeadlessBrowser {
        let page = try HeadlessBrowser(showing: address, in: folder)
        // The place of the screen on the page follows from its size.
        #expect(try page.wait(until: "canvas.width === 390"))
        return page
    }

    func kill() {
        program.kill()
        _ = program.result()
    }

    /// Where a place of the screen is on the page.
    func place(_ page: HeadlessBrowser, x: Double, y: Double) throws -> (x: Double, y: Double) {
        let box = try #require(
            try page.value(
                of: "(() => { const b = document.getElementById('screen').getBoundingClientRect(); return [b.x, b.y, b.width]; })()")
                as? [Double])
        let scale = box[2] / 390
        return (box[0] + x * scale, box[1] + y * scale)
    }

    /// Taps a place of the screen with the mouse.
    func tap(_ page: HeadlessBrowser, x: Double, y: Double) throws {
        let (pageX, pageY) = try place(page, x: x, y: y)
        try page.mouse("mouseMoved", x: pageX, y: pageY, isDown: false)
        try page.mouse("mousePressed", x: pageX, y: pageY, isDown: true)
        try page.mouse("mouseReleased", x: pageX, y: pageY, isDown: false)
    }

    /// The picture that the application shows after a script, as an address for pictures.
    func picture(after script: String) throws -> String {
        let file = try folder.write(script + "\nsnapshot \(folder.path("expected.png"))\n", to: "script.drive")
        let result = try RunningProgram(
            RunningProgram.example(name),
            ["--display", "headless", "--screen", Self.screen, "--defaults", folder.path("other"), "--drive", file] + screenName
        ).result()
        try #require(result.status == 0, "\(result.errors)")
        let data = try Data(contentsOf: folder.url.appendingPathComponent("expected.png"))
        return "data:image/png;base64," + data.base64EncodedString()
    }

    /// Waits until the page shows a picture, to the pixel.
    func expect(_ page: HeadlessBrowser, shows picture: String) throws {
        let difference = try page.value(
            of: """
                (async () => {
                  const image = new Image();
                  image.src = '\(picture)';
                  await image.decode();
                  const copy = new OffscreenCanvas(image.width, image.height).getContext('2d');
                  copy.drawImage(image, 0, 0);
                  const expected = copy.getImageData(0, 0, image.width, image.height).data;
                  for (const end = performance.now() + 180000; ;) {
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
}
