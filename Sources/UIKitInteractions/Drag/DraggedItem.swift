import Foundation

/// One of the items that are dragged, and what is seen of it.
@MainActor
final class DraggedItem {
    let item: UIDragItem
    /// The interaction from whose view the item comes.
    let source: UIDragInteraction
    /// The lifted preview; nil if the item is not seen.
    let preview: UITargetedDragPreview?
    private(set) var view: DraggedView?
    /// Its middle as seen from the finger, in points.
    var grab = CGPoint.zero
    private let theme: DragTheme

    init(_ item: UIDragItem, from source: UIDragInteraction, preview: UITargetedDragPreview?, theme: DragTheme) {
        self.item = item
        self.source = source
        self.preview = preview
        self.theme = theme
        view = preview.map { DraggedView($0.view, $0.parameters, theme: theme) }
        item.shownSize = view?.bounds.size ?? .zero
    }

    /// Puts what is seen where it was lifted.
    func place(in overlay: UIView, finger: CGPoint) {
        guard let view, let preview else { return }
        overlay.insertSubview(view, at: 0)
        view.center = preview.target.container.convert(preview.target.center, to: overlay)
        grab = CGPoint(x: view.center.x - finger.x, y: view.center.y - finger.y)
    }

    /// Shows what the item has to show now, if it says (SV-16).
    func updatePreview(in overlay: UIView, finger: CGPoint) {
        guard let provider = item.previewProvider else { return }
        guard let preview = provider() else {
            view?.removeFromSuperview()
            return view = nil
        }
        guard let view else {
            let new = DraggedView(preview.view, preview.parameters, theme: theme)
            overlay.insertSubview(new, at: 0)
            new.center = finger
            return self.view = new
        }
        view.show(preview.view, preview.parameters, theme: theme)
    }

    /// The size in which it follows the finger, as a part of its own.
    func draggedScale(keepsSize: Bool) -> CGFloat {
        guard let view, !keepsSize else { return 1 }
        return min(1, theme.largestDragged / max(view.bounds.width, view.bounds.height, 1))
    }

    /// Goes to where a preview says, or fades away where it is.
    func fly(to preview: UITargetedDragPreview?, in overlay: UIView) {
        guard let view else { return }
        view.layer.shadowOpacity = 0
        guard let preview, preview.target.container.window != nil else {
            view.transform = view.transform.scaledBy(x: theme.vanishingScale, y: theme.vanishingScale)
            return view.alpha = 0
        }
        view.center = preview.target.container.convert(preview.target.center, to: overlay)
        view.transform = preview.target.transform
    }
}
