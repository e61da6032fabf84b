/// The presentation controller that another one presents in the place of.
@MainActor
struct AdaptationOrigin {
    /// The one that was asked for.
    let controller: UIPresentationController
    /// The style that takes the place of that one's.
    let style: UIModalPresentationStyle
    /// The controller that was to be presented, if the delegate has another one shown. Kept alive meanwhile.
    let replaced: UIViewController?
}
