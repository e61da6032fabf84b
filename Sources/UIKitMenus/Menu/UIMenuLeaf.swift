/// An element that does something when it is chosen.
// apple: https://developer.apple.com/documentation/uikit/uimenuleaf
@preconcurrency @MainActor public protocol UIMenuLeaf: UIMenuElement {
    /// The title in the menu.
    var title: String { get set }
    /// A picture beside the title. Nil for none.
    var image: UIImage? { get set }
    /// A longer text that explains the element.
    var discoverabilityTitle: String? { get set }
    /// Says whether the element can be chosen, and how it looks.
    var attributes: UIMenuElement.Attributes { get set }
    /// Says whether the element is marked as on, off or mixed.
    var state: UIMenuElement.State { get set }
    /// Who uses the element at present; nil outside of its work.
    var sender: Any? { get }

    /// Does what the element is for.
    /// - Parameters:
    ///   - sender: who uses it, to be read from ``sender`` meanwhile.
    ///   - target: the object that a command would be sent to. An action needs none.
    func performWithSender(_ sender: Any?, target: Any?)
}
