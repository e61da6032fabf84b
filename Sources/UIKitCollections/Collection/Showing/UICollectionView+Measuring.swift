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
        view.element.wish = nil
        guard !preferred.isSame(as: attributes) else { return }
        guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes) else { return }
        view.element.wish = (preferred.size, view.safeAreaInsets)
        shown.hasPending = true
        arrangement.hasMeasuredAnew = true
        layout.invalidateLayout(
            with: layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    }

    /// True if a view has the size that it wanted, which has brought it out of the edge of the screen that it left free with it.
    ///
    /// Asked there, it would want less, come back to that edge, want more, and so on without end.
    final func hasGrownOutOfUnsafeArea(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard let wish = view.element.wish, wish.size == attributes.size else { return false }
        let (former, insets) = (wish.insets, view.safeAreaInsets)
        guard former != insets else { return false }
        return insets.left <= former.left && insets.right <= former.right && insets.top <= former.top && insets.bottom <= former.bottom
    }
}
