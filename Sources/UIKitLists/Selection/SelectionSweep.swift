import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Two fingers that move over rows or items select those between where they began and where they are; or deselect them, if the first was
/// selected. What they leave again is as before.
@MainActor
package final class SelectionSweep: NSObject {
    private unowned let view: any SweptList
    package let recognizer: UIGestureRecognizer
    private let fingers = TwoFingerRecognizer(target: nil, action: nil)
    private var anchor: ListPlace?
    private var current: ListPlace?
    private var selects = true
    private var before: Set<ListPlace> = []

    package init(of view: any SweptList) {
        self.view = view
        recognizer = fingers
        super.init()
        fingers.begins = { [unowned self] in begins(at: $0) }
        fingers.addTarget(self, action: #selector(follow))
        view.addGestureRecognizer(fingers)
    }

    private func begins(at point: CGPoint) -> Bool {
        // Where both axes scroll, two fingers scroll.
        let scrollsBoth = view.contentSize.width > view.bounds.width && view.contentSize.height > view.bounds.height
        return !scrollsBoth && view.shouldBeginSweep(at: point)
    }

    @objc private func follow(_ recognizer: UIGestureRecognizer) {
        switch recognizer.state {
        case .began: begin()
        case .changed: sweep(to: fingers.point)
        case .ended, .cancelled: end()
        default: break
        }
    }

    private func begin() {
        guard let place = view.sweptPlace(at: fingers.startPoint) else { return }
        view.cancelTouch()
        view.didBeginSweep(at: place)
        anchor = place
        before = Set(view.selectedPlaces)
        selects = !before.contains(place)
        view.sweep(place, selecting: selects)
        current = place
        sweep(to: fingers.point)
    }

    private func sweep(to point: CGPoint) {
        guard let anchor, let former = current, let place = view.sweptPlace(at: point), place != former else { return }
        current = place
        let (old, new) = (places(from: anchor, to: former), places(from: anchor, to: place))
        let (oldSet, newSet) = (Set(old), Set(new))
        for left in old where !newSet.contains(left) { view.sweep(left, selecting: before.contains(left)) }
        for come in new where !oldSet.contains(come) { view.sweep(come, selecting: selects) }
    }

    /// All from one to another, in either direction.
    private func places(from first: ListPlace, to second: ListPlace) -> [ListPlace] {
        view.places(from: min(first, second), through: max(first, second))
    }

    private func end() {
        guard anchor != nil else { return }
        anchor = nil
        current = nil
        before = []
        view.didEndSweep()
    }
}
