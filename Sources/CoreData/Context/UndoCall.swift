/// Calls an undo manager from the queue of a context: its members are those of the main actor as far as the compiler is concerned, because
/// apps call them there; one that a context of another queue has is used on that queue only.
func callUndoManager<Result>(_ body: @escaping @MainActor () -> Result) -> Result {
    unsafeBitCast(body, to: (() -> Result).self)()
}
