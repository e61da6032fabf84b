import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Brings the elements of a collection view from their positions in one layout to those in another.
@MainActor
final class LayoutChange {
    private let view: UICollectionView
    private let old: UICollectionViewLayout
    private let new: UICollectionViewLayout

    init(of view: UICollectionView, to layout: UICollectionViewLayout) {
        self.view = view
        old = view.collectionViewLayout
        new = layout
    }

    /// - Parameter completion: called when all elements have come to rest.
    func run(completion: @escaping (Bool) -> Void) {
        let (view, old, new) = (self.view, self.old, self.new)
        guard new !== old else { return UIView.animate(withDuration: 0, animations: {}, completion: completion) }
        view.readLayoutIfNeeded()
        let anchor = view.anchorItem
        let transition = ElementTransition(of: view)
        old.prepareForTransition(to: new)
        new.prepareForTransition(from: old)
        for element in view.shown.elements.values { element.view.willTransition(from: old, to: new) }
        UIView.performWithoutAnimation {
            view.adopt(new)
            // Until all elements are there, the former layout is asked where those were that come into sight.
            old.status.owner = view
            view.readLayoutIfNeeded()
            let target = view.targetOffset(for: view.proposedOffset(in: new, keeping: anchor))
            if target != view.contentOffset { view.contentOffset = target }
            guard view.window != nil else { return view.setNeedsLayout() }
            transition.dismissUnseen { $0 }
            view.layOutContent()
        }
        transition.run(
            appearing: { key in view.window == nil ? nil : old.placedAttributes(of: key) },
            disappearing: { new.placedAttributes(of: $0.key) },
            alongside: {
                old.finalizeLayoutTransition()
                new.finalizeLayoutTransition()
            },
            completion: { finished in
                for element in view.shown.elements.values { element.view.didTransition(from: old, to: new) }
                completion(finished)
            })
        if view.collectionViewLayout !== old { old.status.owner = nil }
    }
}
