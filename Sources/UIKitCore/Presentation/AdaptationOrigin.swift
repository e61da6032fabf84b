/// The presentation that another one replaces.
@MainActor
package struct AdaptationOrigin {
    /// The one that was asked for.
    package let controller: UIPresentationController
    /// The style that replaces the style of that one.
    package let style: UIModalPresentationStyle
    /// The controller that was to be presented, if the delegate has another one shown. Kept alive meanwhile.
    package let replaced: UIViewController?

    package init(controller: UIPresentationController, style: UIModalPresentationStyle, replaced: UIViewController?) {
        self.controller = controller
        self.style = style
        self.replaced = replaced
    }
}
