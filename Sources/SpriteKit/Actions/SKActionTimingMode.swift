import Foundation

/// How an action is slow and fast on its way.
// apple: https://developer.apple.com/documentation/spritekit/skactiontimingmode
public enum SKActionTimingMode: Int, Sendable {
    case linear
    /// Slow at the beginning.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Slow at both ends.
    case easeInEaseOut

    // ad-hoc: the curves are said nowhere; these are the squares that such libraries use.
    func eased(_ share: CGFloat) -> CGFloat {
        switch self {
        case .linear: share
        case .easeIn: share * share
        case .easeOut: share * (2 - share)
        case .easeInEaseOut: share < 0.5 ? 2 * share * share : 1 - 2 * (1 - share) * (1 - share)
        }
    }
}
