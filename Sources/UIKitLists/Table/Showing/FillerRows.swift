import UIKitCore

/// The lines of a plain table below its last row, as if there were more.
final class FillerRows: UIView {
    private var lines: [CellSeparator] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameters:
    ///   - height: of a row, in points.
    ///   - span: where the lines begin and end.
    func show(rowHeight height: CGFloat, span: ClosedRange<CGFloat>, line: CellContext.Separator) {
        let hairline = 1 / max(traitCollection.displayScale, 1)
        let count = Int((bounds.height / height).rounded(.down))
        while lines.count < count {
            let view = CellSeparator(frame: .zero)
            addSubview(view)
            lines.append(view)
        }
        while lines.count > count { lines.removeLast().removeFromSuperview() }
        for (index, view) in lines.enumerated() {
            view.frame = CGRect(
                x: span.lowerBound, y: CGFloat(index + 1) * height - hairline, width: span.upperBound - span.lowerBound, height: hairline)
            view.show(line)
        }
    }
}
