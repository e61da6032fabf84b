import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Which items were announced to who gets data ready.
struct ItemPrefetch {
    /// Those that were announced and have not been seen yet.
    var announced: [IndexPath] = []
    var lastOffset: CGPoint?
}

extension UICollectionView {
    /// Tells who gets data ready which items come next: those of the next screenful, on the side that is scrolled to.
    final func prefetchItems() {
        guard isPrefetchingEnabled, let prefetchDataSource, let window = arrangement.window else { return }
        let bounds = bounds
        guard let last = prefetch.lastOffset else {
            prefetch.lastOffset = bounds.origin
            return announce(wanted(in: window, around: bounds, towards: CGPoint(x: 1, y: 1)), to: prefetchDataSource)
        }
        let way = CGPoint(x: bounds.minX - last.x, y: bounds.minY - last.y)
        guard way != .zero else { return }
        prefetch.lastOffset = bounds.origin
        announce(wanted(in: window, around: bounds, towards: way), to: prefetchDataSource)
    }

    /// The nearest first.
    private func wanted(in window: ElementWindow, around bounds: CGRect, towards way: CGPoint) -> [IndexPath] {
        let ahead = window.elements.filter { attributes in
            guard attributes.representedElementCategory == .cell, !arrangement.layout.isInSight(attributes, of: bounds) else {
                return false
            }
            let frame = attributes.frame
            return way.y > 0 && frame.minY >= bounds.maxY || way.y < 0 && frame.maxY <= bounds.minY
                || way.x > 0 && frame.minX >= bounds.maxX || way.x < 0 && frame.maxX <= bounds.minX
        }
        let distances = ahead.map { attributes -> (path: IndexPath, distance: CGFloat) in
            let frame = attributes.frame
            let x = max(frame.minX - bounds.maxX, bounds.minX - frame.maxX, 0)
            let y = max(frame.minY - bounds.maxY, bounds.minY - frame.maxY, 0)
            return (attributes.indexPath, hypot(x, y))
        }
        return distances.sorted { $0.distance == $1.distance ? $0.path < $1.path : $0.distance < $1.distance }.compactMap {
            givenPath($0.path)
        }
    }

    private func announce(_ wanted: [IndexPath], to source: any UICollectionViewDataSourcePrefetching) {
        let wantedSet = Set(wanted)
        var cancelled: [IndexPath] = []
        prefetch.announced.removeAll { path in
            if cellForItem(at: path) != nil { return true }
            if wantedSet.contains(path) { return false }
            cancelled.append(path)
            return true
        }
        let known = Set(prefetch.announced)
        let fresh = wanted.filter { !known.contains($0) }
        prefetch.announced += fresh
        if !cancelled.isEmpty { source.collectionView?(self, cancelPrefetchingForItemsAt: cancelled) }
        if !fresh.isEmpty { source.collectionView(self, prefetchItemsAt: fresh) }
    }
}
