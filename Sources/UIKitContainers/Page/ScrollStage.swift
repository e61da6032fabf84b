import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Pages side by side in a scroll view.
///
/// The page that is shown is at the middle one of three positions. When another one has come in wholly the positions are changed round, so
/// that it is in the middle again: a finger finds a page on either side for as long as there are any.
@MainActor
final class ScrollStage: PageStage {
    weak var controller: UIPageViewController?
    let scrollView = PageScrollView(frame: .zero)
    private let isVertical: Bool
    private let spacing: CGFloat
    private var neighbours = PageNeighbours()
    /// The stage itself moves the content, which has no meaning for the pages.
    private var isPlacing = false

    /// The distance, in points, from which on a page has arrived: less than a pixel.
    private static let tolerance: CGFloat = 0.2

    init(isVertical: Bool, spacing: CGFloat) {
        self.isVertical = isVertical
        self.spacing = spacing
        scrollView.stage = self
    }

    var view: UIView { scrollView }
    /// The scroll view has its own.
    var gestureRecognizers: [UIGestureRecognizer] { [] }

    // MARK: Positions

    /// From one page to the next, in points.
    private var length: CGFloat { isVertical ? scrollView.bounds.height : scrollView.bounds.width }

    private var offset: CGFloat { isVertical ? scrollView.contentOffset.y : scrollView.contentOffset.x }

    private func offset(showing position: CGFloat) -> CGPoint {
        isVertical ? CGPoint(x: 0, y: position * length) : CGPoint(x: position * length, y: 0)
    }

    /// - Parameter position: 0, 1 or 2.
    private func frame(ofPosition position: CGFloat) -> CGRect {
        let size = scrollView.bounds.size
        return isVertical
            ? CGRect(x: 0, y: position * length + spacing / 2, width: size.width, height: max(length - spacing, 0))
            : CGRect(x: position * length + spacing / 2, y: 0, width: max(length - spacing, 0), height: size.height)
    }

    private func put(_ page: UIViewController, at position: CGFloat) {
        guard let view = page.view else { return }
        view.frame = frame(ofPosition: position)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if view.superview !== scrollView { scrollView.addSubview(view) }
    }

    private func placing(_ body: () -> Void) {
        let wasPlacing = isPlacing
        isPlacing = true
        UIView.performWithoutAnimation(body)
        isPlacing = wasPlacing
    }

    func layOut(in bounds: CGRect) {
        let frame = isVertical ? bounds.insetBy(dx: 0, dy: -spacing / 2) : bounds.insetBy(dx: -spacing / 2, dy: 0)
        if frame.size != scrollView.bounds.size {
            // The page that moves has lost its target.
            controller?.finishTurn()
            placing {
                scrollView.frame = frame
                scrollView.contentSize = frame.size
                if isVertical { scrollView.contentSize.height *= 3 } else { scrollView.contentSize.width *= 3 }
                showPages()
            }
        } else if frame != scrollView.frame {
            scrollView.frame = frame
        }
        if scrollView.window != nil, controller?.turn == nil { askForNeighbours() }
    }

    func showPages() {
        placing {
            if let page = controller?.pages.first { put(page, at: 1) }
            updateRoom()
            if length > 0 { scrollView.contentOffset = offset(showing: 1) }
        }
    }

    // MARK: Neighbours

    func forgetNeighbours() {
        neighbours = PageNeighbours()
        placing { updateRoom() }
    }

    private func askForNeighbours() {
        guard let controller, controller.dataSource != nil, let page = controller.pages.first else { return }
        for side in [PageSide.before, .after] where !neighbours.isKnown(side) {
            neighbours[side] = controller.neighbour(of: page, on: side)
        }
        placing { updateRoom() }
    }

    /// Where there is no page one cannot scroll to.
    private func updateRoom() {
        let bounces = controller?.dataSource != nil && controller?.pages.isEmpty == false
        if isVertical { scrollView.alwaysBounceVertical = bounces } else { scrollView.alwaysBounceHorizontal = bounces }
        let isFree = controller?.turn.map { $0.origin != .drag } ?? false
        let before: CGFloat = isFree || neighbours[.before] != nil ? 0 : -length
        let after: CGFloat = isFree || neighbours[.after] != nil ? 0 : -length
        let position = scrollView.contentOffset
        scrollView.contentInset =
            isVertical
            ? UIEdgeInsets(top: before, left: 0, bottom: after, right: 0) : UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
        // A scroll view that rests at its beginning goes along with that; the page does not.
        scrollView.contentOffset = position
    }

    // MARK: Turns

    func prepare(_ turn: PageTurn) {
        placing {
            updateRoom()
            for page in turn.incoming { put(page, at: turn.side == .before ? 0 : 2) }
        }
    }

    func run(_ turn: PageTurn) {
        placing { scrollView.contentOffset = offset(showing: 1) }
        isPlacing = true
        scrollView.setContentOffset(offset(showing: turn.side == .before ? 0 : 2), animated: true)
        isPlacing = false
    }

    func stop() {
        isPlacing = true
        let pan = scrollView.panGestureRecognizer
        if scrollView.isTracking || scrollView.isDragging, pan.isEnabled {
            pan.isEnabled = false
            pan.isEnabled = true
        }
        scrollView.stopScrollingAndZooming()
        isPlacing = false
    }

    /// A finger, or what follows from it, has moved the content.
    func contentDidMove() {
        guard !isPlacing, length > 0, let controller, !controller.pages.isEmpty else { return }
        if let turn = controller.turn, turn.origin != .drag { return }
        let distance = offset - length
        let side: PageSide? = abs(distance) < Self.tolerance ? nil : distance < 0 ? .before : .after
        guard let side else { return }
        if let turn = controller.turn, turn.side != side { controller.turnDidEnd(completed: false) }
        if controller.turn == nil, !beginDrag(to: side) { return }
        if abs(distance) >= length - Self.tolerance { arrive(at: side) }
    }

    /// Returns true if there is a page on that side.
    private func beginDrag(to side: PageSide) -> Bool {
        guard let controller else { return false }
        askForNeighbours()
        guard let next = neighbours[side] else { return false }
        let position = offset
        controller.begin(
            PageTurn(side: side, incoming: [next], outgoing: controller.pages, back: nil, origin: .drag, isAnimated: true))
        // The app may have done something else about it.
        return controller.turn != nil && abs(offset - position) < Self.tolerance
    }

    /// The page has come in wholly: it is the one in the middle from now on, whatever the finger does.
    private func arrive(at side: PageSide) {
        guard let controller, let turn = controller.turn else { return }
        neighbours = neighbours.moved(to: side, from: turn.outgoing.first)
        isPlacing = true
        controller.turnDidEnd(completed: true)
        isPlacing = false
        if controller.turn == nil { askForNeighbours() }
    }

    /// Nothing moves any more.
    func contentDidRest() {
        guard !isPlacing, let controller, let turn = controller.turn else { return }
        if turn.origin != .drag {
            neighbours = turn.origin == .tap ? neighbours.moved(to: turn.side, from: turn.outgoing.first) : PageNeighbours()
            controller.turnDidEnd(completed: true)
            if controller.turn == nil { askForNeighbours() }
        } else if abs(offset - length) < Self.tolerance {
            controller.turnDidEnd(completed: false)
        }
    }
}
