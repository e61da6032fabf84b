import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitLists

/// An item that follows a finger, while the others make room.
///
/// The collection view shows it at its target already, and the data source still has it at its source: paths are translated.
@MainActor
final class ItemMovement: NSObject {
    private unowned let view: UICollectionView
    let cell: UICollectionViewCell
    /// Where the data source has the item.
    let source: IndexPath
    /// Where the collection view has it.
    var target: IndexPath
    /// Where the finger has its middle, in the coordinates of the content.
    var position: CGPoint
    private let scrolling = EdgeScrolling()
    private nonisolated(unsafe) var link: CADisplayLink?
    private var latestTime: CFTimeInterval = 0

    init(of view: UICollectionView, cell: UICollectionViewCell, at path: IndexPath) {
        self.view = view
        self.cell = cell
        source = path
        target = path
        position = cell.center
        super.init()
    }

    deinit { link?.invalidate() }

    /// The path by which the data source knows the item that is shown at one.
    func sourcePath(of shown: IndexPath) -> IndexPath {
        guard shown.count == 2, source != target else { return shown }
        if shown == target { return source }
        var path = shown
        if path.section == target.section, path.item > target.item { path.item -= 1 }
        if path.section == source.section, path.item >= source.item { path.item += 1 }
        return path
    }

    // MARK: Scrolling near the edges

    /// Begins or ends scrolling, as the finger is near an edge or not.
    func updateScrolling() {
        let isWanted = speed != .zero && view.window != nil
        guard isWanted != (link != nil) else { return }
        link?.invalidate()
        link = nil
        guard isWanted else { return }
        latestTime = 0
        link = CADisplayLink(target: self, selector: #selector(scroll))
        link?.add(to: .main, forMode: .common)
    }

    func stop() {
        link?.invalidate()
        link = nil
    }

    private var speed: CGPoint {
        let inner = view.bounds.inset(by: view.adjustedContentInset)
        guard inner.width > 0, inner.height > 0 else { return .zero }
        let down = view.contentSize.height > inner.height ? scrolling.speed(of: position.y, within: inner.minY...inner.maxY) : 0
        let sideways = view.contentSize.width > inner.width ? scrolling.speed(of: position.x, within: inner.minX...inner.maxX) : 0
        return CGPoint(x: sideways, y: down)
    }

    @objc private func scroll(_ link: CADisplayLink) {
        defer { latestTime = link.timestamp }
        guard latestTime > 0 else { return }
        let (speed, time) = (speed, CGFloat(link.timestamp - latestTime))
        let before = view.contentOffset
        let after = view.nearestOffset(to: CGPoint(x: before.x + speed.x * time, y: before.y + speed.y * time))
        guard after != before else { return stop() }
        view.contentOffset = after
        view.updateInteractiveMovementTargetPosition(
            CGPoint(x: position.x + after.x - before.x, y: position.y + after.y - before.y))
    }
}
