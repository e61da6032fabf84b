import Foundation

/// A command that a key of a hardware keyboard gives, together with modifier keys.
///
/// A responder offers its own as ``UIResponder/keyCommands``. The first one of the chain that fits is performed, if somebody in the
/// chain performs its action at the moment.
// apple: https://developer.apple.com/documentation/uikit/uikeycommand
@preconcurrency @MainActor @objcMembers open class UIKeyCommand: UICommand {
    /// The characters of the key without modifiers, in lower case, or one of the constants for keys that type nothing.
    open private(set) var input: String?
    /// The modifier keys that must be held down, and no others.
    open private(set) var modifierFlags: UIKeyModifierFlags
    /// True if the command goes before what the key does to a text that is being edited. Default: false.
    open var wantsPriorityOverSystemBehavior = false
    /// One that the main menu has from the start. What performs it finds it by itself.
    final var isStandard = false

    /// A command with everything that menus show of it.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
        propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(
            title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    /// A command without a title.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    // MARK: Keys that type nothing

    /// The up arrow key.
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    /// The down arrow key.
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    /// The left arrow key.
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The right arrow key.
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    /// The Escape key.
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    /// The Page Up key.
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    /// The Page Down key.
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    /// The Home key.
    public nonisolated static let inputHome = "UIKeyInputHome"
    /// The End key.
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    /// The key that deletes what is before the caret.
    public nonisolated static let inputDelete = "UIKeyInputDelete"
    /// A function key.
    public nonisolated static let f1 = "UIKeyInputF1"
    /// A function key.
    public nonisolated static let f2 = "UIKeyInputF2"
    /// A function key.
    public nonisolated static let f3 = "UIKeyInputF3"
    /// A function key.
    public nonisolated static let f4 = "UIKeyInputF4"
    /// A function key.
    public nonisolated static let f5 = "UIKeyInputF5"
    /// A function key.
    public nonisolated static let f6 = "UIKeyInputF6"
    /// A function key.
    public nonisolated static let f7 = "UIKeyInputF7"
    /// A function key.
    public nonisolated static let f8 = "UIKeyInputF8"
    /// A function key.
    public nonisolated static let f9 = "UIKeyInputF9"
    /// A function key.
    public nonisolated static let f10 = "UIKeyInputF10"
    /// A function key.
    public nonisolated static let f11 = "UIKeyInputF11"
    /// A function key.
    public nonisolated static let f12 = "UIKeyInputF12"

    /// The action that a key gives; nil if the key is another one.
    package func action(for key: UIKey) -> Selector? {
        let flags = key.modifierFlags.subtracting([.alphaShift, .numericPad])
        guard let input, key.commandInputs.contains(input.lowercased()) else { return nil }
        if flags == modifierFlags { return action }
        return alternates.first { flags == modifierFlags.union($0.modifierFlags) }?.action
    }
}
