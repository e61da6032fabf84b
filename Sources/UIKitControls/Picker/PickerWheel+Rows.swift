import UIKitCore

// Which rows are seen, and where.
extension PickerWheel {
    /// Brings the rows to where they are seen now. Those that come into sight are made.
    func showRows() {
        let visible = visibleRows
        rows.keep(visible)
        guard let visible else { return }
        let (middle, position) = (CGPoint(x: bounds.midX, y: bounds.midY), position)
        let size = CGSize(width: bounds.width, height: rowHeight)
        UIView.performWithoutAnimation {
            for row in visible {
                let distance = CGFloat(row) - position
                guard let view = rows[row] ?? makeRow(row), let projection = cylinder.projection(of: distance) else { continue }
                view.place(projection, middle: CGPoint(x: middle.x, y: middle.y + projection.y), size: size, distance: distance)
            }
        }
    }

    /// The rows on the front of the cylinder.
    private var visibleRows: ClosedRange<Int>? {
        guard rowCount > 0, bounds.width > 0, bounds.height > 0 else { return nil }
        let (position, reach) = (position, cylinder.reach)
        let first = max((position - reach).rounded(.down) + 1, 0)
        let last = min((position + reach).rounded(.up) - 1, CGFloat(rowCount - 1))
        return first <= last ? Int(first)...Int(last) : nil
    }

    /// Asks anew what the rows that are seen show.
    func renewRows() {
        rows.discard()
        showRows()
    }

    private func makeRow(_ row: Int) -> PickerRowView? {
        guard let picker else { return nil }
        let content = picker.content(ofRow: row, component: component, reusing: rows.takeReusableContent())
        let view = rows.makeView(for: row, in: self)
        view.show(content, style: picker.titleStyle(ofComponent: component))
        return view
    }
}
