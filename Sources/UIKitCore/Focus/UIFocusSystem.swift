import Foundation

/// Knows what has the focus of a hardware keyboard on a screen, and moves it.
///
/// There is one on a pad. A phone has none: ``focusSystem(for:)`` is nil there, and Tab and arrows are keys like others.
// apple: https://developer.apple.com/documentation/uikit/uifocussystem
@preconcurrency @MainActor @objcMembers open class UIFocusSystem: UIObject {
    /// Posted after a move; the object is the system.
    @nonobjc public nonisolated static let didUpdateNotification = NSNotification.Name("UIFocusDidUpdateNotification")
    /// Posted when a key has asked for a move, and there is nothing in that direction.
    @nonobjc public nonisolated static let movementDidFailNotification = NSNotification.Name("UIFocusMovementDidFailNotification")
    /// The key of the ``UIFocusUpdateContext`` in both.
    @nonobjc public nonisolated static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
    /// The key of the ``UIFocusAnimationCoordinator`` in the first.
    @nonobjc public nonisolated static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"

    private unowned let host: DisplayHost
    private weak var current: (any UIFocusItem)?
    private weak var requested: (any UIFocusEnvironment)?
    private var isScheduled = false
    /// Where the focus goes again when the keyboard is used next: what had it, or the list that this was in.
    private weak var resting: UIView?
    /// True if what had the focus has only scrolled out of sight.
    package private(set) var awaitsItem = false

    init(host: DisplayHost) {
        self.host = host
        super.init()
    }

    // MARK: Asking

    /// The system that an environment belongs to; nil on a phone, and for what is in no window.
    @objc(focusSystemForEnvironment:)
    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        for ancestor in ancestors(of: environment) {
            let window = (ancestor as? UIView)?.window ?? (ancestor as? UIViewController)?.viewIfLoaded?.window
            if let window { return window.screenHost.focusIfAny }
        }
        return nil
    }

    /// Returns true if an environment is around another one, or is that.
    @objc(environment:containsEnvironment:)
    open class func environment(_ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment) -> Bool {
        ancestors(of: otherEnvironment).contains { $0 === environment }
    }

    /// The item with the focus; nil for none, as before the keyboard is used and after a touch.
    open weak var focusedItem: (any UIFocusItem)? { current }

    // MARK: Moving

    /// Has the focus go to an environment before the next frame: to what it prefers. Nothing happens if nothing there can have it.
    @objc(requestFocusUpdateToEnvironment:)
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
        requested = environment
        guard !isScheduled else { return }
        isScheduled = true
        host.pipeline.afterNextFrame { [weak self] in
            self?.isScheduled = false
            self?.updateFocusIfNeeded()
        }
    }

    /// Does now what was asked for.
    open func updateFocusIfNeeded() {
        guard let environment = requested else { return }
        requested = nil
        guard Self.focusSystem(for: environment) === self, let item = FocusSearch.preferredItem(in: environment) else { return }
        move(to: item)
    }

    /// True if anything has the focus, or has only scrolled out of sight with it.
    package final var isActive: Bool { current != nil || awaitsItem }

    /// Gives the focus to an item, or to nothing. All environments that it leaves or enters are asked before, and notified after.
    /// - Returns: whether the item has the focus now.
    @discardableResult
    package final func move(to item: (any UIFocusItem)?, heading: UIFocusHeading = [], isForced: Bool = false) -> Bool {
        let former = current
        guard former !== item else { return true }
        let context = UIFocusUpdateContext(from: former, to: item, heading: heading)
        let concerned = Self.environments(around: former, and: item)
        guard isForced || concerned.allSatisfy({ $0.shouldUpdateFocus(in: context) }) else { return false }
        // Whoever was asked may have moved it, or taken the item away.
        guard current === former, (item as? UIView).map(FocusSearch.isFocusable) ?? true else { return false }
        setCurrent(item)
        let coordinator = UIFocusAnimationCoordinator()
        for environment in concerned { environment.didUpdateFocus(in: context, with: coordinator) }
        coordinator.run()
        NotificationCenter.default.post(
            name: Self.didUpdateNotification, object: self,
            userInfo: [Self.focusUpdateContextUserInfoKey: context, Self.animationCoordinatorUserInfoKey: coordinator])
        return item == nil || current === item
    }

    /// Says that a key has led nowhere.
    package final func noteFailure(_ heading: UIFocusHeading) {
        let context = UIFocusUpdateContext(from: current, to: nil, heading: heading)
        NotificationCenter.default.post(
            name: Self.movementDidFailNotification, object: self, userInfo: [Self.focusUpdateContextUserInfoKey: context])
    }

    /// Takes the focus away until the keyboard is used again: for a touch, or Escape.
    package final func rest() {
        guard isActive else { return }
        let target = (current as? UIView)?.focusList ?? current as? UIView ?? resting
        awaitsItem = false
        move(to: nil, isForced: true)
        resting = target
    }

    /// The item that had the focus before the keyboard was last put aside; nil if it cannot have it any more.
    package final var itemToReturnTo: (any UIFocusItem)? {
        guard let resting, resting.window != nil else { return nil }
        return resting.focusItemToRestore ?? FocusSearch.preferredItem(in: resting)
    }

    // MARK: Items that come and go

    /// A list takes a cell away that has the focus, because it has scrolled out of sight or its data are reloaded.
    @_spi(ForasteroInternal)
    @nonobjc public final func release(_ cell: UIView, in list: UIView) {
        guard current === cell else { return }
        setCurrent(nil)
        (awaitsItem, resting) = (true, list)
    }

    /// A list shows the item again that had the focus.
    @_spi(ForasteroInternal)
    @nonobjc public final func adopt(_ cell: UIView, in list: UIView) {
        guard awaitsItem, resting === list, current == nil else { return }
        setCurrent(cell)
    }

    /// A view leaves its window with all inside it.
    final func viewsWillLeave(_ view: UIView) {
        if let item = current as? UIView, item.isDescendant(of: view) { setCurrent(nil) }
        if let resting, resting.isDescendant(of: view) { (self.resting, awaitsItem) = (nil, false) }
    }

    // MARK: Private

    private func setCurrent(_ item: (any UIFocusItem)?) {
        let former = current as? UIView
        current = item
        (awaitsItem, resting) = (false, nil)
        former?.focusDidChange(to: false)
        (item as? UIView)?.focusDidChange(to: true)
    }

    private static func ancestors(of environment: any UIFocusEnvironment) -> [any UIFocusEnvironment] {
        var (found, next): ([any UIFocusEnvironment], (any UIFocusEnvironment)?) = ([], environment)
        while let environment = next, found.count < 1000 {
            found.append(environment)
            next = environment.parentFocusEnvironment
        }
        return found
    }

    /// The environments around two items, from each outwards; first the former item's. Each once.
    private static func environments(around former: (any UIFocusItem)?, and next: (any UIFocusItem)?) -> [any UIFocusEnvironment] {
        var seen: Set<ObjectIdentifier> = []
        return [former, next].compactMap { $0 }.flatMap { ancestors(of: $0) }.filter { seen.insert(ObjectIdentifier($0)).inserted }
    }
}
