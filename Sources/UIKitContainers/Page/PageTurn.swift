@_spi(ForasteroInternal) import UIKitCore

/// One change from some pages to others, from its beginning to its end.
@MainActor
struct PageTurn {
    /// Who has asked for it.
    enum Origin {
        case program
        /// A tap at the edge, or on the dots.
        case tap
        /// A finger that leads it.
        case drag
    }

    let side: PageSide
    let incoming: [UIViewController]
    let outgoing: [UIViewController]
    /// The controller on the back of the page that is turned over, and shown only meanwhile.
    let back: UIViewController?
    let origin: Origin
    let isAnimated: Bool
    var completion: ((Bool) -> Void)?
    /// The callbacks; empty while the pages are not on screen.
    var swaps: [AppearanceSwap] = []

    /// Those that were not shown before.
    var arriving: [UIViewController] { incoming.filter { page in !outgoing.contains { $0 === page } } }
    /// Those that are not shown afterwards.
    var leaving: [UIViewController] { outgoing.filter { page in !incoming.contains { $0 === page } } }

    mutating func beginAppearance() {
        let (arriving, leaving) = (arriving, leaving)
        swaps = (0..<max(arriving.count, leaving.count)).map { index in
            AppearanceSwap(
                appearing: index < arriving.count ? arriving[index] : nil, disappearing: index < leaving.count ? leaving[index] : nil,
                order: .replacement)
        }
        for swap in swaps { swap.begin(animated: isAnimated) }
    }
}
