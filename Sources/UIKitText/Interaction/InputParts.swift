import UIKitInteractions
import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// The objects that a text interaction adds to its view: recognisers, the marks of the selection, and a menu.
@MainActor
final class InputParts: UIObject {
    private unowned let interaction: UITextInteraction
    private unowned let view: UIView
    private(set) lazy var touches = InputTouches(of: interaction, in: view, parts: self)
    private lazy var menu = UIEditMenuInteraction(delegate: self)
    private(set) var display: UITextSelectionDisplayInteraction?
    private var isMenuShown = false

    init(of interaction: UITextInteraction, in view: UIView) {
        (self.interaction, self.view) = (interaction, view)
        super.init()
        touches.install()
        view.addInteraction(menu)
        inputDidChange()
    }

    func remove() {
        touches.remove()
        view.removeInteraction(menu)
        if let display { view.removeInteraction(display) }
        if let input = interaction.textInput, input.inputDelegate === self { input.inputDelegate = nil }
    }

    /// Another text is meant.
    func inputDidChange() {
        if let display { view.removeInteraction(display) }
        display = interaction.textInput.map { UITextSelectionDisplayInteraction(textInput: $0, delegate: self) }
        guard let display else { return }
        display.handles.dragged = { [unowned self] in touches.handle(dragged: $0, $1) }
        view.addInteraction(display)
        update()
    }

    /// Brings all to where the selection is now.
    func update() {
        guard let input = interaction.textInput, let display else { return }
        if input.isFirstResponder, input.inputDelegate == nil { input.inputDelegate = self }
        if !input.isFirstResponder { hideMenu() }
        display.hidesCaret = !interaction.isEditable
        display.isActivated = input.isFirstResponder
        display.setNeedsSelectionUpdate()
        (input as? UIView)?.caretDidMove()
    }

    // MARK: The menu

    func showMenu() {
        let rect = targetRect
        menu.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: rect.midX, y: rect.minY)))
    }

    func hideMenu() { if isMenuShown { menu.dismissMenu() } }
    func toggleMenu() { if isMenuShown { hideMenu() } else { showMenu() } }

    private var targetRect: CGRect {
        guard let input = interaction.textInput, let range = input.selectedTextRange else { return view.bounds }
        let rect = range.isEmpty ? input.caretRect(for: range.end) : InputGeometry(input).rects(of: range).reduce(.null) { $0.union($1) }
        let inView = InputGeometry(input).convert(rect.isNull ? input.caretRect(for: range.end) : rect, to: view)
        return range.isEmpty ? inView : inView.insetBy(dx: 0, dy: -TextMarksTheme.flat.knobSide)
    }
}

extension InputParts: UIEditMenuInteractionDelegate {
    func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect {
        targetRect
    }
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) { isMenuShown = true }
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) { isMenuShown = false }
}

// The app's notifications about its text where nobody else observes it.
extension InputParts: UITextInputDelegate {
    func selectionWillChange(_ textInput: (any UITextInput)?) {}
    func selectionDidChange(_ textInput: (any UITextInput)?) { update() }
    func textWillChange(_ textInput: (any UITextInput)?) {}
    func textDidChange(_ textInput: (any UITextInput)?) { update() }
}

extension InputParts: UITextSelectionDisplayInteractionDelegate {}
