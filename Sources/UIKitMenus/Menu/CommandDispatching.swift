/// Sends the action of a command to its target. The application does, and is found by its name.
@MainActor package protocol CommandDispatching {
    /// Sends the command's action to the target; without one, to the first object of the responder chain that performs it.
    static func send(_ command: UICommand, to target: Any?)
}
