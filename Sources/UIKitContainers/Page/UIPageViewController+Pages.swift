import Foundation
@_spi(ForasteroInternal) import UIKitCore

// The pages that are shown, and how others replace them.
extension UIPageViewController {
    var content: PageContentView? { viewIfLoaded as? PageContentView }

    /// How many pages are seen at a time.
    var shownCount: Int { spine == .mid ? 2 : 1 }

    // MARK: By the program

    func replacePages(with given: [UIViewController], side: PageSide, animated: Bool, completion: ((Bool) -> Void)?) {
        if spineChange != nil {
            spineChange?.pages = given
            completion?(true)
            return
        }
        checkCount(of: given, animated: animated)
        finishTurn()
        let (incoming, back) = (Array(given.prefix(shownCount)), given.dropFirst(shownCount).first)
        let isSame = incoming.count == pages.count && zip(incoming, pages).allSatisfy { $0 === $1 }
        stage.forgetNeighbours()
        guard !isSame else {
            askForDots()
            content?.setNeedsLayout()
            completion?(true)
            return
        }
        let isAnimated = animated && !pages.isEmpty && canAnimate
        begin(
            PageTurn(
                side: side, incoming: incoming, outgoing: pages, back: isAnimated ? back : nil, origin: .program,
                isAnimated: isAnimated, completion: completion))
        askForDots()
        guard let turn else { return }
        if isAnimated { stage.run(turn) } else { turnDidEnd(completed: true) }
    }

    var canAnimate: Bool { viewIfLoaded?.window != nil && UIView.areAnimationsEnabled }

    func checkCount(of given: [UIViewController], animated: Bool) {
        let mayHaveBack = animated && showsBothSides && spine != .mid && transitionStyle == .pageCurl
        _require(
            given.count == shownCount || mayHaveBack && given.count == shownCount + 1,
            "The number of view controllers provided (\(given.count)) doesn't match the number required (\(shownCount)) for the requested "
                + "transition. Pass as many to setViewControllers(_:direction:animated:completion:) of \(self) as its spineLocation "
                + "asks for.")
        _require(
            given.count < 2 || given[0] !== given[1],
            "\(given[0]) cannot be two pages of \(self) at the same time. Pass another view controller for the second page.")
    }

    // MARK: A turn

    /// Lets pages come in; nothing moves yet.
    func begin(_ newTurn: PageTurn) {
        if newTurn.origin != .program { delegate?.pageViewController?(self, willTransitionTo: newTurn.incoming) }
        for page in newTurn.arriving + [newTurn.back].compactMap({ $0 }) { addChild(page) }
        turn = newTurn
        if newTurn.origin == .program { pages = newTurn.incoming }
        guard isViewLoaded else { return }
        for page in newTurn.arriving { page.loadViewIfNeeded() }
        if view.window != nil { turn?.beginAppearance() }
        stage.prepare(newTurn)
        for swap in turn?.swaps ?? [] { swap.announceIsAppearing() }
    }

    /// All has moved.
    /// - Parameter completed: whether the new pages stay.
    func turnDidEnd(completed: Bool, finished: Bool = true) {
        guard let turn else { return }
        self.turn = nil
        pages = completed ? turn.incoming : turn.outgoing
        let gone = (completed ? turn.leaving : turn.arriving) + [turn.back].compactMap { $0 }
        if !completed { for swap in turn.swaps { swap.reverse(animated: turn.isAnimated) } }
        for page in gone {
            page.noteMovingFromParent()
            page.willMove(toParent: nil)
        }
        if isViewLoaded { stage.showPages() }
        for page in gone { page.viewIfLoaded?.removeFromSuperview() }
        for swap in turn.swaps { swap.end() }
        for page in gone { page.removeFromParent() }
        if completed { for page in turn.arriving { page.didMove(toParent: self) } }
        content?.setNeedsLayout()
        tellOfEnd(of: turn, completed: completed, finished: finished)
    }

    private func tellOfEnd(of turn: PageTurn, completed: Bool, finished: Bool) {
        if turn.origin != .program {
            if completed { moveDots(turn.side) }
            delegate?.pageViewController?(
                self, didFinishAnimating: finished, previousViewControllers: turn.outgoing, transitionCompleted: completed)
        }
        turn.completion?(finished)
    }

    /// Brings what is under way to its end now: what a finger leads is taken back.
    func finishTurn() {
        guard let turn else { return }
        stage.stop()
        turnDidEnd(completed: turn.origin != .drag, finished: false)
    }

    // MARK: By fingers

    /// The page next to another as the data source says, on a side as one sees.
    func neighbour(of page: UIViewController, on side: PageSide) -> UIViewController? {
        guard let dataSource else { return nil }
        let isAfter = (side == .after) != readsFromRightToLeft
        let neighbour =
            isAfter
            ? dataSource.pageViewController(self, viewControllerAfter: page)
            : dataSource.pageViewController(self, viewControllerBefore: page)
        // A page cannot be beside itself.
        return pages.contains { $0 === neighbour } ? nil : neighbour
    }

    /// True if what comes next stands to the left. Pages that are turned over say so by their spine.
    var readsFromRightToLeft: Bool {
        transitionStyle == .scroll && navigationOrientation == .horizontal
            && viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    func dataSourceDidChange() {
        stage.forgetNeighbours()
        content?.setNeedsLayout()
    }
}
