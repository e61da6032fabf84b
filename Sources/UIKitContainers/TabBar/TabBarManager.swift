import Foundation

/// The controller that a bar belongs to: it alone decides about the tabs and the selection.
@MainActor
protocol TabBarManager: AnyObject {
    /// The user has tapped a tab. Nothing is selected yet.
    func userDidTap(_ item: UITabBarItem)
    /// The safe area below the tabs, wherever the bar is at present, in points.
    var insetBelowTabs: CGFloat { get }
    /// The user rearranges the bar. The items are those offered, then those on the bar.
    func tabBarCustomizing(_ stage: CustomizingStage, _ items: [UITabBarItem])
}
