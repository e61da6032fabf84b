import Foundation

/// How values in between are made.
// apple: https://developer.apple.com/documentation/spritekit/skinterpolationmode
public enum SKInterpolationMode: Int, Sendable {
    case linear = 1
    /// Slow at both ends.
    case spline = 2
    /// As the one before.
    case step = 3

    func eased(_ share: CGFloat) -> CGFloat {
        switch self {
        case .linear: share
        case .spline: share * share * (3 - 2 * share)
        case .step: 0
        }
    }
}
