import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Two fingers that move the same way. It begins before one finger would begin to scroll.
final class TwoFingerRecognizer: UIGestureRecognizer {
    /// True if two fingers at a point of the view mean anything.
    var begins: (CGPoint) -> Bool = { _ in false }

    private var starts: [ObjectIdentifier: CGPoint] = [:]
    private var fingers: [UITouch] = []
    /// How far both must have moved, in points.
    private static let reach: CGFloat = 6

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches {
            fingers.append(touch)
            starts[ObjectIdentifier(touch)] = touch.location(in: view)
        }
        if fingers.count > 2, state == .possible { state = .failed }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        switch state {
        case .possible:
            if fingers.count == 2, haveMovedTogether, begins(middle(of: startPoints)) { state = .began }
        case .began, .changed: state = .changed
        default: break
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        switch state {
        case .possible: state = .failed
        case .began, .changed: state = .ended
        default: break
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    override func reset() {
        super.reset()
        fingers = []
        starts = [:]
    }

    /// Where the fingers began, in the middle between them.
    var startPoint: CGPoint { middle(of: startPoints) }

    /// Where they are.
    var point: CGPoint { middle(of: fingers.map { $0.location(in: view) }) }

    private var startPoints: [CGPoint] { fingers.compactMap { starts[ObjectIdentifier($0)] } }

    private var haveMovedTogether: Bool {
        let ways = fingers.map { finger -> CGPoint in
            let (now, start) = (finger.location(in: view), starts[ObjectIdentifier(finger)] ?? .zero)
            return CGPoint(x: now.x - start.x, y: now.y - start.y)
        }
        let isFarEnough = ways.allSatisfy { hypot($0.x, $0.y) >= Self.reach }
        return isFarEnough && ways[0].x * ways[1].x + ways[0].y * ways[1].y > 0
    }

    private func middle(of points: [CGPoint]) -> CGPoint {
        guard !points.isEmpty else { return .zero }
        let sum = points.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
        return CGPoint(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
    }
}
