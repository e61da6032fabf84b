import UIKitCore
import UIKitLists

// Lines between rows.
extension UICollectionViewListCell {
    final func makeSeparatorGuide() -> UILayoutGuide {
        if let guide = list.separatorGuide { return guide }
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        list.separatorGuide = guide
        let start = guide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: textStart)
        // Constraints of the app have precedence.
        start.priority = .defaultLow
        let end = guide.trailingAnchor.constraint(equalTo: trailingAnchor)
        end.priority = .defaultLow
        list.separatorStart = start
        NSLayoutConstraint.activate([
            start, end, guide.bottomAnchor.constraint(equalTo: bottomAnchor), guide.heightAnchor.constraint(equalToConstant: 0),
        ])
        setNeedsLayout()
        return guide
    }

    /// Where the first text begins, from the beginning of the row.
    private var textStart: CGFloat {
        let frame = contentView.frame.offsetBy(dx: -list.slide, dy: 0)
        let start = isMirrored ? bounds.width - frame.maxX : frame.minX
        if let content = contentView as? UIListContentView { return start + content.textStart }
        return start + (start == 0 ? sideInset : 0)
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    final func layOutSeparators() {
        guard let context = list.context, context.isRow else {
            list.topLine?.isHidden = true
            list.bottomLine?.isHidden = true
            return
        }
        let separators = context.separators
        let isGrouped = context.appearance == .grouped
        // Groups from edge to edge have lines at both ends, too, as long as they are.
        let hasTop = shows(separators.topSeparatorVisibility, automatic: isGrouped && context.isFirst)
        let hasBottom = shows(separators.bottomSeparatorVisibility, automatic: !context.isLast || isGrouped)
        let start = separatorStart
        list.topLine = layOut(
            list.topLine, isShown: hasTop, isTop: true, insets: separators.topSeparatorInsets,
            start: isGrouped && context.isFirst ? 0 : start, separators)
        list.bottomLine = layOut(
            list.bottomLine, isShown: hasBottom, isTop: false, insets: separators.bottomSeparatorInsets,
            start: isGrouped && context.isLast ? 0 : start, separators)
    }

    private func shows(_ visibility: UIListSeparatorConfiguration.Visibility, automatic: Bool) -> Bool {
        switch visibility {
        case .automatic: automatic
        case .visible: true
        case .hidden: false
        }
    }

    /// Where lines begin by themselves.
    private var separatorStart: CGFloat {
        guard let guide = list.separatorGuide else { return textStart }
        if list.separatorStart?.constant != textStart { list.separatorStart?.constant = textStart }
        let frame = guide.layoutFrame
        return isMirrored ? bounds.width - frame.maxX : frame.minX
    }

    private var separatorEnd: CGFloat {
        guard let frame = list.separatorGuide?.layoutFrame else { return 0 }
        return isMirrored ? frame.minX : bounds.width - frame.maxX
    }

    private func layOut(
        _ line: ListSeparator?, isShown: Bool, isTop: Bool, insets: NSDirectionalEdgeInsets, start: CGFloat,
        _ separators: UIListSeparatorConfiguration
    ) -> ListSeparator? {
        guard isShown else {
            line?.isHidden = true
            return line
        }
        let view = line ?? ListSeparator(frame: .zero)
        if line == nil { addSubview(view) }
        let automatic = UIListSeparatorConfiguration.automaticInsets
        let leading = insets.leading == automatic.leading ? start : insets.leading
        let trailing = insets.trailing == automatic.trailing ? separatorEnd : insets.trailing
        let hairline = 1 / max(traitCollection.displayScale, 1)
        let x = isMirrored ? trailing : leading
        view.frame = CGRect(
            x: x + list.slide, y: isTop ? 0 : bounds.height - hairline, width: max(bounds.width - leading - trailing, 0), height: hairline)
        view.isHidden = status.isSelected || status.isHighlighted
        let isChosen = status.isSelected && status.isEditing
        view.show(color: isChosen ? separators.multipleSelectionColor : separators.color, effect: separators.visualEffect)
        return view
    }
}
