import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension UICollectionView {
    /// Asks a view what it would rather have, and the layout whether it minds.
    final func measure(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        let layout = arrangement.layout
        // Whoever is asked may change what it is given.
        guard let asked = attributes.copy(with: nil) as? UICollectionViewLayoutAttributes else { return }
        if !layout.namesFittedAxes { asked.fittedAxes = [.width, .height] }
        let preferred = view.preferredLayoutAttributesFitting(asked)
        preferred.fittedAxes = attributes.fittedAxes
        guard !preferred.isEqual(attributes) else { return }
        guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes) else { return }
        shown.hasPending = true
        layout.invalidateLayout(
            with: layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    }
}
