/// Is notified of what happens to views, of all screens, while they are inspected; see ``Inspection``.
@_spi(ForasteroInternal)
@MainActor
public protocol ViewObserver: AnyObject {
    /// A view, with its controller if it has one, is about to lay out its subviews.
    func willLayOut(_ view: UIView)
    func didLayOut(_ view: UIView)
    /// The size of a view has changed, and the autoresizing masks of those inside are about to be obeyed.
    func willResizeSubviews(of view: UIView)
    func didResizeSubviews(of view: UIView)
    /// The frame of a view was set through the view, not through its layer.
    func didMove(_ view: UIView)
    /// A recogniser has entered a state.
    func didChangeState(of recognizer: UIGestureRecognizer)
}

@_spi(ForasteroInternal)
extension Inspection {
    /// Not kept alive. Nil while nobody inspects.
    @MainActor public static var views: (any ViewObserver)? {
        get { areViewsWatched ? watching : nil }
        set {
            watching = newValue
            areViewsWatched = newValue != nil
        }
    }

    @MainActor private static weak var watching: (any ViewObserver)?
    // optimization: a weak reference takes longer to read than a view takes to move.
    @MainActor private static var areViewsWatched = false
}
