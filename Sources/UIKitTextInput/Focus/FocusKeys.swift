import Foundation
@_spi(ForasteroInternal) internal import UIKitCore

/// Keys that move the focus: Tab goes from group to group, arrows go inside of one, Return and Space do what the item is for, Escape
/// puts the focus aside.
///
/// Tab begins to use the focus. Arrows do only where it was used before, so that an app without it gets them as before.
// apple: https://developer.apple.com/documentation/uikit/navigating-an-app-s-user-interface-using-a-keyboard
@MainActor
struct FocusKeys {
    fileprivate enum Meaning {
        case group(isForward: Bool)
        case step(UIFocusHeading)
        case action
        case end
    }

    private unowned let host: DisplayHost

    init(host: DisplayHost) { self.host = host }

    /// Returns true if a key comes to the focus before a command that does not ask for more.
    /// - Parameter isTyping: whether a text takes the key.
    func wants(_ key: UIKey, isTyping: Bool) -> Bool {
        guard let system = host.focusIfAny, let window = host.focusWindow, let meaning = Meaning(key) else { return false }
        switch meaning {
        case .group: return window.typedView?.keepsTabKey != true && !FocusGroup.all(in: FocusSearch.root(of: window)).isEmpty
        case .step: return !isTyping && (system.isActive || system.itemToReturnTo != nil)
        case .action: return !isTyping && system.focusedItem != nil
        case .end: return false
        }
    }

    /// - Returns: whether the key meant something here.
    func handle(_ key: UIKey, isRepeat: Bool, isTyping: Bool) -> Bool {
        guard let system = host.focusIfAny, let window = host.focusWindow, let meaning = Meaning(key) else { return false }
        if case .end = meaning {
            guard !isTyping, system.isActive else { return false }
            system.rest()
            return true
        }
        guard wants(key, isTyping: isTyping) else { return false }
        dropUnusableItem(of: system, in: window)
        switch meaning {
        case .group(let isForward): goToGroup(forward: isForward, in: window, system)
        case .step(let heading): step(heading, in: window, system)
        case .action: return isRepeat || (system.focusedItem as? UIView)?.performFocusAction() == true
        case .end: break
        }
        return true
    }

    /// An item that can no longer be seen or used, or is behind a presented controller, loses the focus.
    private func dropUnusableItem(of system: UIFocusSystem, in window: UIWindow) {
        guard let view = system.focusedItem as? UIView else { return }
        let isReached = view.isDescendant(of: FocusSearch.root(of: window))
        if !isReached || !FocusSearch.isFocusable(view) { system.move(to: nil, isForced: true) }
    }

    // MARK: Groups

    private func goToGroup(forward: Bool, in window: UIWindow, _ system: UIFocusSystem) {
        let heading: UIFocusHeading = forward ? .next : .previous
        let root = FocusSearch.root(of: window)
        guard let origin = system.focusedItem as? UIView ?? window.typedView else {
            if let item = system.itemToReturnTo ?? FocusSearch.preferredItem(in: window.rootEnvironment(root)) {
                go(to: item, heading, in: window, system)
            }
            return
        }
        let groups = FocusGroup.all(in: root)
        let key = FocusGroup.key(of: origin)
        guard let index = groups.firstIndex(where: { $0.key == key }) else {
            if let item = (forward ? groups.first : groups.last)?.primaryItem { go(to: item, heading, in: window, system) }
            return
        }
        let others = (1..<max(groups.count, 1)).map { groups[(index + (forward ? $0 : groups.count - $0)) % groups.count] }
        for group in others {
            if let item = group.primaryItem, go(to: item, heading, in: window, system) { return }
        }
        system.noteFailure(heading)
    }

    // MARK: Items

