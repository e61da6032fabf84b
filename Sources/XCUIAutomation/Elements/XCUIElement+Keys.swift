internal import Drive
import Foundation

extension XCUIElement {
    /// Types where the element, or something in it, is being edited. A line feed is the key Return.
    ///
    /// Fails the test where nothing of it is.
    // apple: https://developer.apple.com/documentation/xcuiautomation/xcuielement/typetext(_:)
    public func typeText(_ text: String) {
        guard let node = resolve(for: "type text into") else { return }
        guard node.holdsFocus else {
            return TestSession.shared.fail(
                "Failed to synthesize event: Neither element nor any descendant has keyboard focus. Event dispatch snapshot: \(node.words)")
        }
        for part in TypedPart.parts(of: text) { application.perform(part.request, "type text into \(path.title)", on: node) }
    }

    /// Presses a key with others held down.
    public func typeKey(_ key: String, modifierFlags flags: XCUIElement.KeyModifierFlags) {
        guard let name = TypedPart.keyName(of: key) else {
            return TestSession.shared.fail("Failed to type key into \(path.title): there is no key for \"\(key)\"")
        }
        perform("type key into") { _ in .key(flags.prefix + name) }
    }

    /// The same for a key that types nothing.
    public func typeKey(_ key: XCUIKeyboardKey, modifierFlags flags: XCUIElement.KeyModifierFlags) {
        typeKey(key.rawValue, modifierFlags: flags)
    }
}

extension XCUIElement {
    /// Keys that are held down while another one is pressed.
    // apple: https://developer.apple.com/documentation/xcuiautomation/xcuielement/keymodifierflags
    public struct KeyModifierFlags: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let capsLock = KeyModifierFlags(rawValue: 1 << 0)
        public static let shift = KeyModifierFlags(rawValue: 1 << 1)
        public static let control = KeyModifierFlags(rawValue: 1 << 2)
        public static let option = KeyModifierFlags(rawValue: 1 << 3)
        /// Another name of ``option``.
        public static let alternate = option
        public static let command = KeyModifierFlags(rawValue: 1 << 4)

        /// As scripts write them before a key.
        var prefix: String {
            [(Self.command, "cmd+"), (.shift, "shift+"), (.control, "control+"), (.option, "option+")]
                .filter { contains($0.0) }.map(\.1).joined()
        }
    }
}
