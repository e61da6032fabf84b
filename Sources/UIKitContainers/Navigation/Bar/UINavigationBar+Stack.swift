import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension UINavigationBar {
    // MARK: By the app

    func push(_ item: UINavigationItem, animated: Bool) {
        checkIsFree("pushNavigationItem:animated:")
        guard delegate?.navigationBar?(self, shouldPush: item) ?? true else { return }
        show(stack + [item], as: .push, animated: animated) { $0.delegate?.navigationBar?($0, didPush: item) }
    }

    func pop(animated: Bool) -> UINavigationItem? {
        checkIsFree("popNavigationItemAnimated:")
        guard let item = stack.last, delegate?.navigationBar?(self, shouldPop: item) ?? true else { return nil }
        show(stack.dropLast(), as: .pop, animated: animated) { $0.delegate?.navigationBar?($0, didPop: item) }
        return item
    }

    func replaceItems(with items: [UINavigationItem], animated: Bool) {
        checkIsFree("setItems:animated:")
        let isPop = items.last.map { stack.contains($0) } ?? true
        show(items, as: items.last === stack.last ? .fade : isPop ? .pop : .push, animated: animated) { _ in }
    }

    private func checkIsFree(_ message: String) {
        _require(
            manager == nil,
            "Cannot call \(message) directly on a UINavigationBar managed by a controller. Push and pop controllers instead.")
    }

    private func show(
        _ items: [UINavigationItem], as direction: NavigationBarChange.Direction, animated: Bool,
        completion: @escaping (UINavigationBar) -> Void
    ) {
        beginChange(to: items, as: direction)
        guard animated, window != nil else {
            UIView.performWithoutAnimation { runChange() }
            finishChange(completed: true)
            return completion(self)
        }
        layoutIfNeeded()
        let running = change
        UIView.animate(withDuration: look.theme.duration, animations: { self.runChange() }) { [weak self] _ in
            guard let self else { return }
            if change === running { finishChange(completed: true) }
            completion(self)
        }
    }

    // MARK: By a controller too

    /// Takes a new stack and puts the top controller of it where it comes from. ``runChange()`` and ``finishChange(completed:)`` follow.
    func beginChange(to items: [UINavigationItem], as direction: NavigationBarChange.Direction) {
        finishChange(completed: true)
        let former = stack
        take(items)
        placeSearch()
        let next = content(of: items).map { makeItemView($0) }
        let change = NavigationBarChange(from: itemView, to: next, direction: direction, formerItems: former)
        self.change = change
        UIView.performWithoutAnimation {
            if let next {
                next.frame = itemViews.bounds
                itemViews.addSubview(next)
                next.layoutIfNeeded()
            }
            change.prepare()
        }
    }

    /// Moves the child controllers, and gives the bar the look of the new one. To be called inside of an animation.
    func runChange() {
        showBackground()
        change?.run()
    }

    /// Ends a change; one that was not completed leaves everything as it was before. Does nothing where none is under way.
    func finishChange(completed: Bool) {
        guard let change else { return }
        self.change = nil
        UIView.performWithoutAnimation {
            if !completed { take(change.formerItems) }
            itemView = change.finish(completed: completed)
            // Buttons of items that both child controllers have are where they were put last.
            showTopPage()
            showBackground()
        }
        invalidateIntrinsicContentSize()
    }

    /// Takes a new stack at once.
    func setStack(_ items: [UINavigationItem]) {
        beginChange(to: items, as: .fade)
        UIView.performWithoutAnimation { runChange() }
        finishChange(completed: true)
    }

    private func take(_ items: [UINavigationItem]) {
        for item in stack where item.observer === self { item.observer = nil }
        stack = items
        for item in items { item.observer = self }
    }

    private func makeItemView(_ content: NavigationBarContent) -> NavigationBarItemView {
        NavigationBarItemView(content, look: look) { [weak self] in self?.backButtonPressed() }
    }

    private func backButtonPressed() {
        if let manager { return manager.navigationBarWantsPop(self) }
        _ = pop(animated: true)
    }

    /// Brings the top controller up to date with its item.
    func showTopPage(isAnimated: Bool = false) {
        guard let content = content(of: stack), let shown = change?.to ?? itemView, shown.content.item === content.item else { return }
        shown.show(content, look: look, isAnimated: isAnimated)
    }
}

@_spi(ForasteroInternal)
extension UINavigationBar: NavigationItemObserver {
    /// The item that is shown, or the one behind it, is shown anew.
    public func navigationItemDidChange(_ item: UINavigationItem, animated: Bool) {
        guard item === topItem || item === backItem else { return }
        contentDidChange(animated: animated && window != nil && change == nil)
    }
}
