/// The objects that assistive technologies are notified of. They are asked for one by one, and nothing is made before that.
@MainActor
public protocol AccessibleTree: AnyObject {
    /// Some questions are about to be answered, with nothing else happening between them.
    func answersWillBegin()
    /// The object of a number; nil if it is long gone. The application is ``AccessibilityBus/root``.
    func node(_ id: Int) -> AccessibleNode?
    /// The numbers of the objects inside, in reading order.
    func children(of id: Int) -> [Int]
    /// Does one of the actions of an object; returns whether that was possible.
    func perform(_ action: Int, on id: Int) -> Bool
    /// Comes as near to an amount as the object's steps allow.
    func setAmount(_ amount: Double, of id: Int) -> Bool
    /// Goes to an object.
    func focus(_ id: Int) -> Bool
    /// Brings an object into view where something around it scrolls.
    func scrollToShow(_ id: Int) -> Bool

    // MARK: Texts. Places are counted in characters of Unicode, and lie in the text.

    /// Replaces a part of an editable text. Returns false where the object has none, or is long gone.
    func replaceText(in range: Range<Int>, with text: String, of id: Int) -> Bool
    /// Selects a part of a text; an empty one is the caret.
    func selectText(_ range: Range<Int>, of id: Int) -> Bool
    /// The rectangle around a part of a text, within the window; nil where it is not laid out.
    func frame(ofText range: Range<Int>, of id: Int) -> AccessibleNode.Frame?
    /// The character at a place of the window; nil where there is none.
    func textOffset(atX x: Int32, y: Int32, of id: Int) -> Int?
    /// Copies, cuts or pastes.
    func editText(_ edit: TextEdit, of id: Int) -> Bool

    // MARK: Tables

    /// The cell in a row and a column, which lie in the table.
    func cell(inRow row: Int, column: Int, of id: Int) -> Int?
    /// The headers of a row.
    func headers(ofRow row: Int, of id: Int) -> [Int]
    /// The headers of a column.
    func headers(ofColumn column: Int, of id: Int) -> [Int]

    // MARK: Around

    /// A screen reader has begun or ended to run.
    func screenReaderDidChange(isRunning: Bool)
    /// Somebody else listens for events, or nobody.
    func listenersDidChange()
}
