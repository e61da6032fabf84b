import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitLists

/// Two fingers that move over items select those between where they began and where they are; or deselect them, if the first was
/// selected. What they leave again is as before.
@MainActor
final class SelectionSweep: NSObject {
    private unowned let view: UICollectionView
    let recognizer = TwoFingerRecognizer(target: nil, action: nil)
    private var anchor: ListPlace?
    private var current: ListPlace?
    private var selects = true
    private var before: Set<ListPlace> = []

    init(of view: UICollectionView) {
        self.view = view
        super.init()
        recognizer.begins = { [unowned self] in begins(at: $0) }
        recognizer.addTarget(self, action: #selector(follow))
        view.addGestureRecognizer(recognizer)
    }

    private func begins(at point: CGPoint) -> Bool {
        // Where both axes scroll, two fingers scroll.
        let scrollsBoth = view.contentSize.width > view.bounds.width && view.contentSize.height > view.bounds.height
        guard !scrollsBoth, let path = view.indexPathForItem(at: point) else { return false }
        return view.delegate?.collectionView?(view, shouldBeginMultipleSelectionInteractionAt: path) ?? false
    }

    @objc private func follow(_ recognizer: TwoFingerRecognizer) {
        switch recognizer.state {
        case .began: begin()
        case .changed: sweep(to: recognizer.point)
        case .ended, .cancelled: end()
        default: break
        }
    }

    private func begin() {
        guard let path = view.shownPath(at: recognizer.startPoint) else { return }
        view.cancelTouch()
        if view.isEditing { view.allowsMultipleSelectionDuringEditing = true } else { view.allowsMultipleSelection = true }
        view.delegate?.collectionView?(view, didBeginMultipleSelectionInteractionAt: view.dataPath(of: path))
        let place = ListPlace(path)
        anchor = place
        before = Set(view.selection.places)
        selects = !before.contains(place)
        view.userSweeps(place, selecting: selects)
        current = place
        sweep(to: recognizer.point)
    }

    private func sweep(to point: CGPoint) {
        guard let anchor, let former = current, let path = view.shownPath(at: point) else { return }
        let place = ListPlace(path)
        guard place != former else { return }
        current = place
        let (old, new) = (view.places(from: anchor, to: former), view.places(from: anchor, to: place))
        let (oldSet, newSet) = (Set(old), Set(new))
        for left in old where !newSet.contains(left) { view.userSweeps(left, selecting: before.contains(left)) }
        for come in new where !oldSet.contains(come) { view.userSweeps(come, selecting: selects) }
    }

    private func end() {
        guard anchor != nil else { return }
        anchor = nil
        current = nil
        before = []
        view.delegate?.collectionViewDidEndMultipleSelectionInteraction?(view)
    }
}

extension UICollectionView {
    /// All items from one to another, in either direction.
    fileprivate func places(from first: ListPlace, to second: ListPlace) -> [ListPlace] {
        let (start, end) = first < second ? (first, second) : (second, first)
        guard content.contains(start), content.contains(end) else { return [] }
        return (start.section...end.section).flatMap { section -> [ListPlace] in
            let low = section == start.section ? start.row : 0
            let high = section == end.section ? end.row : content.counts[section] - 1
            return low <= high ? (low...high).map { ListPlace(section: section, row: $0) } : []
        }
    }
}
