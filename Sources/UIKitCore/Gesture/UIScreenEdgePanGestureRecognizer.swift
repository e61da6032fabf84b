import Foundation

/// Recognises a finger that is dragged in from an edge of the window. Continuous.
// apple: https://developer.apple.com/documentation/uikit/uiscreenedgepangesturerecognizer
@preconcurrency @MainActor @objcMembers open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges that count. Default: none, so nothing is recognised.
    open var edges: UIRectEdge = []

    @nonobjc override func decodeGesture(from coder: NSCoder) {
        super.decodeGesture(from: coder)
        coder.withInteger(forKey: NibKey.screenEdgePanGestureRecognizerEdges) { edges = UIRectEdge(rawValue: UInt(truncatingIfNeeded: $0)) }
    }

    /// Those of ``edges`` at which the finger came down.
    private var touchedEdges: UIRectEdge = []

    /// How far from its edge a finger may come down, in points.
    // ad-hoc: wide enough for a mouse in a window
    private static let reach: CGFloat = 20
    private static let shortestDrag: CGFloat = 10

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible, !attempt.hasBegun, let touch = touches.first, let window = touch.window else { return }
        touchedEdges = Self.edges(of: window.bounds, near: touch.location(in: nil)).intersection(edges)
        if touchedEdges.isEmpty { state = .failed }
    }

    open override func reset() {
        super.reset()
        touchedEdges = []
    }

    private static func edges(of bounds: CGRect, near point: CGPoint) -> UIRectEdge {
        var found: UIRectEdge = []
        if point.x <= bounds.minX + reach { found.insert(.left) }
        if point.x >= bounds.maxX - reach { found.insert(.right) }
        if point.y <= bounds.minY + reach { found.insert(.top) }
        if point.y >= bounds.maxY - reach { found.insert(.bottom) }
        return found
    }

    /// Begins if the finger moves away from its edge; fails if it goes anywhere else.
    @nonobjc override func decision(after translation: CGPoint) -> PanDecision {
        guard hypot(translation.x, translation.y) >= Self.shortestDrag else { return .wait }
        let isHorizontal = abs(translation.x) >= abs(translation.y)
        let inward: UIRectEdge =
            isHorizontal ? (translation.x > 0 ? .left : .right) : (translation.y > 0 ? .top : .bottom)
        return touchedEdges.contains(inward) ? .begin : .fail
    }
}
