import UIKitCore

/// A controller in a tab that knows more about tabs than others do: one with a stack.
@MainActor
protocol TabContent: UIViewController {
    /// True if what is shown now wants no tab bar.
    var hidesTabBar: Bool { get }
    /// The user has tapped the tab, which was selected already.
    func tabWasTappedAgain()
}
