extension UIKey {
    /// The names of this key in key commands, in lower case.
    var commandInputs: [String] {
        if let name = Self.namesOfSilentKeys[keyCode] { return name.map { $0.lowercased() } }
        return [charactersIgnoringModifiers.lowercased(), characters.lowercased()].filter { !$0.isEmpty }
    }

    private static let namesOfSilentKeys: [UIKeyboardHIDUsage: [String]] = [
        .keyboardUpArrow: [UIKeyCommand.inputUpArrow], .keyboardDownArrow: [UIKeyCommand.inputDownArrow],
        .keyboardLeftArrow: [UIKeyCommand.inputLeftArrow], .keyboardRightArrow: [UIKeyCommand.inputRightArrow],
        .keyboardEscape: [UIKeyCommand.inputEscape, "\u{1B}"], .keyboardPageUp: [UIKeyCommand.inputPageUp],
        .keyboardPageDown: [UIKeyCommand.inputPageDown], .keyboardHome: [UIKeyCommand.inputHome],
        .keyboardEnd: [UIKeyCommand.inputEnd], .keyboardDeleteForward: [UIKeyCommand.inputDelete, "\u{7F}"],
        .keyboardDeleteOrBackspace: ["\u{8}"], .keyboardReturnOrEnter: ["\r", "\n"], .keypadEnter: ["\r", "\n", "\u{3}"],
        .keyboardTab: ["\t"], .keyboardSpacebar: [" "],
        .keyboardF1: [UIKeyCommand.f1], .keyboardF2: [UIKeyCommand.f2], .keyboardF3: [UIKeyCommand.f3],
        .keyboardF4: [UIKeyCommand.f4], .keyboardF5: [UIKeyCommand.f5], .keyboardF6: [UIKeyCommand.f6],
        .keyboardF7: [UIKeyCommand.f7], .keyboardF8: [UIKeyCommand.f8], .keyboardF9: [UIKeyCommand.f9],
        .keyboardF10: [UIKeyCommand.f10], .keyboardF11: [UIKeyCommand.f11], .keyboardF12: [UIKeyCommand.f12],
    ]
}
