import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitLists

// Where elements are.
extension UICollectionViewFlowLayout {
    /// Headers and footers lie in front of items.
    private static var edgeLevel: Int { 10 }

    final var estimate: CGSize {
        estimatedItemSize == Self.automaticSize ? CGSize(width: 50, height: 50) : estimatedItemSize
    }

    final var flowContentSize: CGSize {
        prepareIfNeeded()
        return flow.plan.axes.isSideways
            ? CGSize(width: flow.plan.length, height: flow.frame.size.height)
            : CGSize(width: flow.frame.size.width, height: flow.plan.length)
    }

    final func flowElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        prepareIfNeeded()
        let span = flow.plan.axes.span(of: rect)
        var found = status.attributes.takeList()
        for section in flow.plan.sections(from: span.start, to: span.end) {
            appendEdge(of: section, UICollectionView.elementKindSectionHeader, in: rect, to: &found)
            appendItems(of: section, from: span.start, to: span.end, in: rect, &found)
            appendEdge(of: section, UICollectionView.elementKindSectionFooter, in: rect, to: &found)
        }
        noteGiven(found)
        return found
    }

    private func appendItems(
        of section: Int, from start: CGFloat, to end: CGFloat, in rect: CGRect, _ found: inout [UICollectionViewLayoutAttributes]
    ) {
        let content = flow.plan.sections[section]
        // Origins that lie on pixels may reach into the span by that much.
        let slack = 1 / flow.plan.scale
        for index in content.lines.lines(from: start - content.linesStart - slack, to: end - content.linesStart + slack) {
            let line = content.lines.line(index)
            for item in line.first..<(line.first + line.count) {
                let frame = flow.plan.frame(ofItem: item, in: line, of: section)
                guard frame.reaches(into: rect) else { continue }
                found.append(attributes(ofItem: item, section: section, frame: frame))
            }
        }
    }

    private func appendEdge(of section: Int, _ kind: String, in rect: CGRect, to found: inout [UICollectionViewLayoutAttributes]) {
        guard let attributes = flowAttributes(ofKind: kind, at: IndexPath(item: 0, section: section)) else { return }
        if attributes.frame.reaches(into: rect) { found.append(attributes) }
    }

    final func flowAttributes(ofItemAt path: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        guard path.count == 2, flow.plan.sections.indices.contains(path.section),
            (0..<flow.plan.sections[path.section].lines.count).contains(path.item)
        else { return nil }
        return attributes(ofItem: path.item, section: path.section, frame: flow.plan.frame(ofItem: path.item, inSection: path.section))
    }

    private func attributes(ofItem item: Int, section: Int, frame: CGRect) -> UICollectionViewLayoutAttributes {
        let attributes = newAttributes(of: .cell, at: IndexPath(item: item, section: section))
        attributes.frame = frame
        if isSelfSizing { attributes.fittedAxes = [.width, .height] }
        return attributes
    }

    final func flowAttributes(ofKind kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        guard let section = path.first, flow.plan.sections.indices.contains(section) else { return nil }
        let content = flow.plan.sections[section]
        let frame: CGRect
        switch kind {
        case UICollectionView.elementKindSectionHeader:
            guard content.header > 0 else { return nil }
            frame = sectionHeadersPinToVisibleBounds ? pinnedHeader(of: section) : flow.plan.headerFrame(ofSection: section)
        case UICollectionView.elementKindSectionFooter:
            guard content.footer > 0 else { return nil }
            frame = sectionFootersPinToVisibleBounds ? pinnedFooter(of: section) : flow.plan.footerFrame(ofSection: section)
        default: return nil
        }
        let attributes = newAttributes(of: .supplementaryView, kind: kind, at: path)
        attributes.frame = frame
        attributes.zIndex = Self.edgeLevel
        return attributes
    }

    /// Those of a header or footer without a size, which is in no element of a rectangle but is answered where it is asked for.
    final func emptyEdge(ofKind kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let section = path.first, flow.plan.sections.indices.contains(section) else { return nil }
        let frame: CGRect
        switch kind {
        case UICollectionView.elementKindSectionHeader: frame = flow.plan.headerFrame(ofSection: section)
        case UICollectionView.elementKindSectionFooter: frame = flow.plan.footerFrame(ofSection: section)
        default: return nil
        }
        let attributes = newAttributes(of: .supplementaryView, kind: kind, at: path)
        attributes.frame = CGRect(origin: frame.origin, size: .zero)
        return attributes
    }

    // MARK: Staying in sight

    /// The header at the edge of what is seen, as long as something of its section is below.
    private func pinnedHeader(of section: Int) -> CGRect {
        let content = flow.plan.sections[section]
        let frame = flow.plan.headerFrame(ofSection: section)
        let lowest = content.end - content.footer - content.header
        return frame.moved(to: min(max(content.start, visibleSpan.start), max(lowest, content.start)), flow.plan.axes)
    }

    private func pinnedFooter(of section: Int) -> CGRect {
        let content = flow.plan.sections[section]
        let frame = flow.plan.footerFrame(ofSection: section)
        let highest = content.start + content.header
        return frame.moved(
            to: max(min(content.footerStart, visibleSpan.end - content.footer), min(highest, content.footerStart)), flow.plan.axes)
    }

    private var visibleSpan: (start: CGFloat, end: CGFloat) {
        guard let view = collectionView else { return (0, 0) }
        let insets = view.adjustedContentInset
        let inner = view.bounds.inset(by: insets)
        return flow.plan.axes.span(of: inner)
    }
}

extension CGRect {
    /// The rectangle moved along the scroll direction.
    fileprivate func moved(to across: CGFloat, _ axes: FlowAxes) -> CGRect {
        CGRect(origin: axes.isSideways ? CGPoint(x: across, y: minY) : CGPoint(x: minX, y: across), size: size)
    }
}
