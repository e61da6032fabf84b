import Foundation
@_spi(ForasteroInternal) import UIKitCore
import QuartzCore

/// Where a layout between two others is on its way.
@MainActor
struct TransitionWay {
    /// The offsets of the content at both ends.
    var start = CGPoint.zero
    var end = CGPoint.zero
    var elements: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    var values: [String: CGFloat] = [:]
    var completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}

extension UICollectionViewTransitionLayout {
    /// The way begins at what a collection view shows.
    final func begin(in view: UICollectionView, completion: UICollectionView.LayoutInteractiveTransitionCompletion?) {
        way.completion = completion
        way.start = view.contentOffset
        currentLayout.prepareForTransition(to: nextLayout)
        nextLayout.prepareForTransition(from: currentLayout)
        nextLayout.status.owner = view
        nextLayout.prepareIfNeeded()
        let target = nextLayout.targetContentOffset(
            forProposedContentOffset: view.nearestOffset(to: view.contentOffset, content: nextLayout.collectionViewContentSize))
        way.end = target.x.isFinite && target.y.isFinite ? target : way.start
    }

    /// Returns what is to be called at the end.
    final func end() -> UICollectionView.LayoutInteractiveTransitionCompletion? {
        defer { way.completion = nil }
        return way.completion
    }

    final func moveContentAlong() {
        collectionView?.contentOffset = CGPoint(
            x: along(way.start.x, way.end.x), y: along(way.start.y, way.end.y))
    }

    final var contentSizeAlong: CGSize {
        let (start, end) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
        return CGSize(width: max(along(start.width, end.width), 0), height: max(along(start.height, end.height), 0))
    }

    /// Elements that are seen at either end are seen on the way.
    final func prepareWay() {
        guard let view = collectionView else { return }
        // Both are asked about this collection view.
        for layout in [currentLayout, nextLayout] {
            layout.status.owner = view
            layout.prepareIfNeeded()
        }
        var keys: Set<ElementKey> = []
        for (layout, offset) in [(currentLayout, way.start), (nextLayout, way.end)] {
            keys.formUnion(layout.elementsToShow(in: CGRect(origin: offset, size: view.bounds.size)).map(ElementKey.init))
        }
        way.elements = [:]
        for key in keys { way.elements[key] = attributesAlong(key) }
    }

    final func attributesAlong(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let (first, last) = (currentLayout.attributes(of: key), nextLayout.attributes(of: key))
        guard let start = first ?? last, let end = last ?? first else { return nil }
        guard let attributes = start.copy(with: nil) as? UICollectionViewLayoutAttributes else { return nil }
        attributes.center = CGPoint(x: along(start.center.x, end.center.x), y: along(start.center.y, end.center.y))
        attributes.size = CGSize(
            width: max(along(start.size.width, end.size.width), 0), height: max(along(start.size.height, end.size.height), 0))
        attributes.alpha = min(max(along(first == nil ? 0 : start.alpha, last == nil ? 0 : end.alpha), 0), 1)
        attributes.transform3D = along(start.transform3D, end.transform3D)
        attributes.zIndex = transitionProgress < 0.5 ? start.zIndex : end.zIndex
        attributes.fittedAxes = []
        return attributes
    }

    private func along(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * transitionProgress }

    private func along(_ start: CATransform3D, _ end: CATransform3D) -> CATransform3D {
        CATransform3D(
            m11: along(start.m11, end.m11), m12: along(start.m12, end.m12), m13: along(start.m13, end.m13), m14: along(start.m14, end.m14),
            m21: along(start.m21, end.m21), m22: along(start.m22, end.m22), m23: along(start.m23, end.m23), m24: along(start.m24, end.m24),
            m31: along(start.m31, end.m31), m32: along(start.m32, end.m32), m33: along(start.m33, end.m33), m34: along(start.m34, end.m34),
            m41: along(start.m41, end.m41), m42: along(start.m42, end.m42), m43: along(start.m43, end.m43), m44: along(start.m44, end.m44))
    }
}
