import Foundation
import UIKitCore

/// The choices of the user in the menu of the find panel.
@MainActor
final class FindOptions {
    /// Says whether the second field is shown, and what shows it.
    struct Replacement {
        var isShown: Bool
        var isPossible: Bool
        var show: (Bool) -> Void
    }

    private var matchesCase = false
    private var matchesWords = false
    var didChange: (() -> Void)?

    var chosen: UITextSearchOptions {
        UITextSearchOptions(matchesWords ? .fullWord : .contains, matchesCase ? [] : [.caseInsensitive])
    }

    func elements(_ replacement: Replacement) -> [UIMenuElement] {
        var elements: [UIMenuElement] = []
        if replacement.isPossible {
            elements.append(
                UIMenu(
                    options: [.displayInline, .singleSelection],
                    children: [
                        UIAction(title: "Find", state: replacement.isShown ? .off : .on) { _ in replacement.show(false) },
                        UIAction(title: "Find & Replace", state: replacement.isShown ? .on : .off) { _ in replacement.show(true) },
                    ]))
        }
        let choices = [
            UIAction(title: "Match Case", state: matchesCase ? .on : .off) { [weak self] _ in self?.toggle(\.matchesCase) },
            UIAction(title: "Whole Words", state: matchesWords ? .on : .off) { [weak self] _ in self?.toggle(\.matchesWords) },
        ]
        elements.append(UIMenu(options: .displayInline, children: choices))
        return elements
    }

    private func toggle(_ choice: ReferenceWritableKeyPath<FindOptions, Bool>) {
        self[keyPath: choice].toggle()
        didChange?()
    }
}
