import Foundation
@_spi(ForasteroInternal) import UIKitCore

// Bold, italic and underlined text, where a text lets people choose.
extension TextEditor {
    /// Gives what is selected a look, or takes it away if all of it has it already; without a selection it is for what is typed next.
    /// - Parameters:
    ///   - typing: how text would look that is typed now.
    ///   - standardFont: that of text without one.
    func toggle(_ style: TextStyle, typing: [NSAttributedString.Key: Any], standardFont: UIFont) {
        let range = clamped(selection)
        guard view.acceptsChanges else { return }
        guard range.length > 0 else {
            var attributes = typing
            style.change(&attributes, to: !style.isOn(attributes, standardFont: standardFont), standardFont: standardFont)
            typingAttributes = attributes
            return
        }
        let former = view.styledCharacters(in: range)
        var runs: [(range: NSRange, attributes: [NSAttributedString.Key: Any])] = []
        former.enumerateAttributes(in: NSRange(location: 0, length: former.length), options: []) { attributes, part, _ in
            runs.append((part, attributes))
        }
        let isOn = !runs.allSatisfy { style.isOn($0.attributes, standardFont: standardFont) }
        let changed = NSMutableAttributedString(attributedString: former)
        for run in runs {
            var attributes = run.attributes
            style.change(&attributes, to: isOn, standardFont: standardFont)
            changed.setAttributes(attributes, range: run.range)
        }
        restyle(range, changed, inPlaceOf: former)
    }

    /// Puts the same characters with another look in their place, which stay selected.
    private func restyle(_ range: NSRange, _ text: NSAttributedString, inPlaceOf former: NSAttributedString) {
        marked = nil
        view.replaceCharacters(in: range, withStyled: text)
        if undo.isWanted { undo.note(range, inPlaceOf: former, selected: selection, as: .styling) }
        typingAttributes = nil
        view.focusHasMoved()
        view.textHasChanged()
    }
}
