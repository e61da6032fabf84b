import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitLists

// Where arrow keys lead: to what the layout has placed in that direction, whether it is seen yet or not.
extension UICollectionView {
    final func focusStep(fromItemOf view: UIView, _ heading: UIFocusHeading) -> FocusStep {
        guard let cell = cell(around: view), let path = shown.path(of: cell) else { return .free }
        readLayoutIfNeeded()
        guard let attributes = arrangement.layout.placedAttributes(of: ElementKey(cellAt: path)) else { return .end }
        let frame = arrangement.layout.shownFrame(of: attributes)
        guard let search = FocusSweep(from: frame, heading: heading, in: self) else { return .end }
        return search.firstItem(after: path).map { .item($0) } ?? .end
    }
}

/// A search for the next item in a direction, one screenful after the other.
@MainActor
private struct FocusSweep {
    /// How many screenfuls further on something straight ahead is better than something aside that was found before.
    private static let patience = 1
    /// A layout with items at the end of the world must not stop the application.
    private static let mostChunks = 10_000

    private let view: UICollectionView
    private let frame: CGRect
    private let geometry: FocusGeometry
    private let isVertical: Bool
    private let isForward: Bool

    init?(from frame: CGRect, heading: UIFocusHeading, in view: UICollectionView) {
        guard let geometry = FocusGeometry(from: frame, heading: heading) else { return nil }
        (self.view, self.frame, self.geometry) = (view, frame, geometry)
        isVertical = heading == .up || heading == .down
        isForward = heading == .down || heading == .right
    }

    /// Straight ahead; along the axis of scrolling else aside, so that a last row that is not full can be reached.
    func firstItem(after path: IndexPath) -> UICollectionViewCell? {
        var aside: (paths: [IndexPath], chunk: Int)?
        for chunk in 0..<Self.mostChunks {
            guard let rect = rect(of: chunk) else { break }
            let found = items(in: rect, besides: path, isFirst: chunk == 0)
            for index in geometry.order(found.map(\.frame), isStraight: true) {
                if let cell = view.bringForFocus(found[index].path) { return cell }
            }
            if aside == nil, isAlongScrolling {
                let paths = geometry.order(found.map(\.frame), isStraight: false).map { found[$0].path }.filter(view.mayFocus)
                if !paths.isEmpty { aside = (paths, chunk) }
            }
            if let aside, chunk - aside.chunk >= Self.patience { break }
        }
        return aside?.paths.lazy.compactMap { view.bringForFocus($0) }.first
    }

    private var isAlongScrolling: Bool {
        let isHorizontal = view.contentSize.width > view.bounds.width + 1 && view.contentSize.height <= view.bounds.height + 1
        return isVertical != isHorizontal
    }

    /// A screenful of the content, beginning at the item; nil beyond the end. Across the axis of scrolling no wider than the item.
    private func rect(of chunk: Int) -> CGRect? {
        let content = CGRect(origin: .zero, size: view.contentSize)
        let length = max(isVertical ? view.bounds.height : view.bounds.width, 1)
        let (start, end) = isVertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
        let near = isForward ? (start + end) / 2 + CGFloat(chunk) * length : (start + end) / 2 - CGFloat(chunk + 1) * length
        guard near.isFinite else { return nil }
        if isForward ? near > (isVertical ? content.maxY : content.maxX) : near + length < 0 { return nil }
        let side = isAlongScrolling ? content : frame.insetBy(dx: min(1, frame.width / 4), dy: min(1, frame.height / 4))
        return isVertical
            ? CGRect(x: side.minX, y: near, width: side.width, height: length)
            : CGRect(x: near, y: side.minY, width: length, height: side.height)
    }

    private func items(in rect: CGRect, besides path: IndexPath, isFirst: Bool) -> [(path: IndexPath, frame: CGRect)] {
        let layout = view.arrangement.layout
        var found = view.elementsForQuestion(in: rect).filter { $0.representedElementCategory == .cell && !$0.isHidden }
        if isFirst { found += neighbours(of: path, besides: Set(found.map(\.indexPath))) }
        return found.filter { $0.indexPath != path }.map { ($0.indexPath, layout.shownFrame(of: $0)) }
    }

    /// A section that scrolls by itself names only what it shows.
    private func neighbours(of path: IndexPath, besides known: Set<IndexPath>) -> [UICollectionViewLayoutAttributes] {
        [path.item - 1, path.item + 1].map { IndexPath(item: $0, section: path.section) }
            .filter { $0.item >= 0 && view.content.contains(ListPosition($0)) && !known.contains($0) }
            .compactMap { view.arrangement.layout.placedAttributes(of: ElementKey(cellAt: $0)) }
    }
}
