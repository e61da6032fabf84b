@_spi(ForasteroInternal) import UIKitCore

/// The controller that a navigation bar belongs to, and which alone changes its stack.
@MainActor
protocol NavigationBarManager: UIViewController {
    /// The back button was tapped.
    func navigationBarWantsPop(_ bar: UINavigationBar)
    /// The bar's content asks for another height, or for another layout of the views below.
    func navigationBarDidChange(_ bar: UINavigationBar, animated: Bool)
}
