/// How the old content of a view gives way to the new.
enum TransitionKind {
    /// The side that comes to the front.
    enum Side {
        case left
        case right
        case top
        case bottom
    }

    case crossDissolve
    case flip(Side)
    case curlUp
    case curlDown
}

extension UIView.AnimationOptions {
    private static let transitionMask: UInt = 7 << 20

    /// The transition that is asked for; nil for none.
    var transition: TransitionKind? {
        switch UIView.AnimationOptions(rawValue: rawValue & Self.transitionMask) {
        case .transitionFlipFromLeft: .flip(.left)
        case .transitionFlipFromRight: .flip(.right)
        case .transitionFlipFromTop: .flip(.top)
        case .transitionFlipFromBottom: .flip(.bottom)
        case .transitionCurlUp: .curlUp
        case .transitionCurlDown: .curlDown
        case .transitionCrossDissolve: .crossDissolve
        default: nil
        }
    }
}
