import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension UITableView {
    /// True if rows are lifted or dragged (SV-34).
    // apple: https://developer.apple.com/documentation/uikit/uitableview/hasactivedrag
    @objc open var hasActiveDrag: Bool { drag?.isActive ?? false }

    /// True if a drag is over the table.
    @objc open var hasActiveDrop: Bool { drop?.isActive ?? false }

    // MARK: Internal

    func dragAndDropDidChange() {
        drag = interaction(drag, isNeeded: dragDelegate != nil, make: { ListDrag(of: TableDrag(of: self)) }, \.interaction)
        drag?.interaction.isEnabled = dragInteractionEnabled
        drop = interaction(
            drop, isNeeded: dropDelegate != nil || dragDelegate != nil, make: { ListDrop(on: TableDrop(of: self)) }, \.interaction)
    }

    private func interaction<Side>(
        _ side: Side?, isNeeded: Bool, make: () -> Side, _ interaction: (Side) -> any UIInteraction
    ) -> Side? {
        guard isNeeded != (side != nil) else { return side }
        if let side {
            removeInteraction(interaction(side))
            return nil
        }
        let side = make()
        addInteraction(interaction(side))
        return side
    }

    /// Rows make room, or close up again.
    func showGap(_ gap: RowGap?) {
        guard gap != editing.gap else { return }
        editing.gap = gap
        hideSource(gap?.source == nil ? nil : drag?.singleSource.flatMap { shown.cell(at: ListPosition($0)) })
        content.hasMovedRows = true
        setNeedsLayout()
        UIView.animate(withDuration: CellTheme.flat.moveDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
            self.layoutIfNeeded()
        }
    }

    /// The cell that is hidden is remembered: when the rows close up the drag may be over, and its row is known no more.
    private func hideSource(_ cell: UITableViewCell?) {
        guard cell !== editing.hiddenSource else { return }
        editing.hiddenSource?.isHidden = false
        cell?.isHidden = true
        editing.hiddenSource = cell
    }
}
