import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// A row that follows a finger on its grip, while the others make room.
@MainActor
final class RowMove: NSObject {
    // The table owns this object.
    private unowned let table: UITableView
    let cell: UITableViewCell
    let source: ListPosition
    private let generation: Int
    /// Where the row would go, as far as the delegate agrees, and what was proposed.
    private(set) var target: ListPosition
    private var proposed: ListPosition
    private(set) var displacement: RowDisplacement
    private let theme = CellTheme.flat
    private let scrolling = EdgeScrolling()
    private nonisolated(unsafe) var link: CADisplayLink?
    private var latestTime: CFTimeInterval = 0
    /// In the window, and in the cell below its middle.
    private var finger: CGPoint
    private let grab: CGFloat

    init(table: UITableView, cell: UITableViewCell, at position: ListPosition, finger: CGPoint) {
        self.table = table
        self.cell = cell
        self.finger = finger
        source = position
        target = position
        proposed = position
        generation = table.content.generation
        let rect = table.content.layout.rect(of: position)
        displacement = RowDisplacement(source: rect.minY...max(rect.maxY, rect.minY), boundary: rect.minY)
        grab = table.convert(finger, from: nil).y - rect.midY
        super.init()
        lift()
    }

    deinit { link?.invalidate() }

    private func lift() {
        cell.setLifted(true)
        table.bringSubviewToFront(cell)
        let link = CADisplayLink(target: FrameFollower(self), selector: #selector(FrameFollower.frameComes))
        link.isPaused = true
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    /// True if the table has read other data meanwhile.
    var isOutdated: Bool { table.content.generation != generation }

    // MARK: Following

    func move(to newFinger: CGPoint) {
        finger = newFinger
        follow()
        link?.isPaused = edgeSpeed == 0
    }

    private func follow() {
        guard !isOutdated else { return table.cancelMove() }
        cell.center.y = middle
        propose(table.content.layout.position(ofMoved: source, middle: middle))
    }

    /// Where the middle of the row is: under the finger, but within the content.
    private var middle: CGFloat {
        let half = displacement.height / 2
        let layout = table.content.layout
        let least = layout.topHeight + half
        let wanted = table.convert(finger, from: nil).y - grab
        return min(max(wanted, least), max(layout.contentHeight - layout.bottomHeight - half, least))
    }

    private func propose(_ position: ListPosition) {
        guard position != proposed else { return }
        proposed = position
        let accepted = table.acceptedTarget(from: source, proposed: position)
        guard !isOutdated else { return table.cancelMove() }
        guard accepted != target else { return }
        target = accepted
        displacement.boundary = table.content.layout.boundary(ofMoved: source, to: accepted)
        table.content.hasMovedRows = true
        table.setNeedsLayout()
        UIView.animate(withDuration: theme.moveDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
            self.table.layoutIfNeeded()
        }
    }

    // MARK: Scrolling

    private var edgeSpeed: CGFloat {
        let insets = table.adjustedContentInset
        let top = table.bounds.minY + insets.top
        let bottom = max(table.bounds.maxY - insets.bottom, top)
        return scrolling.speed(of: table.convert(finger, from: nil).y, within: top...bottom)
    }

    fileprivate func scrollAtEdge(_ link: CADisplayLink) {
        let time = link.targetTimestamp
        let elapsed = latestTime > 0 ? min(time - latestTime, 0.1) : 0
        latestTime = time
        let speed = edgeSpeed
        guard speed != 0 else {
            link.isPaused = true
            latestTime = 0
            return
        }
        let insets = table.adjustedContentInset
        let least = -insets.top
        let most = max(table.contentSize.height + insets.bottom - table.bounds.height, least)
        let offset = min(max(table.contentOffset.y + speed * CGFloat(elapsed), least), most)
        guard offset != table.contentOffset.y else { return }
        table.contentOffset.y = offset
        follow()
    }

    // MARK: Ending

    /// Puts the row down; the table has stopped following it.
    func end() {
        link?.invalidate()
        link = nil
        cell.setLifted(false)
    }
}

/// Display links keep their targets alive; this one does not keep the move.
@MainActor
private final class FrameFollower: NSObject {
    private weak var move: RowMove?

    init(_ move: RowMove) {
        self.move = move
        super.init()
    }

    @objc func frameComes(_ link: CADisplayLink) { move?.scrollAtEdge(link) }
}
