/// The text that an input view controller types into. Declared in UIKitTextInput, and found by the name of its class.
@MainActor
package protocol InputDocument: UITextDocumentProxy {
    init(of controller: UIInputViewController)
    /// Another object is typed to; nil for none.
    func open(_ responder: UIResponder?)
    /// Nobody is to be typed to any more.
    func close()
}
