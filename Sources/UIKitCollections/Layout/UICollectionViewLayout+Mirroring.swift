import Foundation
@_spi(ForasteroInternal) import UIKitCore

// Layouts that are written for one direction of the language, where it runs the other way.
extension UICollectionViewLayout {
    /// True if elements stand where a mirror in the middle of the content would show them.
    final var isMirrored: Bool { !followsDirection && runsBackwards }

    /// True if the content is read from its right end on, whoever sees to that.
    final var runsBackwards: Bool {
        guard flipsHorizontallyInOppositeLayoutDirection, let owner = status.owner else { return false }
        return owner.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
    }

    final func mirrored(_ rect: CGRect) -> CGRect {
        CGRect(x: mirrorWidth - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    final func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let copy = attributes.copy(with: nil) as? UICollectionViewLayoutAttributes else { return attributes }
        copy.center.x = mirrorWidth - copy.center.x
        return copy
    }

    /// Where an element is shown; nil for one that there is not.
    final func placedAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let own = attributes(of: key)
        return isMirrored ? own.map(mirrored) : own
    }

    private var mirrorWidth: CGFloat { max(collectionViewContentSize.width, status.owner?.bounds.width ?? 0) }
}
