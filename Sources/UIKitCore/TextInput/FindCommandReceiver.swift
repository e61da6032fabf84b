/// An interaction that searches in its view, whatever the view itself performs.
@_spi(ForasteroInternal)
@MainActor
public protocol FindCommandReceiver: UIInteraction {
    /// Does what a command says; false if it says nothing here.
    func perform(_ command: FindCommand) -> Bool
}
