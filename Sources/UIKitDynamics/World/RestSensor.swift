import Foundation

/// Knows whether bodies have ceased to move: none has left its position for a while.
///
/// A body that turns back in the air has no velocity for a moment either, so a moment does not count.
@MainActor
struct RestSensor {
    // ad-hoc: half a pixel of a phone's screen and a quarter of a degree are not seen; half a second is longer than any turn back.
    private static let distance = 0.2
    private static let angle = 0.005
    private static let time: TimeInterval = 0.5

    private var states: [ObjectIdentifier: (position: CGPoint, angle: CGFloat)] = [:]
    private var restingTime: TimeInterval = 0

    mutating func reset() {
        states = [:]
        restingTime = 0
    }

    mutating func isAtRest(_ bodies: [DynamicBody], after seconds: TimeInterval) -> Bool {
        if bodies.allSatisfy(isWhereItWas) {
            restingTime += seconds
        } else {
            reset()
            for body in bodies { states[ObjectIdentifier(body)] = (body.position, body.angle) }
        }
        return restingTime >= Self.time
    }

    private func isWhereItWas(_ body: DynamicBody) -> Bool {
        guard let state = states[ObjectIdentifier(body)] else { return false }
        return hypot(body.position.x - state.position.x, body.position.y - state.position.y) < Self.distance
            && abs(body.angle - state.angle) < Self.angle
    }
}
