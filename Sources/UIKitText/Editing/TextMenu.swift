import UIKitInteractions
import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// The menu of commands for what is selected in a text.
@MainActor
final class TextMenu: UIObject, UIEditMenuInteractionDelegate {
    private unowned let view: any EditedText
    private lazy var interaction = UIEditMenuInteraction(delegate: self)
    private(set) var isShown = false

    init(of view: any EditedText) {
        self.view = view
        super.init()
    }

    /// The items in place of the usual commands: the guesses for a misspelled word.
    private var guesses: [UIMenuElement] = []

    /// Offers other words in the place of what is selected.
    func show(guesses: [UIMenuElement]) {
        self.guesses = guesses
        present()
        self.guesses = []
    }

    func show() { present() }

    private func present() {
        if interaction.view == nil { view.addInteraction(interaction) }
        let rect = targetRect
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: rect.midX, y: rect.minY)))
    }

    func hide() {
        if isShown { interaction.dismissMenu() }
    }

    func toggle() {
        if isShown { hide() } else { show() }
    }

    /// The visible part of the selection, or the caret.
    private var targetRect: CGRect {
        let seen = view.seenSelection
        // Handles are above and below.
        let side = TextMarksTheme.flat.knobSide
        if !seen.isNull, view.editor.showsHandles { return seen.insetBy(dx: 0, dy: -side) }
        return seen.isNull ? view.caretRect(for: TextOffset(NSMaxRange(view.editor.selection))) : seen
    }

    /// The items that an app has added to the menus of all texts by the older API (rule TX-145). What nobody performs is not shown.
    private var itemsOfApp: [UIMenuElement] {
        let items = UIMenuController.shared.menuItems ?? []
        return items.isEmpty ? [] : [UIMenu(options: .displayInline, children: items.map { UICommand(title: $0.title, action: $0.action) })]
    }

    // MARK: UIEditMenuInteractionDelegate

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        let suggested = guesses.isEmpty ? suggestedActions + itemsOfApp : guesses
        return view.editMenu(for: view.editor.selection, suggestedActions: suggested) ?? UIMenu(children: suggested)
    }

    func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect {
        targetRect
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        isShown = true
        view.willPresentMenu(with: animator)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        isShown = false
        view.willDismissMenu(with: animator)
    }
}
