import Foundation
@_spi(ForasteroInternal) import UIKitCore
import QuartzCore

/// Brings the elements of a collection view from where they were seen to where they belong.
///
/// The collection view is laid out as it is to be first, by the same code as always; then each view is put back to where it was seen, and
/// animated to its position. So whatever the animation is, it ends with what a new collection view would show.
@MainActor
final class ElementTransition {
    /// An element on its way out.
    struct Leaving {
        var key: ElementKey
        var element: ShownElement
        /// Which element it is from now on; nil for one that there is no more.
        var newKey: ElementKey?
    }

    let view: UICollectionView
    private let oldOffset: CGPoint
    /// The present attributes of each view, which may be on the way of an earlier transition.
    private var seen: [ObjectIdentifier: UICollectionViewLayoutAttributes] = [:]
    private(set) var leaving: [Leaving] = []
    /// How long it takes, in seconds.
    var duration = 0.3

    init(of view: UICollectionView) {
        self.view = view
        oldOffset = view.bounds.origin
        for element in view.shown.elements.values { seen[ObjectIdentifier(element.view)] = Self.seenAttributes(of: element) }
    }

    private static func seenAttributes(of element: ShownElement) -> UICollectionViewLayoutAttributes {
        let copy = element.attributes.copy(with: nil) as? UICollectionViewLayoutAttributes ?? element.attributes
        let view = element.view
        guard view.layer.animationKeys()?.isEmpty == false, let present = view.layer.presentation() else { return copy }
        let moved = CGPoint(x: present.position.x - view.center.x, y: present.position.y - view.center.y)
        copy.center = CGPoint(x: copy.center.x + moved.x, y: copy.center.y + moved.y)
        copy.size = present.bounds.size
        copy.alpha = CGFloat(present.opacity)
        copy.transform3D = present.transform
        return copy
    }

    // MARK: Before

    /// Gives shown elements their new names. Those that have none begin to leave.
    func rename(_ newKey: (ElementKey) -> ElementKey?) {
        let elements = view.shown.elements
        view.shown.removeAll()
        for (key, element) in elements {
            if let new = newKey(key) {
                view.shown.insert(element, for: new)
            } else {
                leaving.append(Leaving(key: key, element: element))
            }
        }
    }

    /// Has those leave too that are not in sight any more.
    /// - Parameter oldKey: what an element was called before.
    func dismissUnseen(oldKey: (ElementKey) -> ElementKey) {
        let named = view.namedKeys()
        for (key, element) in view.shown.elements where !named.contains(key) {
            view.shown.remove(key)
            leaving.append(Leaving(key: oldKey(key), element: element, newKey: key))
        }
    }

    // MARK: After

    /// - Parameters:
    ///   - appearing: whence an element comes that was not shown; nil for where it is.
    ///   - disappearing: where an element goes that is not shown any more; nil for where it was.
    ///   - alongside: what else happens in the animation.
    func run(
        appearing: (ElementKey) -> UICollectionViewLayoutAttributes?, disappearing: (Leaving) -> UICollectionViewLayoutAttributes?,
        alongside: @escaping () -> Void, completion: @escaping (Bool) -> Void
    ) {
        let ways = arrivals(appearing) + departures(disappearing)
        guard view.window != nil, UIView.areAnimationsEnabled else {
            alongside()
            retire()
            return UIView.animate(withDuration: 0, animations: {}, completion: completion)
        }
        let view = view
        UIView.performWithoutAnimation {
            for way in ways {
                way.view.layoutIfNeeded()
                way.view.place(by: way.start, in: view.arrangement.layout.host(of: way.start))
            }
        }
        UIView.animate(
            withDuration: duration, delay: 0, options: [.allowUserInteraction, .layoutSubviews, .curveEaseInOut],
            animations: {
                for way in ways { way.view.place(by: way.end, in: view.arrangement.layout.host(of: way.end)) }
                alongside()
            },
            completion: { finished in
                self.retire()
                completion(finished)
            })
    }

    /// How a view gets to its position.
    private struct Way {
        var view: UICollectionReusableView
        var start: UICollectionViewLayoutAttributes
        var end: UICollectionViewLayoutAttributes
    }

    private func arrivals(_ appearing: (ElementKey) -> UICollectionViewLayoutAttributes?) -> [Way] {
        view.shown.elements.compactMap { key, element in
            let initial = appearing(key)
            let start = seen[ObjectIdentifier(element.view)].map(shifted) ?? initial
            guard let start, start.isPlaceable, !start.isSame(as: element.attributes) else { return nil }
            return Way(view: element.view, start: start, end: element.attributes)
        }
    }

    private func departures(_ disappearing: (Leaving) -> UICollectionViewLayoutAttributes?) -> [Way] {
        leaving.compactMap { leaving in
            guard view.shown.key(of: leaving.element.view) == nil else { return nil }
            let start = shifted(seen[ObjectIdentifier(leaving.element.view)] ?? leaving.element.attributes)
            let final = disappearing(leaving)
            let end = final.flatMap { $0.isPlaceable ? $0 : nil } ?? start
            return Way(view: leaving.element.view, start: start, end: end)
        }
    }

    /// The same position on the screen, as the offset is another.
    private func shifted(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let shift = CGPoint(x: view.bounds.minX - oldOffset.x, y: view.bounds.minY - oldOffset.y)
        guard shift != .zero, let copy = attributes.copy(with: nil) as? UICollectionViewLayoutAttributes else { return attributes }
        copy.center = CGPoint(x: copy.center.x + shift.x, y: copy.center.y + shift.y)
        return copy
    }

    private func retire() {
        UIView.performWithoutAnimation {
            for leaving in leaving where view.shown.key(of: leaving.element.view) == nil {
                // Shown again when it is used again.
                leaving.element.view.isHidden = true
                view.retire(leaving.element, leaving.key)
            }
        }
        leaving = []
    }
}

extension UICollectionViewLayoutAttributes {
    /// True if the attributes name a position.
    fileprivate final var isPlaceable: Bool { center.x.isFinite && center.y.isFinite && size.width.isFinite && size.height.isFinite }
}
