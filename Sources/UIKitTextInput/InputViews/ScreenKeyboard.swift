/// A key of such a keyboard.
@MainActor
package protocol ScreenKey: UIView {
    /// True if it types a character, and not something else such as Return.
    var typesCharacter: Bool { get }
}

/// A keyboard that is drawn on the screen. Declared in a module above this one, and found by its name.
@MainActor
package protocol ScreenKeyboard: UIView {
    static func make() -> any ScreenKeyboard
    /// Takes the keys that an object wants, and begins again.
    func begin(for responder: UIResponder)
    /// The object's text or selection may be another one.
    func textDidChange()
    /// The height that it takes of a screen, in points, without what the screen's shape takes.
    func height(for traits: UITraitCollection, width: CGFloat) -> CGFloat
}
