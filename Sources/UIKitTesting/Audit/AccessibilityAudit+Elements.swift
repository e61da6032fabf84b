import UIKit
@_spi(ForasteroInternal) import UIKitCore

/// Elements that are missing, that say wrong things of themselves, or that do not grow.
extension AccessibilityAudit {
    /// The app may hide a text on purpose; then it says so.
    func unspokenText(of label: UILabel) -> String? {
        let around = sequence(first: label as UIView, next: \.superview)
        guard !around.contains(where: { $0.isAccessibilityElement || $0.isSpokenAsOne || $0.accessibilityElementsHidden }) else {
            return nil
        }
        // Who lists elements itself has perhaps one that tells the text.
        guard !around.contains(where: { ($0.accessibilityElements ?? []).isEmpty == false || $0.accessibilityElementCount() > 0 }) else {
            return nil
        }
        return
            "\(name(of: label)) shows a text that no assistive technology finds. Make it an accessibility element, or give the text to one."
    }

    /// Texts of bars and of controls are theirs, and of no size that the app decides.
    func fixedText(of view: UIView) -> String? {
        guard let content = view as? any UIContentSizeCategoryAdjusting & UIView, !content.adjustsFontForContentSizeCategory,
            hasText(view), !isPartOfControl(view)
        else { return nil }
        return "\(name(of: view)) keeps its font when the user wants another size of text. Use a preferred font, or UIFontMetrics, and set "
            + "adjustsFontForContentSizeCategory."
    }

    private func hasText(_ view: UIView) -> Bool {
        switch view {
        case let label as UILabel: label.text?.isEmpty == false
        case let field as UITextField: field.text?.isEmpty == false || field.placeholder?.isEmpty == false
        case let text as UITextView: !text.text.isEmpty
        default: false
        }
    }

    private func isPartOfControl(_ view: UIView) -> Bool {
        sequence(first: view.superview, next: { $0?.superview }).contains {
            $0 is UIControl || $0 is UINavigationBar || $0 is UITabBar || $0 is UIToolbar
        }
    }

    func wrongTrait(of view: UIView) -> String? {
        guard view.isAccessibilityElement else { return nil }
        let traits = view.accessibilityTraits
        let rivals: [(UIAccessibilityTraits, String)] = [
            ([.button, .staticText], "a button and a plain text"), ([.button, .adjustable], "a button and adjustable"),
            ([.button, .link], "a button and a link"),
        ]
        if let rival = rivals.first(where: { traits.contains($0.0) && !traits.contains(.toggleButton) }) {
            return "\(name(of: view)) says that it is \(rival.1). Leave one of the traits out."
        }
        let answers: UIAccessibilityTraits = [
            .button, .link, .adjustable, .toggleButton, .searchField, .keyboardKey, .allowsDirectInteraction,
        ]
        guard traits.isDisjoint(with: answers), isTapped(view) else { return nil }
        return "\(name(of: view)) answers taps, and does not say so. Give it the trait .button."
    }

    private func isTapped(_ view: UIView) -> Bool {
        guard view.isUserInteractionEnabled, !(view is any UITextInput) else { return false }
        return view.gestureRecognizers?.contains { recognizer in
            recognizer.isEnabled && (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired == 1
        } ?? false
    }
}
