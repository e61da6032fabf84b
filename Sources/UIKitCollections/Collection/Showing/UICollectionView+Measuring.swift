import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension UICollectionView {
    /// A view may want to be of another size.
    final func contentDidChange(in view: UICollectionReusableView) {
        guard !shown.isPlacing, let key = shown.key(of: view) else { return }
        shown.elements[key]?.isToBeMeasured = true
        arrangement.hasGivenUpMeasuring = false
        arrangement.window?.isApplied = false
        setNeedsLayout()
    }

    /// Forgets how large views wanted to be, and asks those that are shown again.
    final func measureAll() {
        for element in shown.elements.values { element.isToBeMeasured = true }
        arrangement.hasGivenUpMeasuring = false
        let context = arrangement.layout.newContext()
        context.isForEverything = true
        arrangement.layout.invalidateLayout(with: context)
        setNeedsLayout()
    }

    /// Asks a view what it would rather have, and the layout whether it minds.
    final func measure(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        guard !arrangement.hasGivenUpMeasuring else { return }
        let layout = arrangement.layout
        // Whoever is asked may change what it is given.
        attributes.copy(into: &arrangement.asked)
        guard let asked = arrangement.asked else { return }
        if !layout.namesFittedAxes { asked.fittedAxes = [.width, .height] }
        let preferred = view.preferredLayoutAttributesFitting(asked)
        preferred.fittedAxes = attributes.fittedAxes
        guard !preferred.isSame(as: attributes) else { return }
        guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes) else { return }
        shown.hasPending = true
        arrangement.hasMeasuredAnew = true
        layout.invalidateLayout(
            with: layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    }
}
