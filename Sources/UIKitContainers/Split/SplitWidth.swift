import Foundation

/// How wide the app wants a column; `UISplitViewController.automaticDimension` leaves a figure to the controller.
struct SplitWidth {
    static let automatic = -CGFloat.greatestFiniteMagnitude

    var fraction = automatic
    var width = automatic
    var minimum = automatic
    var maximum = automatic

    // ad-hoc: about what tablets show
    private static let standard: CGFloat = 320

    /// In points.
    func resolved(in whole: CGFloat) -> CGFloat {
        let most = maximum == Self.automatic ? Self.standard : maximum
        let least = minimum == Self.automatic ? 0 : minimum
        let wanted =
            if width != Self.automatic { width } else if fraction != Self.automatic { whole * fraction } else { Self.standard }
        let allowed = max(min(wanted, maximum == Self.automatic && width != Self.automatic ? wanted : most), least)
        return min(max(allowed, 0), whole).rounded()
    }
}
