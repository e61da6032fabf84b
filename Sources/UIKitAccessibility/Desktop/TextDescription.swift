import AccessibilityBus
import Foundation
@_spi(ForasteroInternal) internal import UIKitCore

/// A text that is written or selected in. The desktop counts characters of Unicode, and UIKit the units of UTF-16.
@MainActor
struct TextDescription {
    let input: any UITextInput

    init?(_ target: any AccessibilityTarget) {
        guard let input = target as? any UITextInput else { return nil }
        self.input = input
    }

    var isSecret: Bool { input.isSecureTextEntry == true }

    private var written: String {
        guard let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument) else { return "" }
        return input.text(in: all) ?? ""
    }

    /// A secret one only shows how long it is.
    var text: String { isSecret ? String(repeating: "•", count: written.unicodeScalars.count) : written }

    var selection: Range<Int>? {
        guard let selected = input.selectedTextRange else { return nil }
        let text = written.utf16
        let start = input.offset(from: input.beginningOfDocument, to: selected.start)
        let end = input.offset(from: input.beginningOfDocument, to: selected.end)
        let (first, last) = (Self.scalars(in: text, upTo: start), Self.scalars(in: text, upTo: end))
        return first..<max(first, last)
    }

    // MARK: Changing

    func replace(_ range: Range<Int>, with text: String) -> Bool {
        guard isActive, let range = textRange(range) else { return false }
        input.replace(range, withText: text)
        return true
    }

    func select(_ range: Range<Int>) -> Bool {
        guard isActive, let range = textRange(range) else { return false }
        input.selectedTextRange = range
        return true
    }

    func edit(_ edit: TextEdit) -> Bool {
        switch edit {
        case .copy(let range): return !isSecret && select(range) && send(#selector(UIResponder.copy(_:)))
        case .cut(let range): return !isSecret && select(range) && send(#selector(UIResponder.cut(_:)))
        case .paste(let place): return select(place..<place) && send(#selector(UIResponder.paste(_:)))
        }
    }

    /// Only what the keyboard belongs to is changed.
    private var isActive: Bool {
        guard let responder = input as? UIResponder else { return false }
        return responder.isFirstResponder || responder.becomeFirstResponder()
    }

    private func send(_ action: Selector) -> Bool {
        guard let responder = input as? UIResponder, responder.canPerformAction(action, withSender: nil) else { return false }
        return UIApplication.shared.sendAction(action, to: responder, from: nil, for: nil)
    }

    // MARK: Places

    /// On the screen, in points.
    func frame(of range: Range<Int>) -> CGRect? {
        guard let view = input as? UIView else { return nil }
        let rect: CGRect
        if range.isEmpty {
            guard let position = position(range.lowerBound) else { return nil }
            rect = input.caretRect(for: position)
        } else {
            guard let range = textRange(range) else { return nil }
            rect = input.firstRect(for: range)
        }
        return rect.isNull || rect.isInfinite ? nil : view.convertToScreen(rect)
    }

    /// - Parameter point: on the screen, in points.
    func offset(at point: CGPoint) -> Int? {
        guard let view = input as? UIView, let window = view.window, view.accessibilityFrame.contains(point),
            let position = input.closestPosition(to: window.convert(window.point(fromScreen: point), to: view))
        else { return nil }
        return Self.scalars(in: written.utf16, upTo: input.offset(from: input.beginningOfDocument, to: position))
    }

    // MARK: Private

    private func position(_ offset: Int) -> UITextPosition? {
        let scalars = written.unicodeScalars
        guard offset >= 0, let index = scalars.index(scalars.startIndex, offsetBy: offset, limitedBy: scalars.endIndex) else { return nil }
        return input.position(from: input.beginningOfDocument, offset: index.utf16Offset(in: written))
    }

    private func textRange(_ range: Range<Int>) -> UITextRange? {
        guard let start = position(range.lowerBound), let end = position(range.upperBound) else { return nil }
        return input.textRange(from: start, to: end)
    }

    private static func scalars(in text: String.UTF16View, upTo offset: Int) -> Int {
        let end = text.index(text.startIndex, offsetBy: max(offset, 0), limitedBy: text.endIndex) ?? text.endIndex
        return String(text)[..<end].unicodeScalars.count
    }
}
