/// The commands of an edit menu, and those of keys that every text understands.
// apple: https://developer.apple.com/documentation/uikit/uiresponderstandardeditactions
@preconcurrency @MainActor @objc public protocol UIResponderStandardEditActions: NSObjectProtocol {
    @objc(cut:) optional func cut(_ sender: Any?)
    @objc(copy:) optional func copy(_ sender: Any?)
    @objc(paste:) optional func paste(_ sender: Any?)
    @objc(select:) optional func select(_ sender: Any?)
    @objc(selectAll:) optional func selectAll(_ sender: Any?)
    @objc(delete:) optional func delete(_ sender: Any?)

    /// Shows where a text to be searched for is typed: Command-F.
    @objc(find:) optional func find(_ sender: Any?)
    /// The same, with a text to put in its place: Option-Command-F.
    @objc(findAndReplace:) optional func findAndReplace(_ sender: Any?)
    /// Goes to the next place where it was found: Command-G.
    @objc(findNext:) optional func findNext(_ sender: Any?)
    /// Goes to the place before: Shift-Command-G.
    @objc(findPrevious:) optional func findPrevious(_ sender: Any?)
    /// Searches for what is selected: Command-E.
    @objc(useSelectionForFind:) optional func useSelectionForFind(_ sender: Any?)
}
