import Foundation

/// A probe in a page of a browser, measured there.
final class BrowserPageProbe {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("browser-probe-\(UUID().uuidString)")
    private let application = Process()
    private let browser = Process()
    private let page: DevToolsPipe

    init(_ probe: Probe) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        page = try DevToolsPipe(in: folder.path)
        let output = Pipe()
        application.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        application.arguments = [
            "--display", "browser", "--screen", "390x844@2", "--style", "light", "--defaults", folder.path + "/defaults",
        ]
        application.environment = ProcessInfo.processInfo.environment.merging([Probe.variable: probe.rawValue]) { $1 }
        application.standardOutput = output
        try application.run()
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        guard let address = line.split(whereSeparator: \.isWhitespace).first(where: { $0.hasPrefix("http://") }) else {
            throw DevToolsPipe.Failure(description: "The application says \(line)")
        }
        browser.executableURL = URL(fileURLWithPath: "/bin/sh")
        browser.arguments = page.arguments(for: "chromium", profile: folder.path + "/browser")
        try browser.run()
        try page.open(String(address))
        _ = try page.value(of: Self.tools)
        _ = try page.value(of: "pause(2000)")
    }

    deinit {
        for process in [browser, application] {
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }
        try? FileManager.default.removeItem(at: folder)
    }

    /// The tools of the measurements on the page: they are notified of each picture that is drawn.
    private static let tools = """
        window.pause = time => new Promise(done => setTimeout(done, time));
        window.whenDrawn = () => {};
        window.drawn = { frames: 0 };
        const drawPicture = draw;
        draw = async bytes => {
          const view = new DataView(bytes), count = view.getUint16(4, true);
          let area = 0;
          for (let at = 6, tile = 0; tile < count; tile++) {
            area += view.getUint16(at + 4, true) * view.getUint16(at + 6, true);
            at += 13 + view.getUint32(at + 9, true);
          }
          await drawPicture(bytes);
          // Only what covers most of the screen is a frame of it.
          if (area > canvas.width * canvas.height * 0.8) drawn.frames++;
          whenDrawn();
        };
        window.pixel = (x, y) => context.getImageData(x * screen.scale, y * screen.scale, 1, 1).data.join();
        // How long it takes from the next touch until a pixel of the canvas is another one.
        window.watch = (x, y) => {
          const before = pixel(x, y);
          let start = 0;
          canvas.addEventListener('pointerdown', event => { start = event.timeStamp; }, { capture: true, once: true });
          window.measured = new Promise((done, fail) => {
            whenDrawn = () => { if (start && pixel(x, y) !== before) { whenDrawn = () => {}; done(performance.now() - start); } };
            setTimeout(() => fail(new Error('nothing has changed')), 5000);
          });
        };
        true
        """

    /// How long it takes from a touch until the picture of it is on the canvas, in milliseconds, 31 times.
    /// - Parameter watching: the y of the pixel that is to change, at the x of the touch; that of the touch unless given.
    func latency(touching point: CGPoint, watching y: Double? = nil) throws -> [Double] {
        let box = try page.value(of: "(() => { const b = canvas.getBoundingClientRect(); return [b.x, b.y, b.width / screen.width]; })()")
        guard let box = box as? [Double] else { throw DevToolsPipe.Failure(description: "The page has no canvas.") }
        let (pageX, pageY) = (box[0] + point.x * box[2], box[1] + point.y * box[2])
        try page.mouse("mouseMoved", x: pageX, y: pageY, isDown: false)
        return try (0..<32).map { _ in
            // At rest: what was sent coarsely is exact.
            _ = try page.value(of: "pause(500)")
            _ = try page.value(of: "watch(\(point.x), \(y ?? point.y)); true")
            try page.mouse("mousePressed", x: pageX, y: pageY, isDown: true)
            let time = try page.value(of: "measured") as? Double
            try page.mouse("mouseReleased", x: pageX, y: pageY, isDown: false)
            return time ?? .infinity
        }.dropFirst().map { $0 }
    }

    /// The time of a full screen that scrolls, in milliseconds.
    struct Scrolling {
        /// Of the application's processor, for each frame that arrives: everything it does, on all its threads.
        var processorTime: Double
        /// From frame to frame that arrives.
        var period: Double
    }

    func scrolling(seconds: Double) throws -> Scrolling {
        let start = try processorTime()
        let counted = try page.value(
            of: """
                (async () => {
                  const [frames, start] = [drawn.frames, performance.now()];
                  await pause(\(seconds * 1000));
                  return [drawn.frames - frames, performance.now() - start];
                })()
                """)
        guard let counted = counted as? [Double], counted[0] > 0 else { throw DevToolsPipe.Failure(description: "No frame arrives.") }
        return Scrolling(processorTime: (try processorTime() - start) / counted[0], period: counted[1] / counted[0])
    }

    /// The processor time of the application up to now, in milliseconds.
    private func processorTime() throws -> Double {
        let text = try String(contentsOfFile: "/proc/\(application.processIdentifier)/stat", encoding: .utf8)
        // The name of the program, in parentheses, may have spaces in it.
        let fields = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
        guard fields.count > 13, let user = Double(fields[12]), let system = Double(fields[13]) else { return .infinity }
        return (user + system) * 1000 / Double(sysconf(Int32(_SC_CLK_TCK)))
    }
}
