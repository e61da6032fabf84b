/// An interaction that searches in its view, whatever the view itself performs.
@MainActor
package protocol FindCommandReceiver: UIInteraction {
    /// Does what a command says; false if it says nothing here.
    func perform(_ command: FindCommand) -> Bool
}
