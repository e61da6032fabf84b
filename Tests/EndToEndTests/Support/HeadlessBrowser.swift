import Foundation
import Testing

/// Chromium without a window, driven over the pipe of its DevTools protocol.
final class HeadlessBrowser {
    private let program: RunningProgram
    private let pipe: DevToolsPipe

    /// Opens a page and waits until it is loaded.
    init(showing address: String, in folder: TestFolder) throws {
        pipe = try DevToolsPipe(in: folder.url.path)
        program = try RunningProgram(
            "/bin/sh", pipe.arguments(for: try RunningProgram.find("chromium"), profile: folder.path("browser")))
        try pipe.open(address)
    }

    /// The value of an expression on the page; waits for one that is promised.
    func value(of expression: String) throws -> Any? { try pipe.value(of: expression) }

    /// Moves the mouse to a place of the page.
    func mouse(_ type: String, x: Double, y: Double, isDown: Bool) throws { try pipe.mouse(type, x: x, y: y, isDown: isDown) }

    /// Puts fingers on places of the page, moves them there, or lifts all of them where there are no places.
    /// - Parameter type: `touchStart`, `touchMove` or `touchEnd`.
    func touch(_ type: String, _ places: [(x: Double, y: Double)]) throws {
        let points = places.enumerated().map { ["x": $0.element.x, "y": $0.element.y, "id": Double($0.offset)] }
        _ = try pipe.perform("Input.dispatchTouchEvent", ["type": type, "touchPoints": points])
    }

    /// Turns the wheel of the mouse at a place of the page; a notch is 100.
    func turnWheel(x: Double, y: Double, by delta: Double) throws {
        _ = try pipe.perform("Input.dispatchMouseEvent", ["type": "mouseWheel", "x": x, "y": y, "deltaX": 0, "deltaY": delta])
    }

    /// Types a text, or what an input method has made of its composition.
    func type(_ text: String) throws { _ = try pipe.perform("Input.insertText", ["text": text]) }

    /// Has an input method compose a text.
    func compose(_ text: String) throws {
        _ = try pipe.perform(
            "Input.imeSetComposition", ["text": text, "selectionStart": text.utf16.count, "selectionEnd": text.utf16.count])
    }

    /// Presses a key that types nothing, and lets it go.
    func press(_ key: String) throws {
        for type in ["keyDown", "keyUp"] { _ = try pipe.perform("Input.dispatchKeyEvent", ["type": type, "key": key, "code": key]) }
    }

    /// - Parameter pixelRatio: how many pixels of the display there are for one of the page.
    func resize(width: Int, height: Int, pixelRatio: Int = 1) throws {
        _ = try pipe.perform(
            "Emulation.setDeviceMetricsOverride", ["width": width, "height": height, "deviceScaleFactor": pixelRatio, "mobile": false])
    }

    /// - Parameter colorScheme: `light` or `dark`.
    func prefer(colorScheme: String) throws {
        _ = try pipe.perform("Emulation.setEmulatedMedia", ["features": [["name": "prefers-color-scheme", "value": colorScheme]]])
    }

    /// Lets pages of an address read and write the clipboard.
    func allowClipboard(for address: String) throws {
        _ = try pipe.perform(
            "Browser.grantPermissions", ["origin": address, "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]])
    }

    /// Waits until an expression on the page is true; false when that takes too long, on however busy a machine.
    func wait(until condition: String) throws -> Bool {
        try value(
            of: """
                (async () => {
                  for (const end = performance.now() + 180000; performance.now() < end;) {
                    if (await (\(condition))) return true;
                    await new Promise(done => setTimeout(done, 20));
                  }
                  return false;
                })()
                """) as? Bool ?? false
    }
}
