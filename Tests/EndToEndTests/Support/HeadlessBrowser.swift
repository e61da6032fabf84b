import Foundation
import Testing

/// Chromium without a window, driven over the pipe of its DevTools protocol.
final class HeadlessBrowser {
    private let program: RunningProgram
    private let commands: FileHandle
    private let answers: FileHandle
    private var unread = Data()
    private var latestNumber = 0
    /// The page that is looked at.
    private var session = ""

    /// Opens a page and waits until it is loaded.
    init(showing address: String, in folder: TestFolder) throws {
        let (commandPipe, answerPipe) = (folder.path("commands"), folder.path("answers"))
        for pipe in [commandPipe, answerPipe] { try #require(mkfifo(pipe, 0o600) == 0, "\(pipe) cannot be made") }
        let options = [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--hide-scrollbars",
            "--force-device-scale-factor=1", "--force-color-profile=srgb", "--window-size=900,1000", "--remote-debugging-pipe",
            "--user-data-dir=\(folder.path("browser"))",
        ]
        let script = "exec '\(try RunningProgram.find("chromium"))' \(options.joined(separator: " ")) 3<\"$0\" 4>\"$1\" 2>/dev/null"
        program = try RunningProgram("/bin/sh", ["-c", script, commandPipe, answerPipe])
        // Each waits for the other side.
        commands = try #require(FileHandle(forWritingAtPath: commandPipe))
        answers = try #require(FileHandle(forReadingAtPath: answerPipe))
        let target = try #require(try perform("Target.createTarget", ["url": address])["targetId"] as? String)
        session = try #require(
            try perform("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String)
        // At first there is an empty page in its place.
        let isLoaded = "document.readyState === 'complete' && document.getElementById('screen') !== null"
        for _ in 0..<100_000 where try value(of: isLoaded) as? Bool == true { return }
        throw BrowserEnded()
    }

    /// The value of an expression on the page; waits for one that is promised.
    func value(of expression: String) throws -> Any? {
        let answer = try perform("Runtime.evaluate", ["expression": expression, "awaitPromise": true, "returnByValue": true])
        #expect(answer["exceptionDetails"] == nil, "\(answer)")
        return (answer["result"] as? [String: Any])?["value"]
    }

    /// Moves the mouse to a place of the page.
    func mouse(_ type: String, x: Double, y: Double, isDown: Bool) throws {
        _ = try perform(
            "Input.dispatchMouseEvent",
            ["type": type, "x": x, "y": y, "button": "left", "buttons": isDown ? 1 : 0, "clickCount": 1])
    }

    /// Types a text, or what an input method has made of its composition.
    func type(_ text: String) throws { _ = try perform("Input.insertText", ["text": text]) }

    /// Has an input method compose a text.
    func compose(_ text: String) throws {
        _ = try perform(
            "Input.imeSetComposition", ["text": text, "selectionStart": text.utf16.count, "selectionEnd": text.utf16.count])
    }

    /// Presses a key that types nothing, and lets it go.
    func press(_ key: String) throws {
        for type in ["keyDown", "keyUp"] { _ = try perform("Input.dispatchKeyEvent", ["type": type, "key": key, "code": key]) }
    }

    func resize(width: Int, height: Int) throws {
        _ = try perform(
            "Emulation.setDeviceMetricsOverride", ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
    }

    /// - Parameter colorScheme: `light` or `dark`.
    func prefer(colorScheme: String) throws {
        _ = try perform("Emulation.setEmulatedMedia", ["features": [["name": "prefers-color-scheme", "value": colorScheme]]])
    }

    /// Lets pages of an address read and write the clipboard.
    func allowClipboard(for address: String) throws {
        _ = try perform(
            "Browser.grantPermissions", ["origin": address, "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]])
    }

    /// Waits until an expression on the page is true; false when that takes too long.
    func wait(until condition: String) throws -> Bool {
        try value(
            of: """
                (async () => {
                  for (const end = performance.now() + 30000; performance.now() < end;) {
                    if (await (\(condition))) return true;
                    await new Promise(done => setTimeout(done, 20));
                  }
                  return false;
                })()
                """) as? Bool ?? false
    }

    // MARK: The protocol

    private func perform(_ method: String, _ parameters: [String: Any]) throws -> [String: Any] {
        latestNumber += 1
        var message: [String: Any] = ["id": latestNumber, "method": method, "params": parameters]
        if !session.isEmpty { message["sessionId"] = session }
        try commands.write(contentsOf: try JSONSerialization.data(withJSONObject: message) + [0])
        while let answer = try nextMessage() {
            guard answer["id"] as? Int == latestNumber else { continue }
            return try #require(answer["result"] as? [String: Any], "\(method): \(answer)")
        }
        throw BrowserEnded()
    }

    private func nextMessage() throws -> [String: Any]? {
        while true {
            if let end = unread.firstIndex(of: 0) {
                let message = unread[unread.startIndex..<end]
                unread = Data(unread[(end + 1)...])
                return try JSONSerialization.jsonObject(with: Data(message)) as? [String: Any]
            }
            let piece = answers.availableData
            guard !piece.isEmpty else { return nil }
            unread += piece
        }
    }

    private struct BrowserEnded: Error {}
}
