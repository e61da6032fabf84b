import Foundation
@_spi(ForasteroInternal) import UIKitCore

// The bars go by the content of the child controller: a large title gives way to it, and bars show their background while something is
// behind them.
@_spi(ForasteroInternal)
extension UINavigationController: ContentScrollObserver {
    /// Follows the content of the child controller that is shown, and no other one.
    func followContent(of page: UIViewController) {
        let scrollView = page.contentScrollView(for: .top)
        if let scrollView, scrollView.contentObserver !== self { scrollView.contentObserver = self }
        if followedContent !== scrollView {
            if let followedContent, followedContent.contentObserver === self { followedContent.contentObserver = nil }
            followedContent = scrollView
        }
        shownTitleState = largeTitleState
        hideSearchBarAtFirst(of: page)
        showBackgrounds()
    }

    /// Changes the height of the bar. Content that rests at its beginning does so afterwards too, below all of the bar.
    func keepContentAtBeginning(_ change: () -> Void) {
        let content = followedContent
        let isAtBeginning = content?.restsAtTop == true
        change()
        // Before the insets are known to the content, so that it moves together with the bar where that is animated.
        if isAtBeginning, let content, content === followedContent, content.hasInsetAtTop, hasPageUnderBar {
            content.contentOffset.y = -(buttonsBottom + navigationBar.collapsingHeight.all + content.contentInset.top)
        }
        view.setNeedsLayout()
        view.layoutIfNeeded()
    }

    /// A search bar that gives way to content is above it when the child controller first appears; pulling the content down shows it.
    private func hideSearchBarAtFirst(of page: UIViewController) {
        let item = page.navigationItem
        guard item.searchController != nil, !item.search.isPlaced, page.viewIfLoaded?.window != nil, let content = followedContent,
            content.hasInsetAtTop
        else { return }
        item.search.isPlaced = true
        let height = navigationBar.collapsingHeight.search
        if height > 0, content.restsAtTop { content.contentOffset.y += height }
    }

    /// The content that the bars go by has been scrolled: its large title shrinks or grows, and backgrounds appear or go.
    public func contentDidMove(in scrollView: UIScrollView) {
        guard scrollView === followedContent, pageTransition.running == nil, let page = shownPage else { return }
        let state = largeTitleState
        if state != shownTitleState {
            shownTitleState = state
            placeBars()
            page.containerInsets = geometry.insets(of: page.pageLayout)
            page.overlay?.controller.containerInsets = page.containerInsets
        }
        guard endsAtBar(scrollView) != navigationBar.isAtScrollEdge else { return }
        UIView.animate(withDuration: Self.backgroundFading, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
            self.showBackgrounds()
        }
    }

    private static var backgroundFading: TimeInterval { 0.2 }

    /// How much of the large title above the child controller's content can still collapse, and how much has.
    public func room(above scrollView: UIScrollView) -> CollapsingRoom {
        guard scrollView === stack.last?.contentScrollView(for: .top), hasPageUnderBar else { return CollapsingRoom() }
        let height = navigationBar.collapsingHeight
        return CollapsingRoom(height: height.all, first: height.search, hidden: largeTitleState.hidden)
    }

    /// Where the large title of the top controller, and a search bar below it, belong. A child controller whose content has not been placed
    /// yet shows all of it.
    var largeTitleState: LargeTitleState {
        let height = navigationBar.collapsingHeight.all
        guard height > 0, hasPageUnderBar, let content = stack.last?.contentScrollView(for: .top), content.hasInsetAtTop else {
            return LargeTitleState()
        }
        return LargeTitleState(height: height, contentBeginning: content.contentBeginning - buttonsBottom)
    }

    /// The lower edge of the buttons, and of a prompt above them.
    private var buttonsBottom: CGFloat { view.safeAreaInsets.top + navigationBar.preferredHeight - navigationBar.collapsingHeight.all }

    /// True if the top controller goes on under the bar at the top, so that what it scrolls can be behind that.
    private var hasPageUnderBar: Bool {
        guard let page = stack.last, !barVisibility.isTopHidden else { return false }
        return page.edgesForExtendedLayout.contains(.top) && (navigationBar.isTranslucent || page.extendedLayoutIncludesOpaqueBars)
    }

    /// Gives the bar the background that goes with what is behind it.
    func showBackgrounds() {
        let content = stack.last?.contentScrollView(for: .top)
        navigationBar.isAtScrollEdge = content.map(endsAtBar) ?? true
    }

    /// Returns true if nothing of the content is behind the bar.
    private func endsAtBar(_ content: UIScrollView) -> Bool {
        guard hasPageUnderBar, content.hasInsetAtTop else { return true }
        // Half a point may come of rounding to pixels.
        return content.contentBeginning > buttonsBottom - 0.5
    }
}
