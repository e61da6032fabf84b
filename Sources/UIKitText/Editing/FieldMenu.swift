import UIKitInteractions
import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// The menu of commands for the text of a field, and the long press that brings it.
@MainActor
final class FieldMenu: UIObject, UIEditMenuInteractionDelegate {
    private unowned let field: UITextField
    private lazy var interaction = UIEditMenuInteraction(delegate: self)
    private(set) var isShown = false

    init(of field: UITextField) {
        self.field = field
        super.init()
        field.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(pressed(_:))))
    }

    @objc private func pressed(_ recognizer: UILongPressGestureRecognizer) { field.longPress(recognizer) }

    func show() {
        if interaction.view == nil { field.addInteraction(interaction) }
        let rect = place
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: rect.midX, y: rect.minY)))
    }

    func hide() {
        if isShown { interaction.dismissMenu() }
    }

    /// What is selected as far as it is seen, or the caret.
    private var place: CGRect {
        let range = TextOffsetRange(field.editing.selection)
        let rects = field.selectionRects(for: range).map(\.rect)
        let rect = rects.reduce(CGRect.null) { $0.union($1) }
        let seen = rect.intersection(field.shownRect)
        return rect.isNull || seen.isNull ? field.caretRect(for: range.end) : seen
    }

    // MARK: UIEditMenuInteractionDelegate

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        field.delegate?.textField?(field, editMenuForCharactersIn: field.editing.selection, suggestedActions: suggestedActions) ?? nil
    }

    func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect { place }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        isShown = true
        field.delegate?.textField?(field, willPresentEditMenuWith: animator)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        isShown = false
        field.delegate?.textField?(field, willDismissEditMenuWith: animator)
    }
}
