/// Knows the commands of every app that are no methods of responders: undoing, searching, ending. Declared in UIKitTextInput, and found
/// by the name of its class.
@MainActor
package protocol StandardCommandPerforming: AnyObject {
    static func work(of action: Selector, from start: UIResponder) -> StandardCommandWork
}

/// What a command of the main menu does at the moment.
@MainActor
package enum StandardCommandWork {
    /// It is sent to a responder, as those of apps are.
    case message
    /// Nothing: there is nothing to undo, or nowhere to search.
    case impossible
    case possible(@MainActor () -> Void)
}
