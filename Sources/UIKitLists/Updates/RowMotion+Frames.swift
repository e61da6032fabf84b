import UIKitCore

extension RowMotion {
    /// The animation that stands for the automatic one.
    var resolved: RowMotion { self == .automatic ? .fade : self }

    /// Where a row is before it comes, or after it has gone.
    /// - Parameters:
    ///   - frame: where it stands while it is there.
    ///   - width: that of the table, which the row leaves for good.
    func frameOutside(_ frame: CGRect, width: CGFloat) -> CGRect {
        switch resolved {
        case .right: frame.offsetBy(dx: width, dy: 0)
        case .left: frame.offsetBy(dx: -width, dy: 0)
        case .top: frame.offsetBy(dx: 0, dy: -frame.height)
        case .bottom: frame.offsetBy(dx: 0, dy: frame.height)
        case .middle: frame.offsetBy(dx: 0, dy: -frame.height / 2)
        case .fade, .none, .automatic: frame
        }
    }

    /// True if a row is seen through while it comes or goes. One that only slides is hidden by its neighbours.
    var fades: Bool { resolved == .fade }

    /// True if a row is there at once, and gone at once.
    var isInstant: Bool { resolved == .none }
}
