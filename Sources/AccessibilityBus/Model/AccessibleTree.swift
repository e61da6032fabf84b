/// The objects that assistive technologies are notified of. They are asked for one by one, and nothing is made before that.
@MainActor
public protocol AccessibleTree: AnyObject {
    /// The object of a number; nil if it is long gone. The application is ``AccessibilityBus/root``.
    func node(_ id: Int) -> AccessibleNode?
    /// Does one of the actions of an object; returns whether that was possible.
    func perform(_ action: Int, on id: Int) -> Bool
    /// Comes as near to an amount as the object's steps allow.
    func setAmount(_ amount: Double, of id: Int) -> Bool
    /// Replaces all of an editable text. Returns false where the object has none, or is long gone.
    func setText(_ text: String, of id: Int) -> Bool
    /// Goes to an object.
    func focus(_ id: Int) -> Bool
    /// A screen reader has begun or ended to run.
    func screenReaderDidChange(isRunning: Bool)
}
