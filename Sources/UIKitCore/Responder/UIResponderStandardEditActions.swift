/// The commands of an edit menu, and those of keys that every text understands.
// apple: https://developer.apple.com/documentation/uikit/uiresponderstandardeditactions
@preconcurrency @MainActor @objc public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Copies what is selected, and takes it out: Command-X.
    @objc(cut:) optional func cut(_ sender: Any?)
    /// Copies what is selected: Command-C.
    @objc(copy:) optional func copy(_ sender: Any?)
    /// Puts in what was copied: Command-V.
    @objc(paste:) optional func paste(_ sender: Any?)
    /// Selects what is at the caret, such as a word.
    @objc(select:) optional func select(_ sender: Any?)
    /// Selects everything: Command-A.
    @objc(selectAll:) optional func selectAll(_ sender: Any?)
    /// Takes out what is selected, without copying it.
    @objc(delete:) optional func delete(_ sender: Any?)

    /// Makes what is selected bold, or no longer: Command-B.
    @objc(toggleBoldface:) optional func toggleBoldface(_ sender: Any?)
    /// Makes what is selected italic, or no longer: Command-I.
    @objc(toggleItalics:) optional func toggleItalics(_ sender: Any?)
    /// Puts a line under what is selected, or takes it away: Command-U.
    @objc(toggleUnderline:) optional func toggleUnderline(_ sender: Any?)
    /// Has the paragraphs of what is selected run from left to right.
    @objc(makeTextWritingDirectionLeftToRight:) optional func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    /// Has the paragraphs of what is selected run from right to left.
    @objc(makeTextWritingDirectionRightToLeft:) optional func makeTextWritingDirectionRightToLeft(_ sender: Any?)

    /// Shows where a text to be searched for is typed: Command-F.
    @objc(find:) optional func find(_ sender: Any?)
    /// The same, with a replacement text: Option-Command-F.
    @objc(findAndReplace:) optional func findAndReplace(_ sender: Any?)
    /// Goes to the next match: Command-G.
    @objc(findNext:) optional func findNext(_ sender: Any?)
    /// Goes to the position before: Shift-Command-G.
    @objc(findPrevious:) optional func findPrevious(_ sender: Any?)
    /// Searches for what is selected: Command-E.
    @objc(useSelectionForFind:) optional func useSelectionForFind(_ sender: Any?)
}
