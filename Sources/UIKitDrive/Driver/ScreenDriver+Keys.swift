@_spi(ForasteroInternal) import UIKitCore
@_spi(ForasteroInternal) public import Display
@_spi(ForasteroInternal) public import Drive
import Foundation

extension ScreenDriver {
    /// Types text where text is being edited.
    public func type(_ text: String) throws {
        guard host.display.textInput.isActive else {
            throw DriveFailure("nothing on screen is being edited, so there is nowhere to type; tap a text field first")
        }
        for character in text { inject(.text(.committed(String(character)))) }
        settle()
    }

    /// Empties a text field.
    public func clear(_ target: DriveTarget) throws {
        try tap(target)
        guard host.display.textInput.isActive else {
            throw DriveFailure("\(ViewFinder.describe(target)) is no text field: nothing is being edited after a tap on it")
        }
        try press(DriveKey(name: "a", modifiers: [.command]))
        try press(DriveKey(name: "delete"))
    }

    /// The key as scripts name it; nil where they have no name for it.
    public static func key(of event: KeyEvent) -> DriveKey? {
        guard let name = KeyboardUsage.name(of: event.usage) else { return nil }
        var modifiers: Set<DriveKey.Modifier> = []
        if event.modifiers.contains(.command) { modifiers.insert(.command) }
        if event.modifiers.contains(.shift) { modifiers.insert(.shift) }
        if event.modifiers.contains(.control) { modifiers.insert(.control) }
        if event.modifiers.contains(.alternate) { modifiers.insert(.option) }
        return DriveKey(name: name, modifiers: modifiers)
    }

    /// Presses a key and lets it go.
    public func press(_ key: DriveKey) throws {
        guard let usage = KeyboardUsage.code(of: key.name) else {
            throw DriveFailure("the key \"\(key.name)\" is not on a keyboard of the layout that scripts use (US)")
        }
        let modifiers = KeyModifiers(key.modifiers)
        for phase in [KeyEvent.Phase.down, .up] {
            inject(
                .key(
                    KeyEvent(
                        phase: phase, usage: usage, charactersIgnoringModifiers: key.name.count == 1 ? key.name.lowercased() : "",
                        modifiers: modifiers, timestamp: host.clock.now)))
        }
        settle()
    }
}

extension KeyModifiers {
    fileprivate init(_ modifiers: Set<DriveKey.Modifier>) {
        self = []
        if modifiers.contains(.command) { insert(.command) }
        if modifiers.contains(.shift) { insert(.shift) }
        if modifiers.contains(.control) { insert(.control) }
        if modifiers.contains(.option) { insert(.alternate) }
    }
}

/// The codes of the USB HID usage tables, page 7, by what a US keyboard prints on the keys.
private enum KeyboardUsage {
    static func code(of name: String) -> Int? {
        if let code = named[name] { return code }
        guard name.count == 1, let scalar = name.lowercased().unicodeScalars.first else { return nil }
        switch scalar {
        case "a"..."z": return 4 + Int(scalar.value - UnicodeScalar("a").value)
        case "1"..."9": return 30 + Int(scalar.value - UnicodeScalar("1").value)
        default: return punctuation[String(scalar)]
        }
    }

    static func name(of code: Int) -> String? {
        if let named = named.first(where: { $0.value == code }) { return named.key }
        if (4..<30).contains(code) { return String(UnicodeScalar(UInt8(code - 4) + UInt8(ascii: "a"))) }
        if (30..<39).contains(code) { return String(code - 29) }
        return punctuation.first { $0.value == code && $0.key != " " }?.key
    }

    private static let named: [String: Int] = [
        "return": 40, "escape": 41, "delete": 42, "tab": 43, "space": 44, "home": 74, "page-up": 75, "forward-delete": 76,
        "end": 77, "page-down": 78, "right": 79, "left": 80, "down": 81, "up": 82, "f1": 58, "f2": 59, "f3": 60, "f4": 61,
        "f5": 62, "f6": 63, "f7": 64, "f8": 65, "f9": 66, "f10": 67, "f11": 68, "f12": 69,
    ]

    private static let punctuation: [String: Int] = [
        "0": 39, " ": 44, "-": 45, "=": 46, "[": 47, "]": 48, "\\": 49, ";": 51, "'": 52, "`": 53, ",": 54, ".": 55, "/": 56,
    ]
}
