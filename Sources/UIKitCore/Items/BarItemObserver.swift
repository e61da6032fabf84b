/// Who shows a bar item, and updates it when it changes.
@_spi(ForasteroInternal)
@preconcurrency @MainActor public protocol BarItemObserver: AnyObject {
    /// Called after a property that can be seen has changed.
    func barItemDidChange(_ item: UIBarItem)
}
