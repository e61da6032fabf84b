/// An interaction that shows where the caret of its view is, whoever moves it.
@MainActor
package protocol TypedTextObserver: UIInteraction {
    /// Something was typed, or the view has become first responder or ceased to be.
    func typedTextDidChange()
}
