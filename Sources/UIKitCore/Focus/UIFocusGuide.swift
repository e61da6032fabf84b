/// A rectangle that cannot have the focus, and sends it on: an arrow key that leads into the guide leads to an environment it names.
///
/// Add it to a view by ``UIView/addLayoutGuide(_:)``, and put it where there is nothing, or over what is there. It counts for arrow keys
/// inside of the focus group of its view. While the item with the focus overlaps it, it counts as not there. What it names may be in
/// another group.
// apple: https://developer.apple.com/documentation/uikit/uifocusguide
@preconcurrency @MainActor @objcMembers open class UIFocusGuide: UILayoutGuide {
    /// True if the guide sends the focus on. Default: true.
    // apple: https://developer.apple.com/documentation/uikit/uifocusguide/isenabled
    open var isEnabled = true

    /// Where the focus goes that comes to the guide: the first environment that can have it, or that has an item inside which can. Kept
    /// alive. Default: empty, which sends the focus nowhere. Setting nil empties it.
    // apple: https://developer.apple.com/documentation/uikit/uifocusguide/preferredfocusenvironments
    open var preferredFocusEnvironments: [any UIFocusEnvironment]! {
        get { environments }
        set { environments = newValue ?? [] }
    }

    /// The first view among ``preferredFocusEnvironments``; setting one makes it the only one there. Default: nil.
    // apple: https://developer.apple.com/documentation/uikit/uifocusguide/preferredfocusedview
    @available(iOS, deprecated: 10.0, message: "Use preferredFocusEnvironments instead")
    open weak var preferredFocusedView: UIView? {
        get { environments.lazy.compactMap { $0 as? UIView }.first }
        set { environments = newValue.map { [$0] } ?? [] }
    }

    private var environments: [any UIFocusEnvironment] = []

    /// The item that the guide sends the focus to; nil if none of what it names can have it.
    package final var target: (any UIFocusItem)? {
        guard isEnabled else { return nil }
        return environments.lazy.compactMap { FocusSearch.preferredItem(in: $0) }.first
    }

    /// Where the guide is in the window of its view, in points.
    package final var frameInWindow: CGRect { owningView.map { $0.convert(layoutFrame, to: nil) } ?? .null }
}
