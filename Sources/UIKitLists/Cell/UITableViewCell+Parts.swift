import UIKitCore

extension UITableViewCell {
    /// The main text; made when it is needed.
    func textPart() -> UILabel? {
        if configurations?.content != nil { return nil }
        if let label = parts.text { return label }
        let label = makeLabel(style: cellStyle == .value2 ? .caption1 : .body)
        if cellStyle == .value2 {
            label.textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
            label.textColor = .tintColor
        }
        parts.text = label
        return label
    }

    /// The second text; made when it is needed.
    func detailPart() -> UILabel? {
        if configurations?.content != nil { return nil }
        if let label = parts.detail { return label }
        let label: UILabel
        switch cellStyle {
        case .value1:
            label = makeLabel(style: .body)
            label.textColor = .secondaryLabel
            label.textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
        case .value2, .subtitle: label = makeLabel(style: .caption1)
        default: return nil
        }
        parts.detail = label
        return label
    }

    /// The picture; made when it is needed.
    func imagePart() -> UIImageView? {
        if cellStyle == .value2 || configurations?.content != nil { return nil }
        if let view = parts.image { return view }
        let view = UIImageView(frame: .zero)
        view.contentMode = .scaleAspectFit
        content.addSubview(view)
        parts.image = view
        return view
    }

    private func makeLabel(style: UIFont.TextStyle) -> UILabel {
        let label = UILabel(frame: .zero)
        label.font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
        label.adjustsFontForContentSizeCategory = true
        content.addSubview(label)
        return label
    }

    /// Takes back what belongs to the former row alone.
    func resetForReuse() {
        if isHighlighted { isHighlighted = false }
        if isSelected { isSelected = false }
        if showingDeleteConfirmation { endSlide(animated: false) }
        if isEditing { isEditing = false }
        if status.isReordering { setLifted(false) }
    }

    // MARK: The row

    /// Takes over what the table says about the row.
    func contextDidChange(from former: CellContext) {
        if context.background != former.background || !status.hasOwnColor { showDefaultColor() }
        showCorners()
        if status.isEditing { updateEditingState(animated: false) }
        setNeedsLayout()
    }

    /// A configuration of the background is all that is seen.
    var defaultColor: UIColor? { configurations?.background == nil ? context.background.cellColor : nil }

    /// Gives a cell without a colour of its own that of its table.
    func showDefaultColor() {
        guard !status.hasOwnColor else { return }
        backgroundColor = nil
    }

    /// Rounds the outer corners of the first and the last row of an inset group.
    private func showCorners() {
        showClipping()
        // Corners and clipping of the app's stay as they are.
        guard hasCorners else {
            if status.isRounded { layer.cornerRadius = 0 }
            status.isRounded = false
            return
        }
        status.isRounded = true
        var corners: CACornerMask = []
        if context.isFirstInSection { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if context.isLastInSection { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.maskedCorners = corners
        layer.cornerRadius = theme.insetGroupedRadius
    }

    private var hasCorners: Bool {
        context.background == .insetGrouped && (context.isFirstInSection || context.isLastInSection)
    }

    /// Cuts off what a swipe moves out of the cell.
    func showClipping() {
        let clips = hasCorners || status.slide != 0
        guard clips != status.isClipped else { return }
        status.isClipped = clips
        clipsToBounds = clips
    }
}
