import Foundation

/// The pipe of Chromium's DevTools protocol, and a page that is driven over it.
final class DevToolsPipe {
    /// Why something could not be done in the browser.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// The browser's answer to a command that it cannot carry out, or not now.
    struct Refusal: Error, CustomStringConvertible {
        let description: String
    }

    private let commandPath: String
    private let answerPath: String
    private var commands: FileHandle?
    private var answers: FileHandle?
    private var unread = Data()
    private var latestNumber = 0
    /// The page that is driven.
    private var session = ""

    /// Makes the pipe.
    init(in folder: String) throws {
        (commandPath, answerPath) = (folder + "/commands", folder + "/answers")
        for path in [commandPath, answerPath] where mkfifo(path, 0o600) != 0 { throw Failure(description: "\(path) cannot be made") }
    }

    /// The arguments with which `/bin/sh` runs a browser without a window at the other end of the pipe.
    func arguments(for chromium: String, profile: String) -> [String] {
        let options = [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--hide-scrollbars",
            "--force-device-scale-factor=1", "--force-color-profile=srgb", "--window-size=900,1000", "--remote-debugging-pipe",
            "--user-data-dir=\(profile)",
        ]
        return ["-c", "exec \(chromium) \(options.joined(separator: " ")) 3<\"$0\" 4>\"$1\" 2>/dev/null", commandPath, answerPath]
    }

    /// Waits for the browser at the other end, opens a page, and waits until it shows the screen of an application.
    func open(_ address: String) throws {
        // Each end waits for the other.
        commands = FileHandle(forWritingAtPath: commandPath)
        answers = FileHandle(forReadingAtPath: answerPath)
        guard let target = try perform("Target.createTarget", ["url": address])["targetId"] as? String,
            let session = try perform("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String
        else { throw Failure(description: "The browser opens no page.") }
        self.session = session
        // At first there is an empty page in its place.
        let isLoaded = "document.readyState === 'complete' && document.getElementById('screen') !== null"
        for _ in 0..<100_000 {
            do {
                if try value(of: isLoaded) as? Bool == true { return }
            } catch is Refusal {
                // The empty page was taken away while it was asked.
            }
        }
        throw Failure(description: "The page does not load.")
    }

    /// The value of an expression on the page; waits for one that is promised.
    func value(of expression: String) throws -> Any? {
        let answer = try perform("Runtime.evaluate", ["expression": expression, "awaitPromise": true, "returnByValue": true])
        if let exception = answer["exceptionDetails"] { throw Failure(description: "\(exception)") }
        return (answer["result"] as? [String: Any])?["value"]
    }

    /// Moves the mouse to a place of the page, presses it there or lets it go.
    /// - Parameter type: `mouseMoved`, `mousePressed` or `mouseReleased`.
    func mouse(_ type: String, x: Double, y: Double, isDown: Bool) throws {
        _ = try perform(
            "Input.dispatchMouseEvent",
            ["type": type, "x": x, "y": y, "button": "left", "buttons": isDown ? 1 : 0, "clickCount": 1])
    }

    /// Has the browser do something, and waits for its answer.
    func perform(_ method: String, _ parameters: [String: Any]) throws -> [String: Any] {
        latestNumber += 1
        var message: [String: Any] = ["id": latestNumber, "method": method, "params": parameters]
        if !session.isEmpty { message["sessionId"] = session }
        try commands?.write(contentsOf: try JSONSerialization.data(withJSONObject: message) + [0])
        while let answer = try nextMessage() {
            guard answer["id"] as? Int == latestNumber else { continue }
            guard let result = answer["result"] as? [String: Any] else { throw Refusal(description: "\(method): \(answer)") }
            return result
        }
        throw Failure(description: "The browser has ended.")
    }

    private func nextMessage() throws -> [String: Any]? {
        while true {
            if let end = unread.firstIndex(of: 0) {
                let message = unread[unread.startIndex..<end]
                unread = Data(unread[(end + 1)...])
                return try JSONSerialization.jsonObject(with: Data(message)) as? [String: Any]
            }
            guard let piece = answers?.availableData, !piece.isEmpty else { return nil }
            unread += piece
        }
    }
}
