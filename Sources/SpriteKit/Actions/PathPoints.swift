import Foundation
import UIKit

/// The points of a path; curves as so many straight lines.
struct PathPoints {
    /// The lines of a curve.
    private static let curveSteps = 16

    /// One for each part of the path that hangs together.
    private(set) var runs: [[CGPoint]] = []

    init(_ path: CGPath) {
        path.applyWithBlock { pointer in
            let (element, points) = (pointer.pointee, pointer.pointee.points)
            switch element.type {
            case .moveToPoint: runs.append([points[0]])
            case .addLineToPoint: add([points[0]])
            case .addQuadCurveToPoint: addCurve(last, points[0], points[0], points[1], isCubic: false)
            case .addCurveToPoint: addCurve(last, points[0], points[1], points[2], isCubic: true)
            case .closeSubpath: if let first = runs.last?.first { add([first]) }
            @unknown default: break
            }
        }
    }

    private var last: CGPoint { runs.last?.last ?? .zero }

    private mutating func add(_ points: [CGPoint]) {
        guard !runs.isEmpty else { return runs.append(points) }
        runs[runs.count - 1] += points
    }

    private mutating func addCurve(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, isCubic: Bool) {
        add(
            (1...Self.curveSteps).map { step in
                let t = CGFloat(step) / CGFloat(Self.curveSteps)
                let s = 1 - t
                let weights =
                    isCubic ? (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t) : (s * s, 2 * s * t, 0, t * t)
                return CGPoint(
                    x: a.x * weights.0 + b.x * weights.1 + c.x * weights.2 + d.x * weights.3,
                    y: a.y * weights.0 + b.y * weights.1 + c.y * weights.2 + d.y * weights.3)
            })
    }
}
