import UIKitInteractions
import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// The menu of a link or an attachment.
@MainActor
final class TextItemMenu: UIObject, UIEditMenuInteractionDelegate {
    private unowned let view: UITextView
    private lazy var interaction = UIEditMenuInteraction(delegate: self)
    private var shown: (menu: UIMenu, item: UITextItem, rect: CGRect)?

    init(of view: UITextView) {
        self.view = view
        super.init()
    }

    func show(_ menu: UIMenu, for item: UITextItem, beside rect: CGRect) {
        guard !menu.children.isEmpty else { return }
        if interaction.view == nil { view.addInteraction(interaction) }
        shown = (menu, item, rect)
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: rect.midX, y: rect.minY)))
    }

    // MARK: UIEditMenuInteractionDelegate

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { shown?.menu }

    func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect {
        shown?.rect ?? .null
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        guard let item = shown?.item, let animator = animator as? any UIContextMenuInteractionAnimating else { return }
        view.delegate?.textView?(view, textItemMenuWillDisplayFor: item, animator: animator)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        guard let item = shown?.item, let animator = animator as? any UIContextMenuInteractionAnimating else { return }
        view.delegate?.textView?(view, textItemMenuWillEndFor: item, animator: animator)
    }
}
