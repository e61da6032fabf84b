import UIKitInteractions
import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// A view whose text a ``TextEditor`` changes: it holds the characters, shows them, and calls the delegate.
///
/// Positions are counted in UTF-16 units. Ranges that are handed over lie within the text.
@MainActor
protocol EditedText: UIView, UITextInput {
    var editor: TextEditor { get }

    // MARK: Characters

    var textLength: Int { get }
    func unit(at location: Int) -> UInt16
    func characters(in range: NSRange) -> String
    /// With their look, for those who bring them back.
    func styledCharacters(in range: NSRange) -> NSAttributedString
    /// Puts characters in the place of others, without a word to anybody.
    /// - Parameter attributes: their look; nil is that of what is there.
    func replaceCharacters(in range: NSRange, with text: String, attributes: [NSAttributedString.Key: Any]?)
    /// The same for characters that have a look of their own.
    func replaceCharacters(in range: NSRange, withStyled text: NSAttributedString)

    // MARK: Rules

    /// True if a person may change the text now.
    var acceptsChanges: Bool { get }
    /// Lets people change the text from now on.
    func allowChanges()
    /// True if there is a selection now, which is notified of when it changes.
    var hasSelection: Bool { get }
    /// The range that the next character replaces.
    var rangeToType: NSRange { get }
    /// The traits of the keyboard, and of typed text.
    var traits: TextTraits { get }
    /// True if the characters are hidden from those who look on.
    var isSecret: Bool { get }
    /// The text as there is room for it, such as without line feeds.
    func fitting(_ text: String) -> String
    /// True if text that is pasted keeps its look, and pictures can be pasted.
    var takesStyledText: Bool { get }
    /// The look of what is typed next.
    var typingLook: [NSAttributedString.Key: Any] { get }
    /// Asks the delegate that helps with pasting; nil where there is none.
    var pastingWithDelegate: TextPasting? { get }
    /// Asks whether a person may do something.
    func mayChange(_ range: NSRange, to text: String) -> Bool
    /// The key that deletes was pressed where there is nothing to delete.
    func deletedNothing()

    // MARK: News

    func selectionHasChanged()
    /// A person has changed the text.
    func textHasChanged()
    /// Brings caret and selection to the screen.
    func focusHasMoved()

    // MARK: Places on screen

    func location(nearest point: CGPoint) -> Int
    /// Where the menu keeps clear of; null where nothing is seen.
    var seenSelection: CGRect { get }

    /// True if the selection and the caret are shown.
    var showsMarks: Bool { get }
    var showsCaret: Bool { get }
    /// The stretch of which anything is seen.
    var seenCharacters: NSRange { get }
    /// Where the lines of a stretch have their foot: rectangles without height.
    func underlines(of range: NSRange) -> [CGRect]
    /// The rectangles of a stretch, as far as it may be visible.
    func markedRects(of range: NSRange) -> [CGRect]

    // MARK: The menu

    func editMenu(for range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    func willPresentMenu(with animator: any UIEditMenuInteractionAnimating)
    func willDismissMenu(with animator: any UIEditMenuInteractionAnimating)
}
