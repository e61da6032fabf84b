import Foundation

/// Where the columns of a split view are. In points.
struct SplitLayout {
    var size: CGSize
    var mode: UISplitViewController.DisplayMode
    var isTriple: Bool
    var primaryWidth: CGFloat
    var supplementaryWidth: CGFloat
    /// True if the primary column is at the right.
    var isReversed: Bool

    var showsPrimary: Bool {
        switch mode {
        case .oneBesideSecondary, .oneOverSecondary: !isTriple
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: true
        case .automatic, .secondaryOnly: false
        }
    }

    var showsSupplementary: Bool { isTriple && mode != .secondaryOnly && mode != .automatic }

    /// True if the other columns lie over the secondary one, which is dimmed.
    var isOverlay: Bool { mode == .oneOverSecondary || mode == .twoOverSecondary }

    /// A hidden column is outside, beside its edge.
    var primary: CGRect { column(from: showsPrimary ? 0 : -shownSides - primaryWidth, width: primaryWidth) }

    var supplementary: CGRect {
        column(from: showsSupplementary ? (showsPrimary ? primaryWidth : 0) : -supplementaryWidth, width: supplementaryWidth)
    }

    var secondary: CGRect {
        switch mode {
        case .twoDisplaceSecondary:
            return column(from: shownSides, width: max(size.width - (isTriple ? supplementaryWidth : primaryWidth), 0))
        case .oneBesideSecondary, .twoBesideSecondary:
            return column(from: shownSides, width: max(size.width - shownSides, 0))
        default: return CGRect(origin: .zero, size: size)
        }
    }

    /// The width of all columns but the secondary one.
    private var shownSides: CGFloat { (showsPrimary ? primaryWidth : 0) + (showsSupplementary ? supplementaryWidth : 0) }

    private func column(from start: CGFloat, width: CGFloat) -> CGRect {
        CGRect(x: isReversed ? size.width - start - width : start, y: 0, width: width, height: size.height)
    }
}
