import UIKitCore

/// A controller in a tab that knows more about tabs than others do: one with a stack.
@MainActor
protocol TabContent: UIViewController {
    /// The controller whose ``UIViewController/tabBarItem`` stands for this one unless it has been given its own.
    var controllerForTab: UIViewController? { get }
    /// Whether what is shown now wants no tab bar.
    var hidesTabBar: Bool { get }
    /// The user has tapped the tab, which was selected already.
    func tabWasTappedAgain()
}
