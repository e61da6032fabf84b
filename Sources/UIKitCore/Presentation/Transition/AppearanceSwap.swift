/// The appearance callbacks of a transition: which controller comes, which goes, and who is told first.
///
/// While a swap is under way the two controllers hear nothing of their views' coming and going by itself.
@_spi(ForasteroInternal)
@MainActor
public struct AppearanceSwap {
    private let appearing: UIViewController?
    private let disappearing: UIViewController?
    private let order: Order

    /// Who is told first.
    public enum Order: Sendable {
        /// A modal one: who goes is told first that it begins, and last that it is over.
        case presentation
        /// A push or a pop: who goes is told first, both times.
        case navigation
        /// A change of tabs or of children: who comes is told first that it begins, and last that it is over.
        case replacement

        var beginsWithAppearing: Bool { self == .replacement }
        var endsWithAppearing: Bool { self == .presentation }
    }

    public init(appearing: UIViewController?, disappearing: UIViewController?, order: Order) {
        self.appearing = appearing
        self.disappearing = disappearing
        self.order = order
    }

    /// Tells both that it begins.
    public func begin(animated: Bool) {
        appearing?.appearance.managerCount += 1
        disappearing?.appearance.managerCount += 1
        send(first: order.beginsWithAppearing) { controller, isAppearing in
            controller.beginTransition(isAppearing: isAppearing, animated: animated)
        }
    }

    /// Tells the one that comes that its view has its position; after it was put there.
    public func announceIsAppearing() {
        guard let appearing, appearing.appearance.phase == .appearing else { return }
        appearing.sendIsAppearing()
    }

    /// Turns round what was begun. In navigation the one that did not come is told all before the other comes back.
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

    /// Tells both that it is over.
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
