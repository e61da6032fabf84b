import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// The search bar in a child controller of a navigation bar.
struct NavigationBarItemSearch {
    weak var bar: UISearchBar?
    /// True if the rest of the child controller is hidden for it.
    var isShownAlone = false
}

// The search bar of a child controller: below the large title, or among the buttons.
extension NavigationBarItemView {
    func showSearchBar() {
        guard let bar = content.searchBar else {
            if let former = search.bar, former.superview === self { former.removeFromSuperview() }
            search.bar = nil
            return
        }
        if let former = search.bar, former !== bar, former.superview === self { former.removeFromSuperview() }
        search.bar = bar
        guard bar.superview !== self else { return }
        insertSubview(bar, at: 0)
    }

    /// Room for a search bar at the trailing edge of the row.
    var inlineSearchSlots: [NavigationBarLayout.Slot] {
        guard content.isSearchInline else { return [] }
        let scopes = content.searchBar?.inlineScopeWidth ?? 0
        let share = scopes > 0 ? look.theme.inlineScopesShare : look.theme.inlineSearchShare
        return [.button(min(look.theme.inlineSearchWidth + scopes, bounds.width * share))]
    }

    /// The height below the row of buttons, without the search bar.
    var largeTitleRoom: CGFloat {
        let below = max(0, bounds.height - row.maxY)
        guard content.isLarge, !content.isSearchAlone else { return 0 }
        let title = look.theme.largeTitleHeight
        // The search bar gives way first; what is pulled down goes with the title.
        if below > title + content.searchHeight || content.collapsingSearchHeight == 0 { return max(below - content.searchHeight, 0) }
        return min(below, title)
    }

    func placeSearchBar(inline: CGRect?) {
        guard let bar = content.searchBar, bar.superview === self else { return }
        if let inline {
            let height = min(bar.naturalHeight, inline.height)
            bar.bounds = CGRect(x: 0, y: 0, width: inline.width, height: height)
            bar.center = CGPoint(x: inline.midX, y: inline.midY)
            return
        }
        let top = content.isSearchAlone ? 0 : row.maxY + largeTitleRoom
        let height = max(bounds.height - top, 0)
        // By middle and size, since a transition may have displaced it.
        bar.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        bar.center = CGPoint(x: bounds.midX, y: top + height / 2)
        bar.setNeedsLayout()
    }

    /// While a search has the bar for itself, titles and buttons are gone. To be called inside of an animation.
    func showSearchAlone() {
        guard !isDisplaced, content.isSearchAlone != search.isShownAlone else { return }
        search.isShownAlone = content.isSearchAlone
        let alpha: CGFloat = content.isSearchAlone ? 0 : 1
        titleHolder.alpha = restingTitleAlpha
        largeTitle?.alpha = alpha
        backButton?.alpha = alpha
        setButtonsAlpha(alpha)
    }

    func displaceSearchBar(by x: CGFloat, alpha: CGFloat) {
        guard let bar = content.searchBar, bar.superview === self else { return }
        bar.transform = CGAffineTransform(translationX: x, y: 0)
        bar.alpha = alpha
    }
}
