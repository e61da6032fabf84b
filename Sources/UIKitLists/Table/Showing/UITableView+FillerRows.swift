import Foundation
import UIKitCore

// Lines below the last row of a table that is not full.
extension UITableView {
    /// Lower ones would be a grey field.
    private static var leastFillerHeight: CGFloat { 1 }

    /// How high the rows are that there are not; nil for no lines.
    private var usedFillerHeight: CGFloat? {
        guard fillerRowHeight != 0, style == .plain, separatorStyle != .none, tableFooterView == nil else { return nil }
        let height: CGFloat
        if fillerRowHeight == Self.automaticDimension {
            height = rowHeight == Self.automaticDimension ? max(estimatedRowHeight, theme.rowHeight) : rowHeight
        } else {
            height = fillerRowHeight
        }
        return height >= Self.leastFillerHeight && height <= theme.greatestHeight ? height : nil
    }

    /// Brings the lines to what is free below the last row.
    func placeFillerRows() {
        let start = content.layout.contentHeight
        guard let height = usedFillerHeight, start < bounds.maxY else {
            shown.fillers?.removeFromSuperview()
            shown.fillers = nil
            return
        }
        UIView.performWithoutAnimation {
            let view = shown.fillers ?? FillerRows(frame: .zero)
            if shown.fillers == nil {
                shown.fillers = view
                insertSubview(view, at: backgroundView == nil ? 0 : 1)
            }
            view.frame = CGRect(x: 0, y: start, width: bounds.width, height: bounds.maxY - start)
            let insets = separatorInset
            let line = CellContext.Separator(color: givenSeparatorColor, effect: separatorEffect)
            view.show(rowHeight: height, span: insets.left...max(insets.left, bounds.width - insets.right), line: line)
        }
    }
}
