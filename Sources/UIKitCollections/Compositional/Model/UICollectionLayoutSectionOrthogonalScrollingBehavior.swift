/// Says whether a section scrolls across its layout, and where it comes to rest then.
// apple: https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingbehavior
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// It does not scroll by itself.
    case none = 0
    /// Anywhere.
    case continuous = 1
    /// Glides as far as it was thrown, and rests where a group begins.
    case continuousGroupLeadingBoundary = 2
    /// A whole view a swipe.
    case paging = 3
    /// A group a swipe; rests where a group begins.
    case groupPaging = 4
    /// A group a swipe; rests where a group is in the middle.
    case groupPagingCentered = 5
}
