import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension UITableViewCell {
    /// Lays out all parts.
    func layOutParts() {
        updateConfigurationIfNeeded()
        showAccessory()
        let hairline = 1 / max(traitCollection.displayScale, 1)
        let layout = CellLayout(layoutContext(size: bounds.size, hairline: hairline), theme: theme)
        showCellMargins(forWidth: bounds.width)
        contentView.frame = layout.content
        parts.accessory?.frame = layout.accessory
        layOutControls(layout)
        layOutSwipeActions()
        layOutBackgrounds()
        layOutTexts(in: layout, hairline: hairline)
        layOutSeparators(layout, hairline: hairline)
    }

    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    func layoutContext(size: CGSize, hairline: CGFloat) -> CellLayout.Context {
        CellLayout.Context(
            size: size, sideInset: context.sideInset ?? theme.sideInset(forWidth: size.width), safeLeft: context.safeLeft,
            safeRight: context.safeRight, hasEditControl: showsEditControl,
            keepsRoomForEditControl: status.isEditing && context.isEditable, indentsForEditControl: shouldIndentWhileEditing,
            hasGrip: showsGrip, accessorySize: wantedAccessorySize, slide: status.slide, hairline: hairline,
            isRightToLeft: isRightToLeft)
    }

    // MARK: Content

    private func layOutTexts(in layout: CellLayout, hairline: CGFloat) {
        guard configurations?.contentView == nil else { return }
        showContentMargins(layout)
        guard parts.text != nil || parts.detail != nil || parts.image != nil else { return }
        let positions = textLayout(in: layout, size: layout.content.size, hairline: hairline)
        if let image = parts.image { image.frame = positions.image }
        if let text = parts.text { text.frame = positions.text }
        if let detail = parts.detail { detail.frame = positions.detail }
    }

    /// The margins of the cell itself, for content that keeps those of the view around it.
    private func showCellMargins(forWidth width: CGFloat) {
        let side = context.sideInset ?? theme.sideInset(forWidth: width)
        let margins = UIEdgeInsets(
            top: theme.contentMargin, left: context.safeLeft + side, bottom: theme.contentMargin, right: context.safeRight + side)
        guard margins != status.cellMargins else { return }
        status.cellMargins = margins
        insetsLayoutMarginsFromSafeArea = false
        layoutMargins = margins
    }

    /// The margins for what the app puts into the content view.
    private func showContentMargins(_ layout: CellLayout) {
        let (start, end) = (layout.leadingMargin, layout.trailingMargin)
        let margins = UIEdgeInsets(
            top: theme.contentMargin, left: isRightToLeft ? end : start, bottom: theme.contentMargin, right: isRightToLeft ? start : end)
        if margins != status.contentMargins {
            status.contentMargins = margins
            content.layoutMargins = margins
        }
    }

    private func textLayout(in layout: CellLayout, size: CGSize, hairline: CGFloat) -> CellTextLayout {
        var shown = CellTextLayout.Parts()
        if let image = parts.image?.image { shown.image = image.size }
        if let label = parts.text { shown.text = { Self.measure(label, width: $0) } }
        if let label = parts.detail { shown.detail = { Self.measure(label, width: $0) } }
        shown.stacksValues = cellStyle == .value1 && traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        var positions = CellTextLayout(
            style: cellStyle, parts: shown, size: size, leading: layout.leadingMargin + indentation, trailing: layout.trailingMargin,
            hairline: hairline, theme: theme)
        if isRightToLeft { positions.mirror(in: size.width) }
        return positions
    }

    private static func measure(_ label: UILabel, width: CGFloat) -> CGSize {
        guard label.text?.isEmpty == false else { return .zero }
        return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }

    private var indentation: CGFloat { CGFloat(max(indentationLevel, 0)) * indentationWidth }

    /// Where the first text would begin, in the content view, reading from left to right.
    private func textStart(_ layout: CellLayout) -> CGFloat {
        if let view = configurations?.contentView as? UIListContentView { return view.textStart }
        let start = layout.leadingMargin + indentation
        guard let image = parts.image, image.image != nil, image.frame.width > 0 else { return start }
        return start + image.frame.width + theme.imageGap
    }

    // MARK: Size

    func fittingSize(forWidth width: CGFloat) -> CGSize {
        let hairline = 1 / max(traitCollection.displayScale, 1)
        // As high as can be, so that nothing is made smaller for the lack of room.
        let layout = CellLayout(layoutContext(size: CGSize(width: width, height: 0), hairline: hairline), theme: theme)
        if let view = configurations?.contentView {
            let height = view.systemLayoutSizeFitting(
                CGSize(width: layout.content.width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
            return CGSize(width: width, height: max(theme.rowHeight, ((height + hairline) / hairline).rounded(.up) * hairline))
        }
        if contentView.isSizedByConstraints {
            // Constraints may go by the margins, which a cell that has not been laid out yet does not have.
            showCellMargins(forWidth: width)
            showContentMargins(layout)
            let height = contentView.systemLayoutSizeFitting(
                CGSize(width: layout.content.width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
            // The content view is as high as the cell: more would stretch what is inside.
            return CGSize(width: width, height: height)
        }
        let positions = textLayout(in: layout, size: layout.content.size, hairline: hairline)
        let height = max(positions.fittingHeight, (parts.accessory ?? accessoryView)?.bounds.height ?? 0)
        return CGSize(width: width, height: (height / hairline).rounded(.up) * hairline)
    }

    // MARK: Lines

    var shownSeparatorInset: UIEdgeInsets {
        if let own = status.separatorInset { return own }
        if let separator = context.separator, let insets = separator.insets, !separator.isFromAutomaticInset { return insets }
        let side = context.sideInset ?? theme.sideInset(forWidth: bounds.width)
        return isRightToLeft ? UIEdgeInsets(top: 0, left: 0, bottom: 0, right: side) : UIEdgeInsets(top: 0, left: side, bottom: 0, right: 0)
    }

    func setSeparatorInset(_ insets: UIEdgeInsets) {
        guard insets != status.separatorInset else { return }
        status.separatorInset = insets
        setNeedsLayout()
    }

    private func layOutSeparators(_ layout: CellLayout, hairline: CGFloat) {
        let line = context.separator
        let isGroupEnd = context.background == .grouped && context.isLastInSection
        let hasBottom = line != nil && !(context.background == .insetGrouped && context.isLastInSection)
        let hasTop = line != nil && context.background == .grouped && context.isFirstInSection
        if hasBottom {
            let view = parts.separator ?? makeSeparator()
            parts.separator = view
            let ends = isGroupEnd ? (left: 0, right: bounds.width) : separatorEnds(layout)
            view.frame = CGRect(
                x: ends.left + status.slide, y: bounds.height - hairline, width: max(ends.right - ends.left, 0), height: hairline)
            show(view, line)
        } else {
            parts.separator?.isHidden = true
        }
        if hasTop {
            let view = parts.topSeparator ?? makeSeparator()
            parts.topSeparator = view
            view.frame = CGRect(x: status.slide, y: 0, width: bounds.width, height: hairline)
            show(view, line)
        } else {
            parts.topSeparator?.isHidden = true
        }
    }

    /// Where the line below begins and ends, without the way of a swipe.
    private func separatorEnds(_ layout: CellLayout) -> (left: CGFloat, right: CGFloat) {
        let width = bounds.width
        let contentStart = isRightToLeft ? width - (layout.content.maxX - status.slide) : layout.content.minX - status.slide
        let automatic = contentStart + textStart(layout)
        var (start, end) = (automatic, width)
        if let insets = status.separatorInset ?? context.separator?.insets {
            let (leading, trailing) = isRightToLeft ? (insets.right, insets.left) : (insets.left, insets.right)
            let isRelative = status.separatorInset == nil && context.separator?.isFromAutomaticInset == true
            start = leading + (isRelative ? automatic : contentStart)
            end = width - trailing
        }
        return isRightToLeft ? (width - end, width - start) : (start, end)
    }

    private func makeSeparator() -> CellSeparator {
        let view = CellSeparator(frame: .zero)
        addSubview(view)
        return view
    }

    private func show(_ view: CellSeparator, _ line: CellContext.Separator?) {
        view.show(line)
        view.isHidden = showsSelection
    }
}
