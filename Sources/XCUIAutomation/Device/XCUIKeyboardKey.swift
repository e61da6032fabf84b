/// Keys that type no character one could write down, as characters for `typeText`.
// apple: https://developer.apple.com/documentation/xcuiautomation/xcuikeyboardkey
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    /// A key by the character that stands for it.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The key that deletes what is before the caret.
    public static let delete = XCUIKeyboardKey("\u{8}")
    /// The Return key.
    public static let `return` = XCUIKeyboardKey("\r")
    /// The Enter key of the number pad.
    public static let enter = XCUIKeyboardKey("\u{3}")
    /// The Tab key.
    public static let tab = XCUIKeyboardKey("\t")
    /// The Escape key.
    public static let escape = XCUIKeyboardKey("\u{1B}")
    /// The space bar.
    public static let space = XCUIKeyboardKey(" ")
    /// The key that deletes what is behind the caret.
    public static let forwardDelete = XCUIKeyboardKey("\u{F728}")
    /// The up arrow key.
    public static let upArrow = XCUIKeyboardKey("\u{F700}")
    /// The down arrow key.
    public static let downArrow = XCUIKeyboardKey("\u{F701}")
    /// The left arrow key.
    public static let leftArrow = XCUIKeyboardKey("\u{F702}")
    /// The right arrow key.
    public static let rightArrow = XCUIKeyboardKey("\u{F703}")
    /// The Home key.
    public static let home = XCUIKeyboardKey("\u{F729}")
    /// The End key.
    public static let end = XCUIKeyboardKey("\u{F72B}")
    /// The Page Up key.
    public static let pageUp = XCUIKeyboardKey("\u{F72C}")
    /// The Page Down key.
    public static let pageDown = XCUIKeyboardKey("\u{F72D}")
}
