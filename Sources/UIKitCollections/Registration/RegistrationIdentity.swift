import UIKitCore

/// The identity of a registration in collection views.
@MainActor
final class RegistrationIdentity {
    /// The identifier that its views are used again by, which is no other registration's.
    let identifier: String
    /// True if it was made while a collection view was asking for an element, so that each time it is another.
    let isMadeWhileAsked: Bool

    init() {
        Self.count += 1
        identifier = "UICollectionView.Registration.\(Self.count)"
        isMadeWhileAsked = Self.isBeingAsked
    }

    private static var count = 0
    /// True if a data source is being asked for a view.
    static var isBeingAsked = false
}
