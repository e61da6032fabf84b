/// How objects, and other contexts, know a context without keeping it.
final class ContextReference: Sendable {
    private let shared = SharedWeakReference<NSManagedObjectContext>()
    /// The objects of the context that the store has. They are here as the last of them may die after the context.
    let known = KnownObjects()

    /// The context; nil once it is gone.
    var context: NSManagedObjectContext? { shared.object }

    func begin(_ context: NSManagedObjectContext) { shared.begin(context) }
    func end() { shared.end() }
}
