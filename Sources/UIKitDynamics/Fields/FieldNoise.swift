import CoreGraphics
import Foundation

/// Smooth noise without a source of chance: the same position and time always have the same value, so that motion can be repeated.
struct FieldNoise {
    /// From 0, which changes within a few points, to 1, which changes within some hundred.
    var smoothness: CGFloat

    /// A vector whose parts lie between −1 and 1.
    func value(at point: CGPoint, time: TimeInterval) -> CGVector {
        let cell = 8 + 192 * min(max(smoothness, 0), 1)
        let position = (point.x / cell, point.y / cell, CGFloat(time))
        return CGVector(dx: noise(position, seed: 1), dy: noise(position, seed: 2))
    }

    /// Between the values at the eight corners of the cell that a position lies in.
    private func noise(_ position: (CGFloat, CGFloat, CGFloat), seed: UInt64) -> CGFloat {
        let base = (floor(position.0), floor(position.1), floor(position.2))
        let part = (ease(position.0 - base.0), ease(position.1 - base.1), ease(position.2 - base.2))
        var sum: CGFloat = 0
        for corner in 0..<8 {
            let step = (CGFloat(corner & 1), CGFloat(corner >> 1 & 1), CGFloat(corner >> 2))
            let weight = share(part.0, step.0) * share(part.1, step.1) * share(part.2, step.2)
            sum += weight * corner3(base.0 + step.0, base.1 + step.1, base.2 + step.2, seed)
        }
        return sum
    }

    private func ease(_ part: CGFloat) -> CGFloat { part * part * (3 - 2 * part) }
    private func share(_ part: CGFloat, _ step: CGFloat) -> CGFloat { step == 0 ? 1 - part : part }

    private func corner3(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ seed: UInt64) -> CGFloat {
        var hash = seed &* 0x9E37_79B9_7F4A_7C15
        for part in [x, y, z] {
            hash = (hash ^ part.bitPattern64) &* 0xBF58_476D_1CE4_E5B9
            hash ^= hash >> 29
        }
        return CGFloat(hash >> 11) / CGFloat(1 << 52) - 1
    }
}

extension CGFloat {
    fileprivate var bitPattern64: UInt64 { UInt64(native.bitPattern) }
}
