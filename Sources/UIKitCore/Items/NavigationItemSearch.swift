/// The search of a navigation item. Search controllers are declared in a module above.
@MainActor
package struct NavigationItemSearch {
    /// Kept alive. Default: nil.
    package var controller: UIViewController?
    /// The controller whose page is searched.
    package weak var owner: UIViewController?
    /// Where the app would like to have the search bar, as the raw value of a placement. Default: 0, automatic.
    package var preferredPlacement = 0
    /// True if the search bar has been put to where it is when its page first appears.
    package var isPlaced = false
}
