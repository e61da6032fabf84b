import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension UITableViewHeaderFooterView {
    func layOutParts() {
        updateConfigurationIfNeeded()
        backgroundView?.frame = bounds
        configurations?.backgroundView?.frame = bounds
        contentView.frame = CGRect(
            x: context.safeLeft, y: 0, width: max(bounds.width - context.safeLeft - context.safeRight, 0), height: bounds.height)
        showMargins(side: sideInset)
        if configurations?.contentView == nil { layOutTexts() }
    }

    private var sideInset: CGFloat { context.sideInset ?? CellTheme.flat.sideInset(forWidth: bounds.width) }

    /// The margins for what the app puts into the content view, and for content that keeps those of the view around it.
    private func showMargins(side: CGFloat) {
        var margins = UIEdgeInsets(top: kind.top, left: side, bottom: kind.bottom, right: side)
        guard margins != contentMargins else { return }
        contentMargins = margins
        content.layoutMargins = margins
        margins.left += context.safeLeft
        margins.right += context.safeRight
        insetsLayoutMarginsFromSafeArea = false
        layoutMargins = margins
    }

    /// Texts are at the bottom of headers, near to the rows, and at the top of footers; on a bar in its middle.
    private func layOutTexts() {
        let width = max(content.bounds.width - 2 * sideInset, 0)
        let text = textSize(textPart, width: width)
        let detail = textSize(shownDetail, width: width)
        let gap = text.height > 0 && detail.height > 0 ? theme.gap : 0
        let height = text.height + gap + detail.height
        let hairline = 1 / max(traitCollection.displayScale, 1)
        let free = bounds.height - height
        var top = kind.top
        if context.background == .plain { top = free / 2 } else if context.kind == .header { top = free - kind.bottom }
        top = (top / hairline).rounded() * hairline
        textPart?.frame = CGRect(x: sideInset, y: top, width: width, height: text.height)
        detailPart?.frame = CGRect(x: sideInset, y: top + text.height + gap, width: width, height: detail.height)
    }

    private var shownDetail: UILabel? { context.background == .plain ? nil : detailPart }

    private func textSize(_ label: UILabel?, width: CGFloat) -> CGSize {
        guard let label, label.text?.isEmpty == false else { return .zero }
        return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }

    func fittingSize(forWidth width: CGFloat) -> CGSize {
        let side = context.sideInset ?? CellTheme.flat.sideInset(forWidth: width)
        if let view = configurations?.contentView {
            let target = CGSize(width: max(width - context.safeLeft - context.safeRight, 0), height: 0)
            let height = view.systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
            ).height
            return CGSize(width: width, height: height)
        }
        if contentView.isSizedByConstraints {
            // Constraints may go by the margins, which a view that has not been laid out yet does not have.
            showMargins(side: side)
            let target = CGSize(width: max(width - context.safeLeft - context.safeRight, 0), height: 0)
            let height = contentView.systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
            ).height
            return CGSize(width: width, height: height)
        }
        let room = max(width - context.safeLeft - context.safeRight - 2 * side, 0)
        let text = textSize(textPart, width: room).height
        let detail = textSize(shownDetail, width: room).height
        let gap = text > 0 && detail > 0 ? theme.gap : 0
        let hairline = 1 / max(traitCollection.displayScale, 1)
        let height = max(kind.height, text + gap + detail + kind.top + kind.bottom)
        return CGSize(width: width, height: (height / hairline).rounded(.up) * hairline)
    }
}
