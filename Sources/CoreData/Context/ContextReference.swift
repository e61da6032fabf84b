/// How objects know their context without keeping it.
// optimization: each object would make a weak reference of its own, and unmake it. This is counted, and there is one for each context.
final class ContextReference {
    weak var context: NSManagedObjectContext?
}
