import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Lets items be dropped on a table or a collection view, as its drop delegate says.
@MainActor
package final class ListDrop: NSObject, UIDropInteractionDelegate {
    package private(set) lazy var interaction = UIDropInteraction(delegate: self)
    private let target: any DropTarget
    private var plan = DropPlan()
    /// The cell that is marked as the one into which items would go.
    private weak var marked: UIView?
    package private(set) var isActive = false

    package init(on target: any DropTarget) {
        self.target = target
        super.init()
    }

    // MARK: Over the list

    package func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        target.canHandle(session)
    }

    package func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        isActive = true
        target.didEnter(session)
    }

    package func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        let point = session.location(in: target.view)
        let proposal = target.proposal(for: session, at: point)
        mark(target.show(at: point))
        return proposal
    }

    private func mark(_ cell: UIView?) {
        guard cell !== marked else { return }
        if let marked { target.highlight(marked, false) }
        marked = cell
        if let cell { target.highlight(cell, true) }
    }

    package func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        leave()
        target.didExit(session)
    }

    private func leave() {
        mark(nil)
        target.closeUp()
        isActive = false
    }

    // MARK: The drop

    package func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        plan = DropPlan()
        mark(nil)
        target.perform(session, plan)
    }

    package func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        plan.preview(of: item, from: defaultPreview) {
            target.cell(at: $0)
        } parameters: {
            target.previewParameters(at: $0)
        }
    }

    package func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) {
        plan.animate(item, with: animator)
        guard case .cell(let path) = plan.goal(of: item), let cell = target.cell(at: path) else { return }
        // The cell is seen when the item has come there.
        cell.isHidden = true
        animator.addCompletion { _ in cell.isHidden = false }
    }

    package func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        leave()
        target.didEnd(session)
    }
}
