import Foundation
import UIKitCore

/// Pages of a book: the one on top is turned over at its spine, and the next one lies below.
///
/// A page is folded flat, not bent round: see ``CurlGeometry``.
@MainActor
final class CurlStage: NSObject, PageStage {
    weak var controller: UIPageViewController?
    let view = UIView(frame: .zero)
    let theme = CurlTheme.flat
    let isVertical: Bool
    private lazy var gestures = CurlGestures(stage: self)
    private var leaf: CurlLeaf?
    private(set) var geometry: CurlGeometry?
    /// Distinguishes an animation that was stopped from the one that runs.
    private var runCount = 0
    /// How far the page on top has been turned over.
    private var progress: CGFloat = 0

    init(isVertical: Bool) {
        self.isVertical = isVertical
        super.init()
        view.clipsToBounds = true
    }

    var gestureRecognizers: [UIGestureRecognizer] { gestures.recognizers }

    // MARK: At rest

    private var size: CGSize { view.bounds.size }
    private var extent: CGFloat { isVertical ? size.height : size.width }

    private func frame(ofPage index: Int) -> CGRect {
        guard controller?.spine == .mid else { return view.bounds }
        let (whole, half) = (view.bounds, extent / 2)
        return isVertical
            ? CGRect(x: 0, y: CGFloat(index) * half, width: whole.width, height: half)
            : CGRect(x: CGFloat(index) * half, y: 0, width: half, height: whole.height)
    }

    func layOut(in bounds: CGRect) {
        if bounds.size != size, controller?.turn != nil { controller?.finishTurn() }
        view.frame = bounds
        if controller?.turn == nil { placePages() }
    }

    func showPages() {
        UIView.performWithoutAnimation { placePages() }
        leaf?.removeFromSuperview()
        leaf = nil
        geometry = nil
    }

    private func placePages() {
        guard let controller else { return }
        for (index, page) in controller.pages.enumerated() { put(page, at: index) }
    }

    private func put(_ page: UIViewController, at index: Int) {
        guard let pageView = page.view else { return }
        pageView.frame = frame(ofPage: index)
        pageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if pageView.superview !== view { view.addSubview(pageView) }
    }

    func forgetNeighbours() {}

    // MARK: Turning over

    /// The page that is turned over goes one way with the spine at the left or in the middle, the other way with one at the right.
    func side(ofWay way: CGFloat) -> PageSide { (way < 0) != (controller?.spine == .max) ? .after : .before }

    func prepare(_ turn: PageTurn) {
        guard turn.isAnimated else {
            for (index, page) in turn.incoming.enumerated() { put(page, at: index) }
            return
        }
        guard let controller, let geometry = geometry(of: turn) else { return }
        self.geometry = geometry
        let isPair = controller.spine == .mid
        // With the spine at an edge, a page that comes back lies on top of the one that is shown.
        let isForward = isPair || turn.side == .after
        let top = isPair && turn.side == .before ? 0 : turn.incoming.count - 1
        let upper = isForward ? turn.outgoing : turn.incoming
        let lower = isForward ? turn.incoming : turn.outgoing
        UIView.performWithoutAnimation {
            if isPair {
                put(turn.outgoing[1 - top], at: 1 - top)
                put(turn.incoming[top], at: top)
            } else {
                for page in lower { put(page, at: 0) }
            }
            let back = isPair ? turn.incoming[1 - top].view : turn.back?.view
            for page in [upper[top].view, back].compactMap({ $0 }) { page.frame.size = geometry.page.size }
            let leaf = CurlLeaf(geometry: geometry, theme: theme, frontPage: upper[top].view, backPage: back)
            view.addSubview(leaf)
            self.leaf = leaf
            show(isForward ? 0 : 1)
        }
    }

    private func geometry(of turn: PageTurn) -> CurlGeometry? {
        guard let spine = controller?.spine else { return nil }
        let position: CGFloat = spine == .mid ? extent / 2 : spine == .max ? extent : 0
        let isMirrored = spine == .max || spine == .mid && turn.side == .before
        return CurlGeometry(
            size: size, isVertical: isVertical, spine: position, length: spine == .mid ? extent / 2 : extent, isMirrored: isMirrored)
    }

    /// Returns true if the page on top goes; else it comes back.
    private func isTurnedOver(_ turn: PageTurn) -> Bool { controller?.spine == .mid || turn.side == .after }

    private func show(_ progress: CGFloat) {
        self.progress = progress
        leaf?.show(progress)
    }

    func run(_ turn: PageTurn) { move(turn, completes: true) }

    /// Lets a page go on from where it is, or back.
    func move(_ turn: PageTurn, completes: Bool) {
        let goal: CGFloat = completes == isTurnedOver(turn) ? 1 : 0
        runCount += 1
        let run = runCount
        UIView.animate(withDuration: theme.duration * abs(goal - progress), delay: 0, options: .curveEaseInOut) {
            self.show(goal)
        } completion: { [weak self] _ in
            guard let self, self.runCount == run else { return }
            self.controller?.turnDidEnd(completed: completes)
        }
    }

    /// The finger has gone some way since it came down.
    func follow(way: CGFloat, of turn: PageTurn) {
        guard let geometry else { return }
        let turned = geometry.progress(ofWay: isTurnedOver(turn) ? way : -way)
        show(isTurnedOver(turn) ? turned : 1 - turned)
    }

    /// How much of the turn has been done.
    func share(of turn: PageTurn) -> CGFloat { isTurnedOver(turn) ? progress : 1 - progress }

    func stop() {
        runCount += 1
        gestures.abandon()
    }
}
