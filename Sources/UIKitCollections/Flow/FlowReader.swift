import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitLists

/// Asks the delegate of a collection view, and the flow layout where it says nothing, how large everything is.
@MainActor
struct FlowReader {
    let layout: UICollectionViewFlowLayout
    let view: UICollectionView
    private let delegate: (any UICollectionViewDelegateFlowLayout)?
    private let givesSizes: Bool
    private let axes: FlowAxes

    init(layout: UICollectionViewFlowLayout, view: UICollectionView) {
        self.layout = layout
        self.view = view
        delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
        givesSizes =
            delegate?.responds(to: #selector(UICollectionViewDelegateFlowLayout.collectionView(_:layout:sizeForItemAt:))) ?? false
        axes = layout.flowAxes
    }

    func section(_ index: Int, count: Int) -> FlowSection {
        let insets = delegate?.collectionView?(view, layout: layout, insetForSectionAt: index) ?? layout.sectionInset
        let line = delegate?.collectionView?(view, layout: layout, minimumLineSpacingForSectionAt: index) ?? layout.minimumLineSpacing
        let gap =
            delegate?.collectionView?(view, layout: layout, minimumInteritemSpacingForSectionAt: index) ?? layout.minimumInteritemSpacing
        let header = delegate?.collectionView?(view, layout: layout, referenceSizeForHeaderInSection: index) ?? layout.headerReferenceSize
        let footer = delegate?.collectionView?(view, layout: layout, referenceSizeForFooterInSection: index) ?? layout.footerReferenceSize
        let usable = insets.finite
        let (first, last) = axes.isSideways ? (usable.top, usable.bottom) : (usable.left, usable.right)
        let frame = layout.flow.frame
        let side = first + frame.startInset
        let rules = FlowRules(
            available: axes.size(frame.size).along - side - last - frame.endInset, itemSpacing: gap.usable, lineSpacing: line.usable,
            isSelfSizing: layout.isSelfSizing)
        return FlowSection(
            header: max(axes.size(header).across.usable, 0), footer: max(axes.size(footer).across.usable, 0),
            before: axes.isSideways ? usable.left : usable.top, after: axes.isSideways ? usable.right : usable.bottom, side: side,
            lines: lines(ofSection: index, count: count, rules: rules))
    }

    func lines(ofSection section: Int, count: Int, rules: FlowRules) -> FlowLines {
        if !givesSizes, layout.isSelfSizing { return estimatedLines(ofSection: section, count: count, rules) }
        guard givesSizes, count > 0 else {
            let size = layout.isSelfSizing ? layout.estimate : layout.itemSize
            return FlowLines(count: count, size: usable(size, at: section, 0), rules: rules)
        }
        var sizes = LazySizes()
        for item in 0..<count { sizes.append(said(section, item)) }
        return FlowLines(count: count, sizes: sizes.listed, size: sizes.model, rules: rules)
    }

    /// Of items that have said how large they are, that size; of all others, the estimate.
    private func estimatedLines(ofSection section: Int, count: Int, _ rules: FlowRules) -> FlowLines {
        let estimate = usable(layout.estimate, at: section, 0)
        let measured = layout.flow.measured
        let last = measured.keys.filter { $0.section == section && $0.row < count }.map(\.row).max()
        var sizes: [FlowSize] = []
        for item in 0..<(last.map { $0 + 1 } ?? 0) {
            sizes.append(measured[ListPosition(section: section, row: item)].map { usable($0, at: section, item) } ?? estimate)
        }
        return FlowLines(count: count, sizes: sizes, size: estimate, rules: rules)
    }

    private func said(_ section: Int, _ item: Int) -> FlowSize {
        if layout.isSelfSizing, let measured = layout.flow.measured[ListPosition(section: section, row: item)] {
            return usable(measured, at: section, item)
        }
        guard let path = view.measuredPath(of: IndexPath(item: item, section: section)) else {
            return usable(layout.itemSize, at: section, item)
        }
        return usable(delegate?.collectionView?(view, layout: layout, sizeForItemAt: path) ?? layout.itemSize, at: section, item)
    }

    private func usable(_ size: CGSize, at section: Int, _ item: Int) -> FlowSize {
        if size.width >= 0, size.height >= 0, size.width.isFinite, size.height.isFinite, size.width < 1e9, size.height < 1e9 {
            return axes.size(size)
        }
        ConsoleWarning.tell(
            "\(layout): the size \(size) of the item \(item) of section \(section) is none; negative sizes are not supported in the flow "
                + "layout. It is taken for 0. Answer finite numbers of at least 0.")
        return axes.size(CGSize(width: size.width.usableLength, height: size.height.usableLength))
    }
}

/// Sizes, of which those are listed that are not all equal to the first.
private struct LazySizes {
    private var count = 0
    private(set) var model = FlowSize(along: 0, across: 0)
    private(set) var listed: [FlowSize] = []

    mutating func append(_ size: FlowSize) {
        if count == 0 {
            model = size
        } else if !listed.isEmpty || size != model {
            if listed.isEmpty { listed = Array(repeating: model, count: count) }
            listed.append(size)
        }
        count += 1
    }
}

extension CGFloat {
    /// Of what is no number, zero.
    var usable: CGFloat { isFinite ? self : 0 }

    /// Of what is no length, zero.
    var usableLength: CGFloat { self >= 0 && self < 1e9 ? self : 0 }
}

extension UIEdgeInsets {
    fileprivate var finite: UIEdgeInsets { UIEdgeInsets(top: top.usable, left: left.usable, bottom: bottom.usable, right: right.usable) }
}
