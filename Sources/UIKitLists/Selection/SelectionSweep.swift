import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Two fingers that move over rows or items select those between where they began and where they are; or deselect them, if the first was
/// selected. What they leave again is as before.
@MainActor
package final class SelectionSweep: NSObject {
    private unowned let view: any SweptList
    package let recognizer: UIGestureRecognizer
    private let fingers = TwoFingerRecognizer(target: nil, action: nil)
    private var anchor: ListPosition?
    private var current: ListPosition?
    private var selects = true
    private var before: Set<ListPosition> = []

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
        guard let position = view.sweptPosition(at: fingers.startPoint) else { return }
        view.cancelTouch()
        view.didBeginSweep(at: position)
        anchor = position
        before = Set(view.selectedPositions)
        selects = !before.contains(position)
        view.sweep(position, selecting: selects)
        current = position
        sweep(to: fingers.point)
    }

    private func sweep(to point: CGPoint) {
        guard let anchor, let former = current, let position = view.sweptPosition(at: point), position != former else { return }
        current = position
        let (old, new) = (positions(from: anchor, to: former), positions(from: anchor, to: position))
        let (oldSet, newSet) = (Set(old), Set(new))
        for left in old where !newSet.contains(left) { view.sweep(left, selecting: before.contains(left)) }
        for come in new where !oldSet.contains(come) { view.sweep(come, selecting: selects) }
    }

    /// All from one to another, in either direction.
    private func positions(from first: ListPosition, to second: ListPosition) -> [ListPosition] {
        view.positions(from: min(first, second), through: max(first, second))
    }

    private func end() {
        guard anchor != nil else { return }
        anchor = nil
        current = nil
        before = []
        view.didEndSweep()
    }
}
