import Foundation
@_spi(ForasteroInternal) import UIKitCore

// Headers and footers of sections: which have views, and where those stand.
extension UITableView {
    /// The header of a section, if it is seen and is a ``UITableViewHeaderFooterView``.
    // apple: https://developer.apple.com/documentation/uikit/uitableview/headerview(forsection:)
    @objc(headerViewForSection:)
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        layOutIfStale()
        return shown.view(at: EdgePosition(section: section, edge: .header)) as? UITableViewHeaderFooterView
    }

    /// The footer of a section, if it is seen and is a ``UITableViewHeaderFooterView``.
    @objc(footerViewForSection:)
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        layOutIfStale()
        return shown.view(at: EdgePosition(section: section, edge: .footer)) as? UITableViewHeaderFooterView
    }

    // MARK: Showing

    /// Shows the headers and footers that are to be seen, and no others. Returns false if that has to begin again.
    func showEdges(_ generation: Int) -> Bool {
        let span = visibleSpan
        let sections = content.layout.sections(from: span.lowerBound, to: span.upperBound)
        retireEdges(outside: sections)
        guard let sections else { return true }
        for section in sections {
            for edge in [SectionEdge.header, .footer] {
                guard showEdge(EdgePosition(section: section, edge: edge), generation) else { return false }
            }
        }
        placeEdges()
        return true
    }

    /// Where a header or footer is at present. In plain tables they stay on screen with their rows.
    func currentRect(of position: EdgePosition) -> CGRect {
        let rect = content.layout.rect(of: position)
        guard style == .plain else { return rect.offsetBy(dx: 0, dy: displacement(ofTop: rect.minY)) }
        let insets = adjustedContentInset
        let stuck = content.layout.stuckRect(of: position, between: bounds.minY + insets.top, and: bounds.maxY - insets.bottom)
        return stuck == rect ? rect.offsetBy(dx: 0, dy: displacement(ofTop: rect.minY)) : stuck
    }

    private func isInSight(_ position: EdgePosition) -> Bool {
        let section = content.layout.sections[position.section]
        let edge = position.edge == .header ? section.header : section.footer
        guard edge.hasView, edge.height > theme.leastRowHeight else { return false }
        let rect = currentRect(of: position)
        return rect.minY < visibleSpan.upperBound && rect.maxY > visibleSpan.lowerBound
    }

    /// Makes the view of a header or footer if it is in sight and has none. Returns false if the data have changed meanwhile.
    private func showEdge(_ position: EdgePosition, _ generation: Int) -> Bool {
        guard shown.view(at: position) == nil, isInSight(position) else { return true }
        let view = requestView(at: position)
        guard content.generation == generation else {
            if let view { recycle(view) }
            return false
        }
        guard let view else {
            noteNoView(at: position)
            return true
        }
        describe(view, at: position)
        resolveHeight(of: view, at: position)
        // Its true height may have put it out of sight.
        guard isInSight(position) else {
            recycle(view)
            return true
        }
        put(view, at: position)
        return content.generation == generation
    }

    /// The delegate's view; else one with the title; nil if there is neither.
    private func requestView(at position: EdgePosition) -> UIView? {
        let isHeader = position.edge == .header
        if tableDelegateMethods.contains(isHeader ? .headerView : .footerView) {
            let view =
                isHeader
                ? delegate?.tableView?(self, viewForHeaderInSection: position.section)
                : delegate?.tableView?(self, viewForFooterInSection: position.section)
            if let view = view ?? nil { return view }
        }
        return title(of: position).map { titleView($0, at: position) }
    }

    /// The identifier of the views that show titles, of which apps know nothing.
    private static var titleIdentifier: String { "_UITableViewTitle" }

    private func titleView(_ title: String, at position: EdgePosition) -> UIView {
        let view =
            dequeueReusableHeaderFooterView(withIdentifier: Self.titleIdentifier)
            ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
        describe(view, at: position)
        view.show(title: title)
        return view
    }

    /// The delegate, who was thought to have a view, has none.
    private func noteNoView(at position: EdgePosition) {
        let wasEstimate = content.layout.sections[position.section].edge(position.edge).isEstimate
        let usual = style == .plain ? 0 : groupedGap + gapAboveFirstGroup(position)
        let start = content.layout.rect(of: position).maxY
        let difference = content.layout.changeEdge(position) {
            $0.hasView = false
            guard wasEstimate else { return }
            $0.isEstimate = false
            $0.height = usual
            if usual == 0 { $0.gapAbove = 0 }
        }
        contentDidGrow(by: difference, above: start)
    }

    private func describe(_ view: UIView, at position: EdgePosition) {
        guard let view = view as? UITableViewHeaderFooterView else { return }
        var context = HeaderFooterContext()
        context.background =
            switch style {
            case .plain: .plain
            case .grouped: .grouped
            case .insetGrouped: .insetGrouped
            }
        context.kind = position.edge == .header ? .header : .footer
        context.sideInset = contentInsetOfCells
        let safeArea = insetsContentViewsToSafeArea && style != .insetGrouped ? safeAreaInsets : .zero
        context.safeLeft = safeArea.left
        context.safeRight = safeArea.right
        view.apply(context)
    }

    /// Asks the view for a height that was only estimated.
    func resolveHeight(of view: UIView, at position: EdgePosition) {
        guard content.layout.sections[position.section].edge(position.edge).isEstimate else { return }
        let rect = content.layout.rect(of: position)
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: rect.width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        let height = max(theme.usable(fitting.height), view is UITableViewHeaderFooterView ? 0 : theme.plainEdgeHeight)
        contentDidGrow(by: content.layout.setHeight(height + gapAboveFirstGroup(position), of: position), above: rect.maxY)
    }

    /// A header or footer has turned out to be of another height than estimated: what is seen below it stays where it is.
    private func contentDidGrow(by difference: CGFloat, above end: CGFloat) {
        guard difference != 0 else { return }
        content.hasMovedRows = true
        let wasOutOfSight = end <= bounds.minY + adjustedContentInset.top
        updateContentSize()
        if wasOutOfSight { shiftContent(by: difference) }
        placeRows()
    }

    private func put(_ view: UIView, at position: EdgePosition) {
        if let index = shown.edges.firstIndex(where: { $0.view === view }) { shown.edges.remove(at: index) }
        shown.insert(ShownEdge(position: position, view: view))
        UIView.performWithoutAnimation {
            view.frame = currentRect(of: position)
            if view.isHidden { view.isHidden = false }
            sendWillDisplay(view, at: position)
            if view.superview !== self { addSubview(view) }
        }
    }

    /// Brings all headers and footers to where they stand now.
    func placeEdges() {
        for edge in shown.edges where content.layout.sections.indices.contains(edge.position.section) {
            let rect = currentRect(of: edge.position)
            if edge.view.frame != rect { edge.view.frame = rect }
        }
    }

    // MARK: Leaving

    private func retireEdges(outside sections: ClosedRange<Int>?) {
        guard !shown.edges.isEmpty else { return }
        func stays(_ edge: ShownEdge) -> Bool { sections?.contains(edge.position.section) == true && isInSight(edge.position) }
        guard !shown.edges.allSatisfy(stays) else { return }
        let leaving = shown.edges.filter { !stays($0) }
        shown.edges.removeAll { !stays($0) }
        for edge in leaving { retire(edge) }
    }

    /// A header or footer has left the screen.
    func retire(_ edge: ShownEdge) {
        recycle(edge.view)
        switch edge.position.edge {
        case .header where tableDelegateMethods.contains(.didEndDisplayingHeader):
            delegate?.tableView?(self, didEndDisplayingHeaderView: edge.view, forSection: edge.position.section)
        case .footer where tableDelegateMethods.contains(.didEndDisplayingFooter):
            delegate?.tableView?(self, didEndDisplayingFooterView: edge.view, forSection: edge.position.section)
        default: break
        }
    }

    private func recycle(_ view: UIView) {
        if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
            queues.headersAndFooters.put(view, identifier: identifier)
        } else {
            view.removeFromSuperview()
        }
    }

    private func sendWillDisplay(_ view: UIView, at position: EdgePosition) {
        switch position.edge {
        case .header where tableDelegateMethods.contains(.willDisplayHeader):
            delegate?.tableView?(self, willDisplayHeaderView: view, forSection: position.section)
        case .footer where tableDelegateMethods.contains(.willDisplayFooter):
            delegate?.tableView?(self, willDisplayFooterView: view, forSection: position.section)
        default: break
        }
    }
}

extension SectionLayout {
    func edge(_ edge: SectionEdge) -> Edge { edge == .header ? header : footer }
}
