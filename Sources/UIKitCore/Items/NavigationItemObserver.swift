/// Who shows a navigation item, and updates it when it changes.
@_spi(ForasteroInternal)
@preconcurrency @MainActor public protocol NavigationItemObserver: AnyObject {
    /// Called after a property that can be seen has changed.
    func navigationItemDidChange(_ item: UINavigationItem, animated: Bool)
}
