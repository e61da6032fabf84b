internal import Drive

/// A part of a text that is typed: characters, or one key that has a character of its own in `XCUIKeyboardKey`.
enum TypedPart: Equatable {
    case text(String)
    case key(String)

    var request: RemoteRequest {
        switch self {
        case .text(let text): .type(text)
        case .key(let name): .key(name)
        }
    }

    static func parts(of text: String) -> [TypedPart] {
        var parts: [TypedPart] = [], plain = ""
        for character in text {
            guard let name = names[String(character)] else {
                plain.append(character)
                continue
            }
            if !plain.isEmpty { parts.append(.text(plain)) }
            plain = ""
            parts.append(.key(name))
        }
        return plain.isEmpty ? parts : parts + [.text(plain)]
    }

    /// How scripts name the key of one character; nil for what is more or none.
    static func keyName(of key: String) -> String? { names[key] ?? (key.count == 1 ? key : nil) }

    private static let names: [String: String] = [
        XCUIKeyboardKey.return.rawValue: "return", XCUIKeyboardKey.enter.rawValue: "return", "\n": "return", "\r\n": "return",
        XCUIKeyboardKey.tab.rawValue: "tab", XCUIKeyboardKey.delete.rawValue: "delete", "\u{7F}": "delete",
        XCUIKeyboardKey.escape.rawValue: "escape", XCUIKeyboardKey.forwardDelete.rawValue: "forward-delete",
        XCUIKeyboardKey.upArrow.rawValue: "up", XCUIKeyboardKey.downArrow.rawValue: "down",
        XCUIKeyboardKey.leftArrow.rawValue: "left", XCUIKeyboardKey.rightArrow.rawValue: "right",
        XCUIKeyboardKey.home.rawValue: "home", XCUIKeyboardKey.end.rawValue: "end",
        XCUIKeyboardKey.pageUp.rawValue: "page-up", XCUIKeyboardKey.pageDown.rawValue: "page-down",
    ]
}
