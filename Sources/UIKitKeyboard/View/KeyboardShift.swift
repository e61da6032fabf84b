import Foundation
import UIKitCore

/// Says whether the next letters are capitals.
struct KeyboardShift: Equatable {
    private(set) var isOn = false
    private(set) var isLocked = false
    private var lastTap: TimeInterval?

    /// A tap turns it on or off; two in short time lock it.
    mutating func tap(at time: TimeInterval, doubleTap: TimeInterval) {
        if isLocked {
            (isOn, isLocked, lastTap) = (false, false, nil)
        } else if let lastTap, time - lastTap < doubleTap {
            (isOn, isLocked, self.lastTap) = (true, true, nil)
        } else {
            isOn.toggle()
            lastTap = time
        }
    }

    /// A letter was typed, or the caret has moved.
    mutating func follow(_ capitalization: UITextAutocapitalizationType, before text: String) {
        guard !isLocked else { return }
        isOn = Self.isCapital(capitalization, after: text)
        lastTap = nil
    }

    /// Typing begins in another object.
    mutating func reset() { self = KeyboardShift() }

    /// Returns true if what follows a text begins with a capital.
    static func isCapital(_ capitalization: UITextAutocapitalizationType, after text: String) -> Bool {
        switch capitalization {
        case .none: return false
        case .allCharacters: return true
        case .words: return text.last.map { $0.isWhitespace } ?? true
        case .sentences:
            guard let last = text.last else { return true }
            if last.isNewline { return true }
            guard last.isWhitespace else { return false }
            return text.last { !$0.isWhitespace }.map { ".!?".contains($0) } ?? true
        }
    }
}
