/// An interaction that searches in its view, whatever the view itself performs.
@MainActor
package protocol FindCommandReceiver: UIInteraction {
    /// Says whether a command says anything here.
    func canPerform(_ command: FindCommand) -> Bool
    /// Does what a command says.
    func perform(_ command: FindCommand)
}
