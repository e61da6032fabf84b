import Foundation

/// A responder that holds a text with a selection, and shows where its characters stand.
///
/// The keys that move the caret, and input methods, work with everything that adopts it.
// apple: https://developer.apple.com/documentation/uikit/uitextinput
@preconcurrency @MainActor @objc public protocol UITextInput: UIKeyInput {
    // MARK: The caret that follows a finger

    /// A finger takes hold of the caret. Points are in the view's coordinates; what counts is how far they are from this one.
    // apple: https://developer.apple.com/documentation/uikit/uitextinput/beginfloatingcursor(at:)
    @objc(beginFloatingCursorAtPoint:) optional func beginFloatingCursor(at point: CGPoint)
    /// The finger has moved.
    @objc(updateFloatingCursorAtPoint:) optional func updateFloatingCursor(at point: CGPoint)
    /// The finger lets go of the caret.
    @objc optional func endFloatingCursor()

    // MARK: Characters

    /// The characters of a stretch; nil if it is no stretch of this text.
    @objc(textInRange:) func text(in range: UITextRange) -> String?
    /// Replaces the characters of a range.
    @objc(replaceRange:withText:) func replace(_ range: UITextRange, withText text: String)

    /// The selection; without length it is the caret. Nil if there is neither.
    var selectedTextRange: UITextRange? { get set }

    // MARK: Text that is being composed

    /// The range that an input method is still at work on; nil for none.
    var markedTextRange: UITextRange? { get }
    /// How that text looks; nil is left to the object.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    /// Replaces the marked text, or the selection.
    /// - Parameter selectedRange: what is selected of it then, in UTF-16 units of `markedText`.
    @objc(setMarkedText:selectedRange:) func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Composed text is text like any other from now on.
    func unmarkText()

    // MARK: Positions

    /// The position before the first character.
    var beginningOfDocument: UITextPosition { get }
    /// The position after the last character.
    var endOfDocument: UITextPosition { get }
    /// The stretch between two positions in either order.
    @objc(textRangeFromPosition:toPosition:)
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// The position so many UTF-16 units further on; nil outside the text.
    @objc(positionFromPosition:offset:) func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// The position so many characters further on as one sees it; nil outside the text.
    @objc(positionFromPosition:inDirection:offset:)
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
    /// Which of two positions comes first: ascending if it is `position`.
    @objc(comparePosition:toPosition:) func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// How many UTF-16 units lie between two positions; less than zero if the second one comes first.
    @objc(offsetFromPosition:toPosition:) func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

    /// Who is notified of changes that do not come from the system. Not kept alive.
    var inputDelegate: (any UITextInputDelegate)? { get set }
    /// Who knows where words begin and end.
    var tokenizer: any UITextInputTokenizer { get }

    // MARK: As one sees it

    /// The end of a stretch that lies farthest in a direction.
    @objc(positionWithinRange:farthestInDirection:)
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    /// The stretch from a position as far as the text goes in a direction.
    @objc(characterRangeByExtendingPosition:inDirection:)
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
    /// Which way the text at a position is read.
    @objc(baseWritingDirectionForPosition:inDirection:)
    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
    /// Has a stretch read another way.
    @objc(setBaseWritingDirection:forRange:)
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

    // Rectangles and points are in the coordinates of the view that shows the text.

    /// Where the first line of a stretch stands.
    @objc(firstRectForRange:) func firstRect(for range: UITextRange) -> CGRect
    /// Where a caret is at a position.
    @objc(caretRectForPosition:) func caretRect(for position: UITextPosition) -> CGRect
    /// The rectangles of a selected stretch.
    @objc(selectionRectsForRange:) func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// The position nearest to a position.
    @objc(closestPositionToPoint:) func closestPosition(to point: CGPoint) -> UITextPosition?
    /// The position nearest to a position, among those of a stretch.
    @objc(closestPositionToPoint:withinRange:) func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    /// The character at a position; nil beside the text.
    @objc(characterRangeAtPoint:) func characterRange(at point: CGPoint) -> UITextRange?

    /// The view in whose coordinates rectangles are. Without it: the object itself.
    @objc optional var textInputView: UIView { get }
}
