/// An object that a context knows without keeping it.
struct WeakObject {
    weak var object: NSManagedObject?
}
