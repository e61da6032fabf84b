import ItemProvider
import UIKitInteractions
import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Lets text be dropped into a text: a caret shows where it would come to stand.
@MainActor
final class TextDrop: UIObject {
    private unowned let view: any EditedText & UITextDraggable & UITextDroppable
    private unowned let drag: TextDrag
    private(set) lazy var interaction = UIDropInteraction(delegate: self)
    weak var delegate: (any UITextDropDelegate)?
    private(set) var isActive = false
    private var proposal = UITextDropProposal(operation: .cancel)
    /// The last answer of the delegate of a text that is not editable.
    private var editability = UITextDropEditability.no
    private var location = 0
    private var caret: UIView?

    init(on view: any EditedText & UITextDraggable & UITextDroppable, drag: TextDrag) {
        (self.view, self.drag) = (view, drag)
        super.init()
    }

    func install() { if interaction.view == nil { view.addInteraction(interaction) } }

    private func isSameView(_ session: any UIDropSession) -> Bool { drag.isActive && session.localDragSession != nil }

    private func request(_ session: any UIDropSession) -> TextDropRequest {
        let isSameView = isSameView(session)
        let suggested = UITextDropProposal(operation: isSameView ? .move : .copy)
        return TextDropRequest(TextOffset(location), suggested, isSameView: isSameView, session)
    }

    private func takes(_ session: any UIDropSession) -> Bool {
        guard !view.acceptsChanges else { return true }
        editability = delegate?.textDroppableView?(view, willBecomeEditableForDrop: request(session)) ?? .no
        return editability != .no
    }

    // MARK: The caret

    private func showCaret() {
        let caret = self.caret ?? UIView(frame: .zero)
        self.caret = caret
        UIView.performWithoutAnimation {
            caret.isUserInteractionEnabled = false
            caret.backgroundColor = view.tintColor
            if caret.superview == nil { view.addSubview(caret) }
            caret.frame = view.caretRect(for: TextOffset(location))
        }
    }

    private func leave() {
        isActive = false
        caret?.removeFromSuperview()
        caret = nil
    }

    // MARK: Putting in

    private func insert(
        _ text: String, _ proposal: UITextDropProposal, from source: NSRange?, look: NSAttributedString? = nil
    ) {
        let editor = view.editor
        editor.isOpenForDrop = editability == .temporary
        defer { editor.isOpenForDrop = false }
        let target = editor.clamped(target(of: proposal))
        let fitting = view.fitting(text)
        let look = fitting == text ? look : nil
        let text = fitting
        guard let source, proposal.operation == .move, proposal.dropAction == .insert else {
            if source != nil { drag.forgetRange() }
            if editor.edit(target, text, as: .paste, look: look) { select(target.location, text) }
            return
        }
        drag.forgetRange()
        // A stretch that is dropped on itself stays.
        guard target.location < source.location || target.location > NSMaxRange(source) else { return }
        guard editor.edit(source, "", as: .deletion) else { return }
        let start = target.location > source.location ? target.location - source.length : target.location
        if editor.edit(NSRange(location: start, length: 0), text, as: .paste) { select(start, text) }
    }

    private func target(of proposal: UITextDropProposal) -> NSRange {
        switch proposal.dropAction {
        case .insert: NSRange(location: location, length: 0)
        case .replaceSelection: view.editor.selection.length > 0 ? view.editor.selection : NSRange(location: location, length: 0)
        case .replaceAll: view.editor.whole
        }
    }

    /// The dropped text is selected.
    private func select(_ start: Int, _ text: String) {
        view.editor.select(NSRange(location: start, length: text.utf16.count))
    }
}

extension TextDrop: UIDropInteractionDelegate {
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        session.canLoadObjects(ofClass: NSString.self) && takes(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        isActive = true
        delegate?.textDroppableView?(view, dropSessionDidEnter: session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        location = view.location(nearest: session.location(in: view))
        let request = request(session)
        proposal = delegate?.textDroppableView?(view, proposalForDrop: request) ?? request.suggestedProposal
        if [.copy, .move].contains(proposal.operation), proposal.dropAction == .insert {
            showCaret()
        } else {
            caret?.removeFromSuperview()
        }
        delegate?.textDroppableView?(view, dropSessionDidUpdate: session)
        return proposal
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        leave()
        delegate?.textDroppableView?(view, dropSessionDidExit: session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        caret?.removeFromSuperview()
        delegate?.textDroppableView?(view, willPerformDrop: request(session))
        if !view.acceptsChanges, editability == .yes { view.allowChanges() }
        guard proposal.dropPerformer == .view else { return }
        guard view.isFirstResponder || view.becomeFirstResponder() || !view.canBecomeFirstResponder else { return }
        let proposal = proposal
        let own = session.items.compactMap { ($0 as? TextDragItem)?.text }
        if own.count == session.items.count {
            return insert(own.joined(separator: "\n"), proposal, from: isSameView(session) ? drag.range : nil)
        }
        // Items that a delegate has put in the place of the text are no part of it.
        if isSameView(session) { drag.forgetRange() }
        if let pasting = view.pastingWithDelegate {
            return pasting.start(session.items.map { ($0.itemProvider, $0.localObject) }) { [weak self] text in
                self?.insert(text.string, proposal, from: nil, look: text)
            }
        }
        session.loadObjects(ofClass: NSString.self) { [weak self] objects in
            let texts = objects.compactMap { ($0 as? NSString) as String? }
            if !texts.isEmpty { self?.insert(texts.joined(separator: "\n"), proposal, from: nil) }
        }
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        if let given = delegate?.textDroppableView?(view, previewForDroppingAllItemsWithDefault: defaultPreview) { return given }
        let rect = view.caretRect(for: TextOffset(min(location, view.editor.length)))
        let target = UIDragPreviewTarget(container: view, center: CGPoint(x: rect.midX, y: rect.midY))
        return defaultPreview.retargetedPreview(with: target)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        leave()
        delegate?.textDroppableView?(view, dropSessionDidEnd: session)
    }
}
