/// A view changes its superview: one object for one change, so that the order of all callbacks is written in one file.
///
/// "Will" callbacks come before the tree changes, "did" callbacks after it. A move never shows nil in between, and each view
/// gets one pair for its window at most. A callback may itself change the hierarchy: then what it did stands, and the rest of
/// this move is dropped.
@MainActor
struct ViewMove {
    private let view: UIView
    private let oldSuperview: UIView?
    private let newSuperview: UIView?
    private let position: SubviewPosition
    private let oldWindow: UIWindow?
    private let newWindow: UIWindow?

    init(of view: UIView, into newSuperview: UIView?, at position: SubviewPosition) {
        self.view = view
        self.newSuperview = newSuperview
        self.position = position
        oldSuperview = view.parent
        oldWindow = view.hostWindow
        newWindow = newSuperview?.hostWindow
    }

    func perform() {
        // The move holds the views, because a callback may drop the last reference.
        if let newSuperview { view.owningController?.checkContainment(in: newSuperview) }
        let before = EnvironmentSnapshot(of: view)
        // Within one window, or outside of all, nobody appears.
        let appearances = oldWindow === newWindow ? nil : AppearanceChanges(of: view, from: oldWindow, to: newWindow)
        let controller = view.owningController
        announce(appearances)
        guard view.parent === oldSuperview else { return }
        if let newSuperview, let other = controller?.viewIfLoaded, other !== view {
            // The controller has replaced its view in `viewWillAppear`.
            view.lendPosition(to: other)
            return ViewMove(of: other, into: newSuperview, at: position).perform()
        }
        change()
        confirm(appearances, since: before)
    }

    /// Step 1: all concerned are notified of what is going to happen.
    private func announce(_ appearances: AppearanceChanges?) {
        oldSuperview?.willRemoveSubview(view)
        appearances?.begin()
        if newSuperview == nil {
            view.willMove(toSuperview: nil)
            sendWillMoveToWindow()
        } else {
            sendWillMoveToWindow()
            view.willMove(toSuperview: newSuperview)
        }
        if let oldWindow, newWindow !== oldWindow { oldWindow.subtreeWillLeave(view) }
    }

    /// Step 2: the tree changes.
    private func change() {
        if let oldSuperview {
            view.willLeaveConstraints()
            let version = oldWindow == nil ? oldSuperview.treeTraitVersion : CurrentTraits.version
            oldSuperview.unlink(view)
            view.traitVersion = version
            oldSuperview.subviewsDidChange()
        }
        if let newSuperview {
            newSuperview.link(view, at: position)
            view.didJoinConstraints()
            if view.awaitsConstraintUpdate { newSuperview.noteUpdateInside() }
            if view.awaitsPropertyUpdate { newSuperview.notePropertyUpdateInside() }
            newSuperview.subviewsDidChange()
        }
        if newWindow !== oldWindow { view.forEachInTree { $0.enterWindow(newWindow) } }
        if oldWindow != nil, newWindow == nil { view.endAnimationsOutsideOfWindow(after: oldWindow) }
    }

    /// Step 3: all concerned are notified of what has happened.
    private func confirm(_ appearances: AppearanceChanges?, since before: EnvironmentSnapshot) {
        before.announceChanges(of: view)
        if newWindow !== oldWindow {
            let rules = AppearanceRules.shared
            for member in view.treeInPreorder() where member.hostWindow === newWindow {
                if newWindow != nil, !rules.isEmpty { rules.apply(to: member) }
                member.didMoveToWindow()
            }
        }
        guard view.parent === newSuperview else { return appearances?.finish() ?? () }
        view.didMoveToSuperview()
        if let newSuperview, view.parent === newSuperview { newSuperview.didAddSubview(view) }
        appearances?.finish()
    }

    private func sendWillMoveToWindow() {
        guard newWindow !== oldWindow else { return }
        for member in view.treeInPreorder() where member.hostWindow === oldWindow { member.willMove(toWindow: newWindow) }
    }
}

extension UIView {
    /// Puts in the view that the controller of this one has meanwhile replaced it by.
    func giveWay(to other: UIView) {
        guard let parent, other.parent == nil else { return }
        lendPosition(to: other)
        parent.insertSubview(other, aboveSubview: self)
        removeFromSuperview()
    }

    package func lendPosition(to other: UIView) {
        other.frame = frame
        other.autoresizingMask = autoresizingMask
    }

    /// The view and all inside it, parents before children, as they are now.
    package func treeInPreorder() -> [UIView] {
        var members: [UIView] = []
        forEachInTree { members.append($0) }
        return members
    }
}
