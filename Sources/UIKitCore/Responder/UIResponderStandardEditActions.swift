/// The commands of an edit menu.
// apple: https://developer.apple.com/documentation/uikit/uiresponderstandardeditactions
@preconcurrency @MainActor @objc public protocol UIResponderStandardEditActions: NSObjectProtocol {
    @objc(cut:) optional func cut(_ sender: Any?)
    @objc(copy:) optional func copy(_ sender: Any?)
    @objc(paste:) optional func paste(_ sender: Any?)
    @objc(select:) optional func select(_ sender: Any?)
    @objc(selectAll:) optional func selectAll(_ sender: Any?)
    @objc(delete:) optional func delete(_ sender: Any?)
}
