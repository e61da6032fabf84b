/// The names that browsers have for the keys of a keyboard, and their codes in the USB HID usage tables, page 7.
// source: https://www.w3.org/TR/uievents-code/ and https://www.usb.org/document-library/hid-usage-tables-15
enum KeyCodes {
    static func usage(of code: String) -> Int? { usages[code] }

    private static let usages: [String: Int] = {
        var usages: [String: Int] = [:]
        for (index, letter) in "ABCDEFGHIJKLMNOPQRSTUVWXYZ".enumerated() { usages["Key\(letter)"] = 4 + index }
        for (index, digit) in "1234567890".enumerated() { usages["Digit\(digit)"] = 30 + index }
        for number in 1...12 { usages["F\(number)"] = 57 + number }
        for (index, digit) in "1234567890".enumerated() { usages["Numpad\(digit)"] = 89 + index }
        return usages.merging(named) { $1 }
    }()

    private static let named = [
        "Enter": 40, "Escape": 41, "Backspace": 42, "Tab": 43, "Space": 44, "Minus": 45, "Equal": 46, "BracketLeft": 47,
        "BracketRight": 48, "Backslash": 49, "Semicolon": 51, "Quote": 52, "Backquote": 53, "Comma": 54, "Period": 55, "Slash": 56,
        "CapsLock": 57, "PrintScreen": 70, "ScrollLock": 71, "Pause": 72, "Insert": 73, "Home": 74, "PageUp": 75, "Delete": 76,
        "End": 77, "PageDown": 78, "ArrowRight": 79, "ArrowLeft": 80, "ArrowDown": 81, "ArrowUp": 82, "NumLock": 83,
        "NumpadDivide": 84, "NumpadMultiply": 85, "NumpadSubtract": 86, "NumpadAdd": 87, "NumpadEnter": 88, "NumpadDecimal": 99,
        "IntlBackslash": 100, "ContextMenu": 101, "NumpadEqual": 103, "ControlLeft": 224, "ShiftLeft": 225, "AltLeft": 226,
        "MetaLeft": 227, "ControlRight": 228, "ShiftRight": 229, "AltRight": 230, "MetaRight": 231,
    ]
}
