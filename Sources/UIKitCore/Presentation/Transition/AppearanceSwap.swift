/// The appearance callbacks of a transition: which controller comes, which goes, and who is notified first.
///
/// While a swap is under way the two controllers are not notified when their views enter or leave the window.
@_spi(ForasteroInternal)
@MainActor
public struct AppearanceSwap {
    private let appearing: UIViewController?
    private let disappearing: UIViewController?
    private let order: Order

    /// Who is notified first.
    public enum Order: Sendable {
        /// Modal: the controller that goes is notified first of the beginning, and last of the end.
        case presentation
        /// A push or a pop: the controller that goes is notified first, both times.
        case navigation
        /// A change of tabs or of children: the controller that comes is notified first of the beginning, and last of the end.
        case replacement

        var beginsWithAppearing: Bool { self == .replacement }
        var endsWithAppearing: Bool { self == .presentation }
    }

    public init(appearing: UIViewController?, disappearing: UIViewController?, order: Order) {
        self.appearing = appearing
        self.disappearing = disappearing
        self.order = order
    }

    /// Notifies both of the beginning.
    public func begin(animated: Bool) {
        appearing?.appearance.managerCount += 1
        disappearing?.appearance.managerCount += 1
        send(first: order.beginsWithAppearing) { controller, isAppearing in
            controller.beginTransition(isAppearing: isAppearing, animated: animated)
        }
    }

    /// Notifies the controller that comes that its view is appearing; called after the view has its position.
    public func announceIsAppearing() {
        guard let appearing, appearing.appearance.phase == .appearing else { return }
        appearing.sendIsAppearing()
    }

    /// Reverses what was begun. In navigation the controller that did not come is notified of all before the other comes back.
    public func reverse(animated: Bool) {
        if order == .navigation {
            appearing?.beginTransition(isAppearing: false, animated: animated)
            appearing?.endTransition()
            disappearing?.beginTransition(isAppearing: true, animated: animated)
            return
        }
        send(first: !order.beginsWithAppearing) { controller, isAppearing in
            controller.beginTransition(isAppearing: !isAppearing, animated: animated)
        }
    }

    /// Notifies both of the end.
    public func end() {
        // Two loops: a callback may begin something new with either of them.
        appearing?.appearance.managerCount -= 1
        disappearing?.appearance.managerCount -= 1
        send(first: order.endsWithAppearing) { controller, _ in controller.endTransitionUnlessParentWill() }
    }

    private func send(first appearingFirst: Bool, _ body: (UIViewController, Bool) -> Void) {
        if appearingFirst, let appearing { body(appearing, true) }
        if let disappearing { body(disappearing, false) }
        if !appearingFirst, let appearing { body(appearing, true) }
    }
}
