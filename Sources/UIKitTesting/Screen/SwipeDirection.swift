internal import Drive

/// Where a finger swipes to.
public enum SwipeDirection: Sendable {
    case up, down, left, right

    var driven: DriveDirection {
        switch self {
        case .up: .up
        case .down: .down
        case .left: .left
        case .right: .right
        }
    }
}
