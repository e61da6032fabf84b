import Foundation
import UIKitCore

/// Turns pages over: drags, and taps at the edges.
@MainActor
final class CurlGestures: NSObject, UIGestureRecognizerDelegate {
    private unowned let stage: CurlStage
    private let pan = UIPanGestureRecognizer()
    private let tap = UITapGestureRecognizer()
    /// The page that a recogniser which is about to begin turns to.
    private var next: Next?
    /// True if the finger leads the page on top.
    private var isLeading = false

    private struct Next {
        var side: PageSide
        var pages: [UIViewController]
        var back: UIViewController?
    }

    init(stage: CurlStage) {
        self.stage = stage
        super.init()
        for recognizer in recognizers { recognizer.delegate = self }
        pan.maximumNumberOfTouches = 1
        pan.addTarget(self, action: #selector(dragged))
        tap.addTarget(self, action: #selector(tapped))
    }

    var recognizers: [UIGestureRecognizer] { [pan, tap] }

    private var controller: UIPageViewController? { stage.controller }

    private func along(_ point: CGPoint) -> CGFloat { stage.isVertical ? point.y : point.x }

    // MARK: Whether there is something to turn to

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let controller, controller.turn == nil, !controller.pages.isEmpty else { return false }
        next = side(for: gestureRecognizer).flatMap(pages)
        return next != nil
    }

    private func side(for recognizer: UIGestureRecognizer) -> PageSide? {
        if recognizer === pan {
            let way = pan.translation(in: stage.view)
            let (along, across) = stage.isVertical ? (way.y, way.x) : (way.x, way.y)
            return abs(along) > abs(across) ? stage.side(ofWay: along) : nil
        }
        let position = along(tap.location(in: stage.view))
        let extent = stage.isVertical ? stage.view.bounds.height : stage.view.bounds.width
        if position < extent * stage.theme.tapShare { return stage.side(ofWay: 1) }
        if position > extent * (1 - stage.theme.tapShare) { return stage.side(ofWay: -1) }
        return nil
    }

    /// The pages of the data source on a side: a pair for a spine in the middle, and a back where both sides are shown.
    private func pages(on side: PageSide) -> Next? {
        guard let controller, let nearest = side == .after ? controller.pages.last : controller.pages.first,
            let first = controller.neighbour(of: nearest, on: side)
        else { return nil }
        let isPair = controller.spine == .mid
        guard isPair || controller.isDoubleSided else { return Next(side: side, pages: [first]) }
        guard let second = controller.neighbour(of: first, on: side) else { return nil }
        guard isPair else { return Next(side: side, pages: [second], back: first) }
        return Next(side: side, pages: side == .after ? [first, second] : [second, first])
    }

    private func turn(_ origin: PageTurn.Origin) -> PageTurn? {
        guard let controller, let next else { return nil }
        self.next = nil
        return PageTurn(
            side: next.side, incoming: next.pages, outgoing: controller.pages, back: next.back, origin: origin, isAnimated: true)
    }

    // MARK: What fingers do

    @objc private func tapped() {
        guard let controller, controller.turn == nil, let turn = turn(.tap) else { return }
        controller.begin(turn)
        if let turn = controller.turn { stage.run(turn) }
    }

    @objc private func dragged() {
        guard let controller else { return }
        switch pan.state {
        case .began:
            guard controller.turn == nil, let turn = turn(.drag) else { return }
            isLeading = true
            controller.begin(turn)
            follow()
        case .changed: follow()
        case .ended: end(isCancelled: false)
        case .cancelled, .failed: end(isCancelled: true)
        default: break
        }
    }

    private func follow() {
        guard isLeading, let turn = controller?.turn else { return }
        stage.follow(way: along(pan.translation(in: stage.view)), of: turn)
    }

    private func end(isCancelled: Bool) {
        guard isLeading, let turn = controller?.turn else { return }
        isLeading = false
        let speed = along(pan.velocity(in: stage.view))
        let completes =
            abs(speed) >= stage.theme.decidingSpeed
            ? stage.side(ofWay: speed) == turn.side : stage.share(of: turn) >= stage.theme.decidingProgress
        stage.move(turn, completes: completes && !isCancelled)
    }

    /// The page goes its own way from now on.
    func abandon() { isLeading = false }
}
