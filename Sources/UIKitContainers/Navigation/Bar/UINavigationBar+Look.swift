import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension UINavigationBar {
    private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

    /// The look while the top controller is shown.
    var look: NavigationBarLook {
        let metrics: UIBarMetrics = isCompact ? .compact : .default
        return NavigationBarLook(
            appearance: settings.appearance(for: topItem, isCompact: isCompact, isAtEdge: isAtScrollEdge), isCompact: isCompact,
            titleOffset: settings.titleOffsets[metrics] ?? 0)
    }

    /// The content for a stack; nil if it is empty.
    func content(of items: [UINavigationItem]) -> NavigationBarContent? {
        NavigationBarContent(items, prefersLargeTitles: prefersLargeTitles && !isCompact)
    }

    /// The height for the top controller.
    var preferredHeight: CGFloat {
        let look = look
        var height = look.rowHeight
        guard let content = content(of: stack) else { return height }
        if content.isSearchAlone { return content.searchHeight }
        height += content.searchHeight
        if content.item.prompt != nil { height += look.theme.promptHeight }
        if content.isLarge { height += look.theme.largeTitleHeight }
        return height
    }

    /// How much of ``preferredHeight`` is for a large title and a search bar that give way to content, and for that search bar alone.
    var collapsingHeight: (all: CGFloat, search: CGFloat) {
        guard let content = content(of: stack), !content.isSearchAlone else { return (0, 0) }
        let search = content.collapsingSearchHeight
        return (search + (content.isLarge ? look.theme.largeTitleHeight : 0), search)
    }

    /// Puts the search bar of the top controller to where it belongs in a bar of this width.
    func placeSearch() {
        guard let item = topItem, let search = item.searchController else { return }
        let isRoomy = traitCollection.horizontalSizeClass == .regular && !isCompact
        let wantsInline = item.preferredSearchBarPlacement == .inline || item.preferredSearchBarPlacement == .automatic && isRoomy
        search.take(wantsInline ? .navigationInline : .navigationRow)
    }

    /// Shows the background that belongs to the top controller. What changes can be animated.
    func showBackground() {
        background.show(look.appearance)
        background.position = barPosition
        itemViews.overrideUserInterfaceStyle = settings.former.interfaceStyle
        background.overrideUserInterfaceStyle = settings.former.interfaceStyle
    }

    /// Something has changed that all child controllers share.
    func lookDidChange(isAnimated: Bool = false) {
        showBackground()
        showTopPage(isAnimated: isAnimated)
    }

    /// Shows the top controller anew, which may ask for another height.
    func contentDidChange(animated: Bool) {
        placeSearch()
        lookDidChange(isAnimated: animated)
        invalidateIntrinsicContentSize()
        manager?.navigationBarDidChange(self, animated: animated)
    }

    func layoutPages() {
        // The background of a bar at the top of the screen goes on under the status bar.
        let reach = barPosition == .topAttached ? max(0, frame.minY) : 0
        background.frame = CGRect(x: 0, y: -reach, width: bounds.width, height: bounds.height + reach)
        itemViews.frame = bounds
        for itemView in itemViews.subviews { itemView.frame = itemViews.bounds }
    }
}