    private func step(_ heading: UIFocusHeading, in window: UIWindow, _ system: UIFocusSystem) {
        // An item that a touch has put aside comes back first; one that has only scrolled away is still where the key counts from.
        if system.focusedItem == nil {
            let hasScrolledAway = system.awaitsItem
            let fallback = { FocusSearch.preferredItem(in: window.rootEnvironment(FocusSearch.root(of: window))) }
            guard let item = system.itemToReturnTo ?? fallback() else { return system.noteFailure(heading) }
            guard go(to: item, [], in: window, system), hasScrolledAway else { return }
        }
        guard let item = system.focusedItem as? UIView else { return system.noteFailure(heading) }
        for case let list as UIScrollView in sequence(first: item as UIView, next: \.superview) where list !== item {
            let offset = list.contentOffset
            switch list.focusStep(from: item, heading: heading) {
            case .free: continue
            case .end: return system.noteFailure(heading)
            case .item(let next):
                // Who does not let the focus go does not want to see other items either.
                if !go(to: next, heading, in: window, system) { list.contentOffset = offset }
                return
            }
        }
        stepFreely(heading, from: item, in: window, system)
    }

    /// To what is in the direction in the same group, or to where a guide there sends the focus.
    private func stepFreely(_ heading: UIFocusHeading, from item: UIView, in window: UIWindow, _ system: UIFocusSystem) {
        let root = FocusSearch.root(of: window)
        let key = FocusGroup.key(of: item)
        let group = FocusGroup.all(in: root).first { $0.key == key }
        let guides = guides(from: item, in: root, group: key)
        // What a guide covers is reached through the guide alone.
        let items = (group?.items ?? []).filter { $0 !== item }.map { (frame: FocusSearch.frame(of: $0), item: $0 as any UIFocusItem) }
            .filter { place in !guides.contains { $0.frame.contains(place.frame) } }
        let places = guides + items
        let frames = places.map(\.frame)
        guard let geometry = FocusGeometry(from: FocusSearch.frame(of: item), heading: heading),
            let next = geometry.order(frames, isStraight: true).first ?? geometry.order(frames, isStraight: false).first
        else { return system.noteFailure(heading) }
        go(to: places[next].item, heading, in: window, system)
    }

    /// The guides of a group that an item does not overlap, and that send the focus to another item.
    private func guides(from item: UIView, in root: UIView, group key: FocusGroup.Key) -> [(frame: CGRect, item: any UIFocusItem)] {
        let origin = FocusSearch.frame(of: item)
        return FocusSearch.guides(in: root).compactMap { guide in
            guard let owner = guide.owningView, FocusGroup.key(of: owner) == key else { return nil }
            let frame = guide.frameInWindow
            guard !frame.isEmpty, !frame.intersects(origin), let target = guide.target, target !== item else { return nil }
            return (frame, target)
        }
    }

    // MARK: Going

    /// Moves the focus. A text that gets it is typed to from now on, and one that loses it no longer.
    @discardableResult
    private func go(to item: any UIFocusItem, _ heading: UIFocusHeading, in window: UIWindow, _ system: UIFocusSystem) -> Bool {
        let target = item as? UIView
        if let typed = window.typedView, typed !== target, !typed.resignFirstResponder() { return false }
        guard system.move(to: item, heading: heading) else { return false }
        if let target, target is any UIKeyInput { target.becomeFirstResponder() }
        return true
    }
}

extension FocusKeys.Meaning {
    @MainActor
    fileprivate init?(_ key: UIKey) {
        let flags = key.modifierFlags.subtracting([.alphaShift, .numericPad])
        switch (key.keyCode, flags) {
        case (.keyboardTab, []): self = .group(isForward: true)
        case (.keyboardTab, .shift): self = .group(isForward: false)
        case (.keyboardUpArrow, []): self = .step(.up)
        case (.keyboardDownArrow, []): self = .step(.down)
        case (.keyboardLeftArrow, []): self = .step(.left)
        case (.keyboardRightArrow, []): self = .step(.right)
        case (.keyboardReturnOrEnter, []), (.keypadEnter, []), (.keyboardSpacebar, []): self = .action
        case (.keyboardEscape, []): self = .end
        default: return nil
        }
    }
}

extension DisplayHost {
    fileprivate var focusWindow: UIWindow? { windows.keyWindow }
}

extension UIWindow {
    /// The view that is typed to.
    fileprivate var typedView: UIView? { (firstResponder as? any UIKeyInput) as? UIView }

    /// The environment that decides where the focus goes first: the controller in front, whose preferences count, or its container.
    fileprivate func rootEnvironment(_ root: UIView) -> any UIFocusEnvironment {
        guard root === self, let rootViewController, rootViewController.viewIfLoaded?.window === self else { return root }
        return rootViewController
    }
}
