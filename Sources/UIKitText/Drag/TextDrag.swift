import UIKitInteractions
import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Lets what is selected in a text be dragged.
@MainActor
final class TextDrag: UIObject {
    private unowned let view: any EditedText & UITextDraggable
    private(set) lazy var interaction = UIDragInteraction(delegate: self)
    weak var delegate: (any UITextDragDelegate)?
    var options: UITextDragOptions = []
    /// True if text is lifted or dragged.
    private(set) var isActive = false
    /// True if the text that was lifted last has followed the finger.
    private(set) var hasMoved = false
    /// The stretch that is dragged.
    private(set) var range: NSRange?
    /// The text of that range when it was lifted.
    private var lifted = ""

    init(of view: any EditedText & UITextDraggable) {
        self.view = view
        super.init()
    }

    func install() { if interaction.view == nil { view.addInteraction(interaction) } }

    /// Returns true if a press at a point lifts what is selected.
    func lifts(at point: CGPoint) -> Bool {
        let selection = view.editor.selection
        guard interaction.isEnabled, selection.length > 0, !view.isSecret, view.showsMarks else { return false }
        return view.markedRects(of: selection).contains { $0.contains(point) }
    }

    /// A finger rests; whether it drags is not known yet.
    func pressBegan() { if !isActive { hasMoved = false } }

    /// A drop has moved the dragged range, or replaced it.
    func forgetRange() { range = nil }

    private func lines() -> [NSValue] {
        guard let range else { return [] }
        return view.markedRects(of: range).map { $0.intersection(view.bounds) }.filter { !$0.isEmpty }.map { NSValue(cgRect: $0) }
    }
}

extension TextDrag: UIDragInteractionDelegate {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        (hasMoved, range) = (false, nil)
        guard lifts(at: session.location(in: view)) else { return [] }
        let selection = view.editor.selection
        let item = TextDragItem(view.styledCharacters(in: selection))
        let request = TextDragRequest(TextOffsetRange(selection), [item], session)
        let items = delegate?.textDraggableView?(view, itemsForDrag: request) ?? [item]
        if !items.isEmpty { (range, lifted) = (selection, item.text) }
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        if let given = delegate?.textDraggableView?(view, dragPreviewForLiftingItem: item, session: session) { return given }
        let lines = lines()
        guard !lines.isEmpty else { return nil }
        let parameters = UIDragPreviewParameters(textLineRects: lines)
        parameters.backgroundColor = .systemBackground
        return UITargetedDragPreview(view: view, parameters: parameters)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {
        isActive = true
        view.editor.menu?.hide()
        animator.addCompletion { [weak self] position in if position == .start { self?.isActive = false } }
        delegate?.textDraggableView?(view, willAnimateLiftWith: animator, session: session)
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        hasMoved = true
        delegate?.textDraggableView?(view, dragSessionWillBegin: session)
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool { true }

    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
        // Text that was moved into another one is there now, unless this one was changed meanwhile; in this one the drop has moved it.
        if operation == .move, let range = range.map(view.editor.clamped), view.characters(in: range) == lifted {
            view.editor.edit(range, "", as: .deletion)
        }
        (isActive, range) = (false, nil)
        delegate?.textDraggableView?(view, dragSessionDidEnd: session, with: operation)
    }
}
