/// Where text is being typed: reports to the system's input method what it needs to know.
@MainActor
public protocol DisplayTextInput: AnyObject {
    /// True if text events are wanted. While true the screen sends ``DisplayEvent/text(_:)``.
    var isActive: Bool { get }

    /// Begins to send text events.
    /// - Parameter caret: where the caret stands, in points of the screen; candidate windows keep clear of it.
    func begin(caret: CGRect)

    /// The caret has moved. Does nothing while inactive.
    func move(caret: CGRect)

    /// Ends text events and drops an unfinished composition.
    func end()
}
